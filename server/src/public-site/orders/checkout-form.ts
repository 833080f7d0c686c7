import type { CheckoutValues } from '@swapt/shared/public';
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
  return item ? [item] : [];
}

export const basketAddress = (storeId: string, { items, isCart }: Basket): string =>
  checkoutAddress(storeId, items, isCart);

/** What was typed, cut where nobody types so much. */
export function readValues(body: unknown): CheckoutValues {
  const method = fieldOf(body, 'method').slice(0, 40);
  return {
    name: fieldOf(body, 'name').slice(0, 300),
    email: fieldOf(body, 'email').slice(0, 300),
    phone: fieldOf(body, 'phone').slice(0, 60),
    code: fieldOf(body, 'code').slice(0, discountLimits.code),
    note: fieldOf(body, 'note').slice(0, 2 * orderLimits.note),
    method,
    time: fieldOf(body, `time.${method}`).slice(0, 40),
  };
}

export const noValues: CheckoutValues = { name: '', email: '', phone: '', note: '', code: '', method: '', time: '' };
