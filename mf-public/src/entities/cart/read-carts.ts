import { toLedBy } from '@swapt/shared/public/led-by';
import { addOnLimits, storeLimits } from '@swapt/shared/values';
import { inBounds, lineId, type CartAddOn, type CartLine, type Carts } from './cart-lines.js';

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
const isId = (value: unknown): value is string => typeof value === 'string' && uuid.test(value);
const isQuantity = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const fieldsOf = (kept: unknown): Record<string, unknown> =>
  typeof kept === 'object' && kept !== null ? { ...kept } : {};

function readLine(kept: unknown): CartLine[] {
  const {
    variant_id,
    quantity,
    item_id,
    name,
    option_values: options,
    price,
    add_ons,
    code_id,
    page_id,
  } = fieldsOf(kept);
  if (!isId(variant_id) || !isQuantity(quantity)) return [];
  const addOns = Array.isArray(add_ons) ? add_ons.flatMap(readAddOn).slice(0, addOnLimits.perStore) : [];
  return [
    {
      id: lineId(variant_id, addOns),
      variant_id,
      quantity: inBounds(quantity),
      item_id: isId(item_id) ? item_id : '',
      name: textOf(name),
      option_values: Array.isArray(options) ? options.filter((value) => typeof value === 'string') : [],
      price: readPrice(price),
      add_ons: addOns,
      ...toLedBy(textOf(code_id), textOf(page_id)),
    },
  ];
}

function readAddOn(kept: unknown): CartAddOn[] {
  const { add_on_id, quantity, name, price } = fieldsOf(kept);
  if (!isId(add_on_id) || !isQuantity(quantity)) return [];
  const most = Math.min(quantity, addOnLimits.most);
  return [{ add_on_id, quantity: most, name: textOf(name), price: readPrice(price) }];
}

function readPrice(kept: unknown): CartLine['price'] {
  const { amount, text } = fieldsOf(kept);
  return typeof amount === 'number' && typeof text === 'string' ? { amount, text } : { amount: Number.NaN, text: '' };
}
