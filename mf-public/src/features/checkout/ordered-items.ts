import { readItem, type CheckoutItem } from '@swapt/shared/public/checkout-items';

const queryOf = (action: string) => new URLSearchParams(action.slice(action.indexOf('?') + 1));

/** What the address of a checkout orders. */
export const itemsOf = (action: string): CheckoutItem[] =>
  queryOf(action)
    .getAll('item')
    .flatMap((text) => readItem(text) ?? []);

/** All of it is what the cart has. */
export const isOfCart = (action: string): boolean => queryOf(action).get('cart') === '1';

/** A field of a form as it was typed. */
export function typedIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value.trim() : '';
}
