/** Shoppers who order from a store: each another person from another network. */
import { Agent, request } from 'node:http';

let buyers = 0;

const network = (n) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

export function shopFor({ origin, storeId, methodId, variantIds }, connections) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const post = (path, body, ip) =>
    new Promise((resolve, reject) => {
      const text = JSON.stringify(body);
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
        'x-forwarded-for': ip,
      };
      request(`${origin}${path}`, { agent, method: 'POST', headers }, (reply) => {
        const parts = [];
        reply.on('data', (part) => parts.push(part));
        reply.once('end', () =>
          resolve({ status: reply.statusCode, body: JSON.parse(Buffer.concat(parts).toString()) }),
        );
      })
        .once('error', reject)
        .end(text);
    });
  const wanted = (variantId) => {
    buyers += 1;
    const n = buyers;
    const contact = { name: 'Robin Berg', email: `buyer.${n}@example.com` };
    const items = [{ variant_id: variantId ?? variantIds[n % variantIds.length], quantity: 1 }];
    return { ip: network(n), order: { store_id: storeId, items, contact, method_id: methodId } };
  };
  const fine = ({ status, body }) => {
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body.data;
  };
  return {
    end: () => agent.destroy(),
    atPickUp: async () => {
      const { ip, order } = wanted();
      fine(await post('/v1/order', { ...order, tender: 'pickup' }, ip));
    },
    byCard: async () => {
      const { ip, order } = wanted();
      const { order: made } = fine(await post('/v1/payment/payment-intent', order, ip));
      const paid = { store_id: storeId, link: made.link, card: 'pm_card_visa' };
      fine(await post('/v1/payment/test-pay', paid, ip));
    },
    /** One of many who want the same: the code of the refusal, or what became of the payment. */
    rush: async (variantId) => {
      const { ip, order } = wanted(variantId);
      const made = await post('/v1/payment/payment-intent', order, ip);
      if (made.status !== 200) return made.body.code;
      const paid = { store_id: storeId, link: made.body.data.order.link, card: 'pm_card_visa' };
      return fine(await post('/v1/payment/test-pay', paid, ip)).state;
    },
  };
}
