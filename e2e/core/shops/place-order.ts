import type { Call } from '@swapt/shared/client';

/** An order of a shopper who pays at pick-up. */
export async function placeOrder(call: Call, store_id: string, variant_id: string, quantity = 1) {
  const items = [{ variant_id, quantity }];
  const { data: quote } = await call('orders.quote', { store_id, items });
  const { data } = await call('orders.create', {
    ...{ store_id, items, method_id: quote.method_id ?? '', tender: 'pickup', note: 'Comes at noon' },
    contact: { name: 'Robin Berg', email: `robin-${store_id}@example.com` },
  });
  return data;
}
