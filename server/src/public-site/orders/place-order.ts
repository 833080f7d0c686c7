import type { ShownOrder } from '@swapt/shared/contract';
import type { CheckoutValues } from '@swapt/shared/public';
import { orderInStore } from '../../modules/checkout/checkout.service.js';
import { visitorOfBrowser } from '../../modules/promo-locks/promo-locks.service.js';
import { once, requestHash } from '../../platform/http/idempotency/idempotency.js';
import type { Services } from '../../platform/services.js';
import { textsFor } from '../shopper-language.js';
import type { Basket } from './checkout-form.js';
import { attemptOf, type Asked, type ReadCheckout } from './checkout-page.js';

interface Ordered {
  basket: Basket;
  values: CheckoutValues;
  quote: NonNullable<ReadCheckout['quote']>;
  /** What the buyer saw that it comes to; empty where nothing was shown. */
  total: string;
}

/** The order of a form. Sent twice, it is the same one: its key is the page it was on, with what was typed. */
export function placeOrder(
  services: Services,
  request: Asked,
  { basket: { items }, values, quote, total: shown }: Ordered,
): Promise<ShownOrder> {
  const { name, email, phone, note, code, method, time } = values;
  const { line1, line2, postcode, city, region, country } = values;
  const total = Number(shown);
  const asked = {
    ...{ items, contact: { name, email, phone }, method_id: method, note, tender: tenderOf(values, quote) },
    ...(isDelivery(values, quote) && { address: { line1, line2, postcode, city, region, country } }),
    ...(time !== '' && { pickup_from: time }),
    ...(code !== '' && { codes: [code], visitor: visitorOfBrowser(request.headers) }),
    ...(shown !== '' && Number.isSafeInteger(total) && { total }),
  };
  const operation = 'orders.create';
  const hash = requestHash(operation, asked);
  const key = `${attemptOf(request)} ${hash.toString('base64url')}`;
  return orderInStore(services, request.params.id.toLowerCase(), asked, {
    language: textsFor(request).language,
    ip: request.ip,
    once: (orgId, work) =>
      services.db.org(orgId, async (tx) => {
        const id = { orgId, caller: 'public', key };
        const call = { id, operation, hash, keeps: true, now: services.now() };
        return readBack(await once(tx, call, async () => JSON.stringify(await work(tx))));
      }),
  });
}

/** The parse edge of a reply that was written here. */
const readBack = (reply: string) => JSON.parse(reply) as ShownOrder;

export const isDelivery = ({ method }: CheckoutValues, { methods }: Ordered['quote']): boolean =>
  methods.some(({ method_id: id, kind }) => id === method && kind === 'delivery');

/** Where there is only one way to pay, the form asks for none; what a form without script asked before it was changed does not count. */
function tenderOf({ tender }: CheckoutValues, { tenders: [first, ...others] }: Ordered['quote']): 'card' | 'pickup' {
  if (others.length === 0) return first === 'card' ? 'card' : 'pickup';
  return tender === 'pickup' ? 'pickup' : 'card';
}
