import type { Api } from '@swapt/shared/contract';
import { eventLimits } from '@swapt/shared/values';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { chargingAccount } from '../connected-accounts/connected-accounts.service.js';
import { peopleOf, reserveDiscounts } from '../discounts/discounts.service.js';
import { assertApproved, cashierOf } from '../desk-people/desk-people.service.js';
import { openDesk, type Selling } from '../events/events.service.js';
import { insertEntry, insertEvent, insertOrder, placeOrder } from '../orders/orders.service.js';
import { reserveHandedOver, reserveStock, type Units } from '../reservations/reservations.service.js';
import { placeOf } from '../square/square.service.js';
import { readOpenStore, type OpenStore } from '../stores/stores.service.js';
import { selectSent } from './desk-sales.sql.js';
import { reckonSale, wrong, type ReckonedSale } from './reckon-sale.js';

export type SellCtx = Pick<OrgCtx, 'tx' | 'orgId' | 'services' | 'userId' | 'role'>;
export type Sale = Omit<Api['pos.sell']['in'], 'org_id'>;

interface Reading {
  /** Buyers are known to discounts by it, and links of orders are signed by it. */
  secret: Uint8Array;
  language: string;
  locale: string;
}

/** Sells at a desk, at the prices, taxes and stock of now. Sent again with its key, it is the same sale. Gives its order. */
export async function sell(ctx: SellCtx, sale: Sale, reading: Reading): Promise<string> {
  const { tx, orgId, services } = ctx;
  const { session_id: sessionId, sale_key: saleKey, email = '', made_ago: madeAgo, tender } = sale;
  const [sent] = await selectSent(tx, orgId, saleKey);
  if (sent) return sentBefore(sent, sessionId);
  const selling = await openDesk(tx, orgId, sessionId, { madeAgo, clock: services.now });
  const { desk, now, soldAt } = selling;
  const atDesk = { tx, orgId, sessionId, secret: reading.secret };
  const seller = await cashierOf({ ...atDesk, at: soldAt }, sale.cashier, ctx);
  const by = seller.userId;
  const store = await readOpenStore(tx, orgId, desk.store_id);
  const people = peopleOf(reading.secret, orgId, { email });
  const reckoned = await reckonSale(tx, store, sale, { ...reading, now: soldAt, people });
  // Whoever approves does so now, whenever it was sold.
  const approvedBy = takesMuchOff(reckoned)
    ? await assertApproved({ ...atDesk, at: now }, 'discount', sale.approval, seller)
    : by;
  await assertTender(ctx, sale, { storeId: store.store_id, total: reckoned.total });
  const orderId = uuidv7(soldAt);
  await write(ctx, { sale, selling, store, reckoned, orderId, by, approvedBy, language: reading.language });
  await reserve(ctx, { sale, store, reckoned, orderId, by, at: soldAt });
  await reserveDiscounts(
    tx,
    { orgId, orderId, people, visitor: sale.visitor, now: soldAt },
    reckoned.discounts.applied,
  );
  if (isPaidLater(tender)) return orderId;
  if (reckoned.total > 0) {
    const entry = {
      entryId: uuidv7(now),
      kind: 'captured',
      tender,
      amount: reckoned.total,
      ref: 'desk',
      by,
      at: now,
    } as const;
    await insertEntry(tx, orgId, orderId, { ...entry, sessionId });
  }
  await placeOrder(tx, { orgId, orderId, expiresAt: null, now: soldAt, isAnonymous: email === '' });
  return orderId;
}

const isPaidLater = (tender: Sale['tender']) => tender === 'online' || tender === 'square';

function sentBefore(sent: { order_id: string; session_id: string | null }, sessionId: string): string {
  if (sent.session_id !== sessionId) throw wrong('sale_key', 'This is the key of another sale.');
  return sent.order_id;
}

/** Much off, or much less than it costs now, is for who may give money back. */
function takesMuchOff({ off, difference, subtotal }: ReckonedSale): boolean {
  const less = off + Math.max(0, -difference);
  return less * 10_000 > subtotal * eventLimits.cashierDiscount;
}

async function assertTender(
  { tx, orgId, services }: SellCtx,
  { tender, accept }: Sale,
  { storeId, total }: { storeId: string; total: number },
): Promise<void> {
  if (!isPaidLater(tender)) return;
  if (total === 0 || accept) throw wrong('tender', 'This cannot be paid this way.');
  if (tender === 'online' && (await chargingAccount(tx, services, orgId)) === undefined)
    throw wrong('tender', 'The store takes no cards online at the moment.');
  if (tender === 'square' && (await placeOf(tx, services, orgId, storeId)) === undefined)
    throw wrong('tender', 'The store has no Square terminals.');
}

interface Made {
  sale: Sale;
  selling: Selling;
  store: OpenStore;
  reckoned: ReckonedSale;
  orderId: string;
  /** Who sold it, and who let them take much off. */
  by: string;
  approvedBy: string;
  language: string;
}

async function write({ tx, orgId, services }: SellCtx, made: Made): Promise<void> {
  const { sale, selling, store, reckoned, orderId, by, approvedBy, language } = made;
  const { desk, now, soldAt } = selling;
  const { subtotal, discount, total, tip, rounding, tax = null } = reckoned;
  const isOnline = sale.tender === 'online';
  await insertOrder(
    tx,
    orgId,
    {
      ...{ orderId, storeId: desk.store_id, tender: isOnline ? 'card' : 'desk', language, now: soldAt, by },
      ...{ expiresAt: new Date(now.getTime() + eventLimits.onlineMinutes * 60_000), linkHours: null, channel: 'event' },
      isTest: isOnline && (services.vendors.cardPayments?.isTest ?? false),
      ...{ currency: store.currency, taxMode: store.tax_mode, subtotal, discount, shipping: 0, tax, total },
      units: reckoned.lines.reduce((sum, { quantity }) => sum + quantity, 0),
      isHandedOver: !isPaidLater(sale.tender),
      ...{ name: '', email: sale.email ?? '', phone: '', address: null, pickupFrom: null, pickupTo: null, note: '' },
      ...{ methodKind: 'pickup', method: { kind: 'pickup', name: desk.device, place: desk.place } },
      desk: {
        eventId: desk.event_id,
        sessionId: desk.session_id,
        saleKey: sale.sale_key,
        soldBy: by,
        tip,
        rounding,
      },
    },
    reckoned.lines,
  );
  const data = {
    ...(sale.off && { off: reckoned.off, reason: sale.off.reason }),
    ...(reckoned.difference !== 0 && { difference: reckoned.difference }),
  };
  if (Object.keys(data).length > 0)
    await insertEvent(tx, orgId, orderId, { kind: 'desk_price', data, by: approvedBy, at: now });
}

async function reserve(
  { tx, orgId }: SellCtx,
  {
    sale,
    store,
    reckoned,
    orderId,
    by,
    at,
  }: Pick<Made, 'sale' | 'store' | 'reckoned' | 'orderId' | 'by'> & { at: Date },
): Promise<void> {
  const place = { orgId, storeId: store.store_id };
  const goods: Units[] = reckoned.goods;
  if (goods.length === 0) return;
  if (sale.accept) {
    await reserveHandedOver(tx, place, orderId, goods, { userId: by, at });
    return;
  }
  const short = new Map(
    (await reserveStock(tx, place, orderId, goods, at)).map(({ variant_id, left }) => [variant_id, left]),
  );
  if (short.size === 0) return;
  const errors = new Map<string, string>();
  for (const [n, { variant_id: id }] of goods.entries())
    if (short.has(id)) errors.set(`items.${n}`, `There are only ${short.get(id) ?? 0} left.`);
  throw new AppError('order.unavailable', undefined, Object.fromEntries(errors));
}
