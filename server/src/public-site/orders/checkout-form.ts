import type { CheckoutValues } from '@swapt/shared/public';
import { readLedBy } from '@swapt/shared/public/led-by';
import { checkoutAddress, readItem, type CheckoutItem } from '@swapt/shared/public/checkout-items';
import { discountLimits, orderLimits, storeLimits } from '@swapt/shared/values';
import { fieldOf } from '../forms.js';

/** What stands in the address of a checkout. */
export interface Basket {
  items: CheckoutItem[];
  /** All of it is what the cart has. */
  isCart: boolean;
}

/** What somebody orders: the items of the address, or those of the plain form “Buy now” of a product. */
export function readBasket(url: string): Basket {
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const items = query
    .getAll('item')
    .slice(0, storeLimits.cartLines)
    .flatMap((text) => readItem(text) ?? []);
  return { items: items.length > 0 ? items : bought(query), isCart: query.get('cart') === '1' };
}

function bought(query: URLSearchParams): CheckoutItem[] {
  const addOns = [...query].flatMap(([name, count]) =>
    name.startsWith('add-on.') && count !== '0'
      ? [`.${name.slice('add-on.'.length)}.${count === 'on' ? '1' : count}`]
      : [],
  );
  const item = readItem(`${query.get('variant') ?? ''}.${query.get('quantity') ?? '1'}${addOns.join('')}`);
  return item ? [{ ...item, ...readLedBy(query) }] : [];
}

export const basketAddress = (storeId: string, { items, isCart }: Basket): string =>
  checkoutAddress(storeId, items, isCart);

/** What was typed, cut where nobody types so much. */
export function readValues(body: unknown): CheckoutValues {
  const read = (name: string, most: number) => fieldOf(body, name).slice(0, most);
  const method = read('method', 40);
  return {
    name: read('name', 300),
    email: read('email', 300),
    phone: read('phone', 60),
    code: read('code', discountLimits.code),
    note: read('note', 2 * orderLimits.note),
    method,
    time: read(`time.${method}`, 40),
    tender: read('tender', 10),
    line1: read('line1', orderLimits.addressLine),
    line2: read('line2', orderLimits.addressLine),
    postcode: read('postcode', 20),
    city: read('city', orderLimits.addressLine),
    region: read('region', orderLimits.addressLine),
    country: read('country', 2),
  };
}

export const noValues: CheckoutValues = readValues({});
