import type { Api, OrderAddress, PricedCart } from '@swapt/shared/contract';
import { orderLimits, paymentLimits } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { assertFewUnpaid, handOverFiles, insertOrder, placeOrder, type NewLine } from '../orders/orders.service.js';
import { peopleOf, reserveDiscounts } from '../discounts/discounts.service.js';
import { reserveStock } from '../reservations/reservations.service.js';
import type { OpenStore } from '../stores/stores.service.js';
import { checkAddress } from './check-address.js';
import { readBuyer } from './check-buyer.js';
import { attribute, type Attribution } from '../sales/sales.service.js';
import type { OpenMethod } from './open-methods.js';
import { tendersOf } from './quote-order.js';
import { reckonOrder, type Buying, type Reckoned } from './reckon-order.js';
import { keepFiles } from './keep-files.js';
import { chooseTime } from './choose-time.js';

export type NewOrder = Omit<Api['orders.create']['in'], 'store_id'>;

interface Made extends Buying {
  orderId: string;
  /** In which the buyer reads. */
  language: string;
  /** Buyers are known to discounts by it. */
  secret: Uint8Array;
  /** Who of the team makes it: whom they talked to may order much, and has days to pay. Null: its buyer does. */
  by: string | null;
}

/**
 * Makes an order out of what somebody wants, at the prices, taxes and stock of now, and places it where nothing has to be paid before. Refused, it has
 * kept nothing: a field of the buyer’s by `order.invalid`, a line by `order.unavailable`.
 */
export async function createOrder(tx: Tx, store: OpenStore, asked: NewOrder, made: Made): Promise<void> {
  if (store.status !== 'open') throw new AppError('order.store_paused');
  const { orderId, language, now, by } = made;
  const { org_id: orgId, store_id: storeId } = store;
  const { buyer, problems } = readBuyer(store, asked);
  const people = peopleOf(made.secret, orgId, buyer);
  const reckoned = await reckonOrder(tx, store, asked, made, people);
  assertCodes(reckoned);
  assertAvailable(reckoned.priced.lines);
  const { chosen } = reckoned;
  const time = chooseTime(chosen, asked.pickup_from);
  const isPayable = reckoned.total === 0 || tendersOf(reckoned).includes(asked.tender);
  const wrong = {
    ...problems,
    ...time.problem,
    ...wrongAddress(chosen, buyer.address),
    ...(!isPayable && { tender: 'This order cannot be paid this way.' }),
  };
  if (!chosen || Object.keys(wrong).length > 0) throw new AppError('order.invalid', undefined, wrong);
  if (asked.total !== undefined && asked.total !== reckoned.total) throw new AppError('order.price_changed');
  const tender = reckoned.total === 0 ? 'free' : asked.tender;
  if (by === null) {
    if (tender === 'pickup') assertFewUnits(reckoned);
    if (tender !== 'free') await assertFewUnpaid(tx, { orgId, storeId, email: buyer.email, phone: buyer.phone });
  }
  const minutes = by === null ? paymentLimits.minutes : paymentLimits.linkDays * 24 * 60;
  const expiresAt =
    tender === 'card' ? new Date(now.getTime() + minutes * 60_000) : waitsUntil(time.chosen?.to, chosen, now);
  const lines = newLines({ ...reckoned, led: await attribute(tx, orgId, asked.items) });
  const linkHours = await keepFiles(tx, store, lines);
  await insertOrder(
    tx,
    orgId,
    {
      ...({
        orderId,
        storeId,
        tender,
        language,
        now,
        expiresAt,
        by,
        channel: by === null ? 'online' : 'team',
      } as const),
      linkHours,
      isTest: tender === 'card' && (made.services.vendors.cardPayments?.isTest ?? false),
      ...{ currency: store.currency, taxMode: store.tax_mode, discount: reckoned.discount },
      ...{ subtotal: reckoned.subtotal, shipping: reckoned.shipping, tax: reckoned.tax ?? null, total: reckoned.total },
      ...{ units: reckoned.units, methodKind: chosen.method.kind, method: methodOf(store, chosen) },
      ...buyer,
      address: chosen.method.kind === 'delivery' ? buyer.address : null,
      ...{ pickupFrom: time.chosen?.from ?? null, pickupTo: time.chosen?.to ?? null },
    },
    lines,
  );
  const short = await reserveStock(tx, { orgId, storeId }, orderId, reckoned.priced.lines, now);
  if (short.length > 0) throw unavailable(reckoned.priced.lines, new Set(short.map(({ variant_id }) => variant_id)));
  await reserveDiscounts(tx, { orgId, orderId, people, visitor: asked.visitor, now }, reckoned.discounts.applied);
  // By card, it is placed once it is paid.
  if (tender === 'card') return;
  await placeOrder(tx, { orgId, orderId, expiresAt: tender === 'pickup' ? expiresAt : null, now });
  if (tender === 'free' && linkHours !== null) await handOverFiles(tx, orgId, orderId, now);
}

/** A code that takes nothing off is no order at the full price: the buyer hears of it first. */
function assertCodes({ discounts: { unknown, refused } }: Reckoned): void {
  if (unknown.length > 0 || refused.some(({ discount: { code } }) => code !== null))
    throw new AppError('order.invalid', undefined, { codes: 'One of these codes takes nothing off this order.' });
}

/** What is brought needs an address that can be found, and that has a price. */
function wrongAddress(chosen: OpenMethod | undefined, address: OrderAddress | null): Record<string, string> {
  if (chosen?.method.kind !== 'delivery' || chosen.problem !== null) return {};
  if (!address) return { address: 'Say where it is brought to.' };
  const missing = checkAddress(address);
  const problems = Object.entries(missing).map(([field, what]) => [`address.${field}`, what] as const);
  if (problems.length === 0 && chosen.price === undefined) return { 'address.postcode': 'Write the postcode.' };
  return Object.fromEntries(problems);
}

function assertAvailable(lines: PricedCart['lines']): void {
  const wrong = lines.filter(({ problem }) => problem !== null);
  if (wrong.length > 0) throw unavailable(lines, new Set(wrong.map(({ variant_id }) => variant_id)));
}

function unavailable(lines: PricedCart['lines'], variants: ReadonlySet<string>): AppError {
  const errors = new Map<string, string>();
  for (const [at, { variant_id: id }] of lines.entries())
    if (variants.has(id)) errors.set(`items.${at}`, 'This cannot be bought as it is.');
  return new AppError('order.unavailable', undefined, Object.fromEntries(errors));
}

function assertFewUnits({ priced: { lines } }: Reckoned): void {
  const most = orderLimits.unpaidUnits;
  const units = new Map<string, number>();
  for (const { variant_id: id, quantity } of lines) units.set(id, (units.get(id) ?? 0) + quantity);
  const errors = new Map<string, string>();
  for (const [at, { variant_id: id }] of lines.entries())
    if ((units.get(id) ?? 0) > most)
      errors.set(`items.${at}`, `At most ${most} of one thing can be ordered without paying.`);
  if (errors.size > 0) throw new AppError('order.invalid', undefined, Object.fromEntries(errors));
}

const hourMs = 3_600_000;

/** An order that is paid when it is picked up waits until some time after that. */
function waitsUntil(to: Date | undefined, { readyAt }: OpenMethod, now: Date): Date {
  if (to) return new Date(to.getTime() + orderLimits.pickUpGraceHours * hourMs);
  return new Date((readyAt ?? now).getTime() + orderLimits.pickUpDays * 24 * hourMs);
}

const methodOf = (store: OpenStore, { method }: OpenMethod) => ({
  kind: method.kind,
  name: method.name,
  place: method.kind === 'pickup' ? method.place || store.address : '',
});

/** Lines as an order keeps them. */
export const newLines = ({
  priced: { lines, rowOf },
  taxed,
  lineDiscounts,
  led = [],
}: Pick<Reckoned, 'priced' | 'taxed' | 'lineDiscounts'> & { led?: readonly Attribution[] }): NewLine[] =>
  lines.map(({ variant_id, item_id, name, option_values, picture, quantity, add_ons, price, sum }, at) => {
    const row = rowOf.get(variant_id);
    return {
      ...{ line_no: at + 1, variant_id, item_id, name, option_values, picture, quantity },
      ...{ sku: row?.sku ?? '', kind: row?.kind ?? 'physical', file_id: row?.file_id ?? null },
      ...{ unit_price: price?.amount ?? 0, sum: sum?.amount ?? 0, discount: lineDiscounts[at] ?? 0 },
      ...{ tax_rate: taxed[at]?.rate ?? null, tax: taxed[at]?.tax ?? null },
      ...led[at],
      add_ons: add_ons.map((one) => ({
        ...{ add_on_id: one.add_on_id, name: one.name, quantity: one.quantity, amount: one.price?.amount ?? 0 },
      })),
    };
  });
