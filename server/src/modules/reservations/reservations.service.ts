import type { Tx } from '../../platform/db/database.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { availableOf } from '../inventory/inventory.service.js';
import {
  addFound,
  commitReservations,
  insertReservations,
  insertUncounted,
  lockStockOf,
  lockStockOfOrder,
  releaseReservations,
  reserveReleased,
  returnUnits,
  sellUnits,
  shrinkReservations,
} from './reservations.sql.js';

export interface Units {
  variant_id: string;
  quantity: number;
}

interface Place {
  orgId: string;
  storeId: string;
}

/**
 * Keeps stock for an order, all of it or nothing, until `commitStock` or `releaseStock`. Gives what there is too little of, with what is left, and has
 * kept nothing then. Stock rows are locked in the order of their variants, so that two orders never wait for each other.
 */
export async function reserveStock(
  tx: Tx,
  { orgId, storeId }: Place,
  orderId: string,
  wanted: readonly Units[],
  now: Date,
): Promise<{ variant_id: string; left: number }[]> {
  const units = summed(wanted);
  const short = await lockEnough(tx, { orgId, storeId }, units, now);
  if (short.length > 0) return short;
  const { variantIds, quantities } = columnsOf(units, now);
  await insertReservations(tx, orgId, storeId, orderId, variantIds, quantities);
  return [];
}

/**
 * Keeps what is with its buyer already, whether it was counted or not: where the shelf had fewer than that, more were there than somebody wrote, and the
 * history of the stock says so.
 */
export async function reserveHandedOver(
  tx: Tx,
  { orgId, storeId }: Place,
  orderId: string,
  wanted: readonly Units[],
  { userId, at }: { userId: string | null; at: Date },
): Promise<void> {
  const units = summed(wanted);
  const ids = units.map(({ variant_id }) => variant_id);
  await insertUncounted(tx, orgId, storeId, ids);
  const stock = new Map((await lockStockOf(tx, orgId, storeId, ids)).map((row) => [row.variant_id, row]));
  const found = units.flatMap(({ variant_id, quantity: wants }) => {
    const row = stock.get(variant_id);
    const quantity = row?.mode === 'track' ? wants - (row.on_hand - row.reserved) : 0;
    return quantity > 0 ? [{ variant_id, quantity }] : [];
  });
  if (found.length > 0) await addFound(tx, orgId, { storeId, userId, at, ...columnsOf(found, at) });
  const { variantIds, quantities } = columnsOf(units, at);
  await insertReservations(tx, orgId, storeId, orderId, variantIds, quantities);
}

/** Locks the stock of these, and says what there is too little of. */
async function lockEnough(tx: Tx, { orgId, storeId }: Place, units: readonly Units[], now: Date) {
  const ids = units.map(({ variant_id }) => variant_id);
  let rows = await lockStockOf(tx, orgId, storeId, ids);
  if (rows.length < ids.length) {
    await insertUncounted(tx, orgId, storeId, ids);
    rows = await lockStockOf(tx, orgId, storeId, ids);
  }
  const stock = new Map(rows.map((row) => [row.variant_id, row]));
  return units.flatMap(({ variant_id, quantity }) => {
    const row = stock.get(variant_id);
    const left = row ? availableOf(row, now) : 0;
    return left !== null && left < quantity ? [{ variant_id, left }] : [];
  });
}

/** What an order keeps is sold. */
export async function commitStock(tx: Tx, orgId: string, orderId: string, at: Date): Promise<void> {
  const rows = await lockStockOfOrder(tx, orgId, orderId);
  await commitReservations(
    tx,
    orgId,
    orderId,
    rows.map(() => uuidv7(at)),
    at,
  );
}

/** Keeps again what an order gave back, all of it or nothing. False where there is too little of something by now. */
export async function reserveStockAgain(tx: Tx, orgId: string, orderId: string, now: Date): Promise<boolean> {
  const rows = await lockStockOfOrder(tx, orgId, orderId);
  const isThere = rows.every((row) => {
    const left = availableOf(row, now);
    return row.state === 'released' && (left === null || left >= row.quantity);
  });
  if (isThere) await reserveReleased(tx, orgId, orderId);
  return isThere;
}

/** What an order keeps is free again, and what it has sold comes back onto the shelf. */
export async function releaseStock(tx: Tx, orgId: string, orderId: string): Promise<void> {
  await lockStockOfOrder(tx, orgId, orderId);
  await releaseReservations(tx, orgId, orderId);
}

interface Back extends Place {
  /** What they came back by: an order that was called off, or a return. It counts once. */
  causeId: string;
  userId: string | null;
  at: Date;
}

/** Units that were sold are on the shelf again. */
export async function restock(
  tx: Tx,
  { orgId, storeId, causeId, userId, at }: Back,
  back: readonly Units[],
): Promise<void> {
  const columns = columnsOf(summed(back), at);
  await lockStockOf(tx, orgId, storeId, columns.variantIds);
  await returnUnits(tx, orgId, { storeId, causeId, userId, at, ...columns });
}

interface Exchange extends Place {
  orderId: string;
  userId: string | null;
  at: Date;
  /** What comes off, and is on the shelf again. */
  off: readonly Units[];
  /** What comes on: all of it or nothing. */
  on: readonly Units[];
}

/** Units of an order that was placed are exchanged for others. Gives what there is too little of; then all of it is to be undone. */
export async function exchangeUnits(
  tx: Tx,
  { orgId, storeId, orderId, userId, at, off, on }: Exchange,
): Promise<{ variant_id: string; left: number }[]> {
  // All of it first: two who exchange the same things against each other would wait for each other.
  await lockStockOf(tx, orgId, storeId, columnsOf(summed([...off, ...on]), at).variantIds);
  if (off.length > 0) {
    await restock(tx, { orgId, storeId, causeId: uuidv7(at), userId, at }, off);
    const { variantIds, quantities } = columnsOf(summed(off), at);
    await shrinkReservations(tx, orgId, orderId, variantIds, quantities);
  }
  if (on.length === 0) return [];
  const units = summed(on);
  const short = await lockEnough(tx, { orgId, storeId }, units, at);
  if (short.length > 0) return short;
  const columns = columnsOf(units, at);
  await sellUnits(tx, orgId, { storeId, orderId, causeId: uuidv7(at), userId, at, ...columns });
  return [];
}

const columnsOf = (units: readonly Units[], at: Date) => ({
  variantIds: units.map(({ variant_id }) => variant_id),
  quantities: units.map(({ quantity }) => quantity),
  moveIds: units.map(() => uuidv7(at)),
});

/** One row for each variant, in one order. */
function summed(units: readonly Units[]): Units[] {
  const sums = new Map<string, number>();
  for (const { variant_id, quantity } of units) sums.set(variant_id, (sums.get(variant_id) ?? 0) + quantity);
  return [...sums]
    .map(([variant_id, quantity]) => ({ variant_id, quantity }))
    .sort((a, b) => (a.variant_id < b.variant_id ? -1 : 1));
}
