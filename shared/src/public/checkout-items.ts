import { toLedBy, type LedBy } from './led-by.js';
import type { CheckoutValues } from './screens/checkout.js';

/** What somebody orders, in the address of the checkout: so it survives a reload, the way back and a form without script. */
export interface CheckoutItem extends LedBy {
  variant_id: string;
  quantity: number;
  add_ons: { add_on_id: string; quantity: number }[];
}

export function writeItem({ variant_id, quantity, add_ons, code_id, page_id }: CheckoutItem): string {
  const item = [variant_id, quantity, ...add_ons.flatMap((one) => [one.add_on_id, one.quantity])].join('.');
  return code_id || page_id ? [item, code_id ?? '', page_id ?? ''].join('_') : item;
}

/** Nothing where it is no item. Whether there is such a thing, the server finds out. */
export function readItem(text: string): CheckoutItem | undefined {
  const [item = '', code, page] = text.split('_');
  const [variant_id = '', quantity = '', ...rest] = item.split('.');
  const add_ons = Array.from({ length: rest.length / 2 }, (_, at) => ({
    add_on_id: rest[2 * at] ?? '',
    quantity: Number(rest[2 * at + 1]),
  }));
  const isFine = isId(variant_id) && isCount(Number(quantity)) && rest.length % 2 === 0;
  const areFine = add_ons.every((one) => isId(one.add_on_id) && isCount(one.quantity));
  return isFine && areFine ? { variant_id, quantity: Number(quantity), add_ons, ...toLedBy(code, page) } : undefined;
}

/** The address of the checkout for these; `fromCart`: they are all that is in the cart. */
export function checkoutAddress(storeId: string, items: readonly CheckoutItem[], fromCart = false): string {
  const query = new URLSearchParams(items.map((item) => ['item', writeItem(item)]));
  if (fromCart) query.set('cart', '1');
  return `/checkout/${storeId}/?${query.toString()}`;
}

type Reckoning = Pick<CheckoutValues, 'method' | 'country' | 'postcode' | 'region' | 'code'>;

/** What a total was reckoned for. Where a form comes with another, the buyer sees the new total before it is an order. */
export const reckonedFor = ({ method, country, postcode, region, code }: Reckoning): string =>
  JSON.stringify([method, country, postcode, region, code]);

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
const isCount = (number: number) => Number.isInteger(number) && number >= 1;
