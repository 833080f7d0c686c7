import { storeLimits } from '@swapt/shared/values';

/** A variant in a cart, with what it was called and cost when it was put there. */
export interface CartLine {
  /** Of the variant. */
  id: string;
  quantity: number;
  item_id: string;
  name: string;
  option_values: string[];
  price: { amount: number; text: string };
}

/** The carts of all stores, by the id of the store. */
export type Carts = Readonly<Record<string, readonly CartLine[]>>;

const least = 1;
const inBounds = (quantity: number) => Math.min(Math.max(quantity, least), storeLimits.perLine);

/** Raises the quantity of a line that is there, and appends one that is not. */
export function addLine(lines: readonly CartLine[], added: CartLine): CartLine[] {
  if (!lines.some(({ id }) => id === added.id))
    return [...lines, { ...added, quantity: inBounds(added.quantity) }].slice(0, storeLimits.cartLines);
  return lines.map((line) =>
    line.id === added.id ? { ...added, quantity: inBounds(line.quantity + added.quantity) } : line,
  );
}

const change = (lines: readonly CartLine[], id: string, of: (line: CartLine) => Partial<CartLine>): CartLine[] =>
  lines.map((line) => (line.id === id ? { ...line, ...of(line) } : line));

export const increment = (lines: readonly CartLine[], id: string) =>
  change(lines, id, ({ quantity }) => ({ quantity: inBounds(quantity + 1) }));

/** Never below one: a line is taken out by removing it. */
export const decrement = (lines: readonly CartLine[], id: string) =>
  change(lines, id, ({ quantity }) => ({ quantity: inBounds(quantity - 1) }));

export const takeOnly = (lines: readonly CartLine[], id: string, quantity: number) =>
  change(lines, id, () => ({ quantity: inBounds(quantity) }));

export const acceptPrice = (lines: readonly CartLine[], id: string, price: CartLine['price']) =>
  change(lines, id, () => ({ price }));

export const removeLine = (lines: readonly CartLine[], id: string) => lines.filter((line) => line.id !== id);

export const unitsOf = (lines: readonly CartLine[]) => lines.reduce((units, { quantity }) => units + quantity, 0);

/** What a browser kept, which anybody may have written: what makes no sense is left out. */
export function readCarts(text: string | null): Carts {
  const kept = parsed(text);
  if (typeof kept !== 'object' || kept === null) return {};
  const carts: Record<string, readonly CartLine[]> = {};
  for (const [storeId, lines] of Object.entries<unknown>({ ...kept }))
    carts[storeId] = Array.isArray(lines) ? firstOfEach(lines.flatMap(readLine)).slice(0, storeLimits.cartLines) : [];
  return carts;
}

function parsed(text: string | null): unknown {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return value;
  } catch {
    return null;
  }
}

const firstOfEach = (lines: CartLine[]) =>
  lines.filter(({ id }, at) => lines.findIndex((line) => line.id === id) === at);

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function readLine(kept: unknown): CartLine[] {
  if (typeof kept !== 'object' || kept === null) return [];
  const get = (name: string): unknown => Reflect.get(kept, name);
  const [id, quantity, item_id, name, options, price] = [
    get('id'),
    get('quantity'),
    get('item_id'),
    get('name'),
    get('option_values'),
    get('price'),
  ];
  if (typeof id !== 'string' || !uuid.test(id)) return [];
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < least) return [];
  return [
    {
      id,
      quantity: inBounds(quantity),
      item_id: typeof item_id === 'string' && uuid.test(item_id) ? item_id : '',
      name: typeof name === 'string' ? name : '',
      option_values: Array.isArray(options) ? options.filter((value) => typeof value === 'string') : [],
      price: readPrice(price),
    },
  ];
}

function readPrice(price: unknown): CartLine['price'] {
  const known = typeof price === 'object' && price !== null && 'amount' in price && 'text' in price ? price : undefined;
  return typeof known?.amount === 'number' && typeof known.text === 'string'
    ? { amount: known.amount, text: known.text }
    : { amount: Number.NaN, text: '' };
}
