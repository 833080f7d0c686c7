import type { Api } from '@swapt/shared/contract';
import { isSame } from '@swapt/shared/drafts';
import { eventLimits, storeLimits } from '@swapt/shared/values';

export type Shelf = Api['pos.shelf']['out']['data'];
export type ShelfItem = Shelf['items'][number];
export type ShelfDiscount = Shelf['discounts'][number];
export type Off = NonNullable<Api['pos.sell']['in']['off']>;

export interface Goods {
  variant_id: string;
  quantity: number;
  /** For each one of the line. */
  add_ons: readonly { add_on_id: string; quantity: number }[];
  /** As it stood on the shelf when it was added: it may be gone from there. */
  name: string;
}

/** An amount without a product. */
export interface Free {
  name: string;
  amount: number;
}

/** What somebody is about to buy at the desk. */
export interface Cart {
  goods: readonly Goods[];
  free: readonly Free[];
  off: Off | null;
  codes: readonly string[];
  tip: number;
  email: string;
}

export const emptyCart: Cart = { goods: [], free: [], off: null, codes: [], tip: 0, email: '' };

export const isEmpty = ({ goods, free }: Cart): boolean => goods.length + free.length === 0;

export const nameOf = ({ name, option_values: values }: ShelfItem): string =>
  [name, values.join(', ')].filter(Boolean).join(', ');

/** One more of it; a line of the same with the same add-ons gets it. The same cart where no more fits in. */
export function addGoods(cart: Cart, item: ShelfItem, addOns: Goods['add_ons'] = []): Cart {
  const at = cart.goods.findIndex((one) => one.variant_id === item.variant_id && isSame(one.add_ons, addOns));
  const found = cart.goods[at];
  if (found) return found.quantity < storeLimits.perLine ? setQuantity(cart, at, found.quantity + 1) : cart;
  if (cart.goods.length + cart.free.length >= storeLimits.cartLines) return cart;
  const line = { variant_id: item.variant_id, quantity: 1, add_ons: addOns, name: nameOf(item) };
  return { ...cart, goods: [...cart.goods, line] };
}

/** None of it takes the line away. */
export function setQuantity(cart: Cart, at: number, quantity: number): Cart {
  const wanted = Math.min(quantity, storeLimits.perLine);
  const goods = cart.goods.map((one, n) => (n === at ? { ...one, quantity: wanted } : one));
  return { ...cart, goods: goods.filter((one) => one.quantity > 0) };
}

/** The same cart where no more fits in. */
export const addFree = (cart: Cart, free: Free): Cart =>
  cart.free.length >= eventLimits.freeAmounts ? cart : { ...cart, free: [...cart.free, free] };

export const removeFree = (cart: Cart, at: number): Cart => ({
  ...cart,
  free: cart.free.filter((_, n) => n !== at),
});

/** What a typed text or a scanned code means: the one thing that has it as its code, or all whose words begin so. */
export function findItems(items: readonly ShelfItem[], typed: string): readonly ShelfItem[] {
  const wanted = typed.trim().toLowerCase();
  if (!wanted) return items;
  const exact = items.filter(({ barcode, sku }) => [barcode, sku].some((one) => one.toLowerCase() === wanted));
  if (exact.length > 0) return exact;
  const words = wanted.split(/\s+/);
  return items.filter((item) => {
    const own = `${nameOf(item)} ${item.sku} ${item.barcode} ${item.category}`.toLowerCase().split(/[\s,]+/);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
}

/** As the server takes it. */
export const sentCart = ({ goods, free, off, codes, tip, email }: Cart) => ({
  ...(goods.length > 0 && {
    items: goods.map(({ variant_id, quantity, add_ons }) => ({
      ...{ variant_id, quantity },
      ...(add_ons.length > 0 && { add_ons: [...add_ons] }),
    })),
  }),
  ...(free.length > 0 && { amounts: [...free] }),
  ...(codes.length > 0 && { codes: [...codes] }),
  ...(off && { off }),
  ...(tip > 0 && { tip }),
  ...(email && { email }),
});
