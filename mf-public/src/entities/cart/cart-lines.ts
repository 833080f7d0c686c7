import { toLedBy, type LedBy } from '@swapt/shared/public/led-by';
import { storeLimits } from '@swapt/shared/values';

/** A variant in a cart, with what it was called and cost when it was put there. */
export interface CartLine extends LedBy {
  /** Of the variant and its add-ons: the same mug with and without gift wrap are two lines. */
  id: string;
  variant_id: string;
  quantity: number;
  item_id: string;
  name: string;
  option_values: string[];
  price: KeptPrice;
  add_ons: CartAddOn[];
}

interface KeptPrice {
  amount: number;
  text: string;
}

/** So many of an add-on for each one of a line. */
export interface CartAddOn {
  add_on_id: string;
  quantity: number;
  name: string;
  price: KeptPrice;
}

export const lineId = (variantId: string, addOns: readonly Pick<CartAddOn, 'add_on_id' | 'quantity'>[]): string =>
  [variantId, ...addOns.map(({ add_on_id, quantity }) => `${add_on_id}x${quantity}`).sort()].join('+');

/** The carts of all stores, by the id of the store. */
export type Carts = Readonly<Record<string, readonly CartLine[]>>;

const least = 1;
/** Of a line. */
export const inBounds = (quantity: number) => Math.min(Math.max(quantity, least), storeLimits.perLine);

/** Raises the quantity of a line that is there, and appends one that is not. */
export function addLine(lines: readonly CartLine[], added: CartLine): CartLine[] {
  if (!lines.some(({ id }) => id === added.id))
    return [...lines, { ...added, quantity: inBounds(added.quantity) }].slice(0, storeLimits.cartLines);
  return lines.map((line) =>
    line.id === added.id ? { ...ledTo(line), ...added, quantity: inBounds(line.quantity + added.quantity) } : line,
  );
}

/** What led to a line stays with it until something else leads to the same. */
const ledTo = ({ code_id, page_id }: CartLine): LedBy => toLedBy(code_id, page_id);

const change = (lines: readonly CartLine[], id: string, of: (line: CartLine) => Partial<CartLine>): CartLine[] =>
  lines.map((line) => (line.id === id ? { ...line, ...of(line) } : line));

export const increment = (lines: readonly CartLine[], id: string) =>
  change(lines, id, ({ quantity }) => ({ quantity: inBounds(quantity + 1) }));

/** Never below one: a line is taken out by removing it. */
export const decrement = (lines: readonly CartLine[], id: string) =>
  change(lines, id, ({ quantity }) => ({ quantity: inBounds(quantity - 1) }));

export const takeOnly = (lines: readonly CartLine[], id: string, quantity: number) =>
  change(lines, id, () => ({ quantity: inBounds(quantity) }));

/** Takes the prices of a line and its add-ons as they are now. */
export const acceptPrices = (lines: readonly CartLine[], id: string, now: Pick<CartLine, 'price' | 'add_ons'>) =>
  change(lines, id, () => now);

/** Leaves add-ons of a line out; where there is a line without them already, the two are one. */
export function leaveOut(lines: readonly CartLine[], id: string, addOnIds: readonly string[]): readonly CartLine[] {
  const line = lines.find((one) => one.id === id);
  if (!line) return lines;
  const add_ons = line.add_ons.filter(({ add_on_id }) => !addOnIds.includes(add_on_id));
  const plain = { ...line, add_ons, id: lineId(line.variant_id, add_ons) };
  return lines.some((one) => one.id === plain.id)
    ? addLine(removeLine(lines, id), plain)
    : lines.map((one) => (one.id === id ? plain : one));
}

export const removeLine = (lines: readonly CartLine[], id: string) => lines.filter((line) => line.id !== id);

export const unitsOf = (lines: readonly CartLine[]) => lines.reduce((units, { quantity }) => units + quantity, 0);
