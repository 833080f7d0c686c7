import type { Tx } from '../../platform/db/database.js';

/** The stock of these variants in a store, locked in one order. What is sold without counting may have no row. */
export const lockStockOf = (tx: Tx, orgId: string, storeId: string, variantIds: readonly string[]) =>
  tx.query(
    `select variant_id, mode, on_hand, reserved, safety, sold_out_until from stock
      where org_id = $1 and store_id = $2 and variant_id = any($3::uuid[]) order by variant_id for update`,
    [orgId, storeId, variantIds],
    'lock_stock_of',
  );

/** Rows for what was sold without counting until now, in the same order. */
export const insertUncounted = (tx: Tx, orgId: string, storeId: string, variantIds: readonly string[]) =>
  tx.query(
    `insert into stock (org_id, store_id, variant_id) select $1, $2, v from unnest($3::uuid[]) v order by v on conflict do nothing`,
    [orgId, storeId, variantIds],
  );

/** Keeps so many of each for an order. The rows are locked, and there are enough. */
export const insertReservations = (
  tx: Tx,
  orgId: string,
  storeId: string,
  orderId: string,
  variantIds: readonly string[],
  quantities: readonly number[],
) =>
  tx.query(
    `with wanted as (
       select variant_id, quantity from unnest($4::uuid[], $5::integer[]) as w (variant_id, quantity)
     ), kept as (
       insert into stock_reservations (org_id, order_id, variant_id, store_id, quantity)
       select $1, $3, variant_id, $2, quantity from wanted
     )
     update stock k set reserved = k.reserved + w.quantity from wanted w
      where k.org_id = $1 and k.store_id = $2 and k.variant_id = w.variant_id`,
    [orgId, storeId, orderId, variantIds, quantities],
    'insert_reservations',
  );

/** The stock that an order has something to do with, locked in one order. */
export const lockStockOfOrder = (tx: Tx, orgId: string, orderId: string) =>
  tx.query(
    `select k.variant_id, k.mode, k.on_hand, k.reserved, k.safety, k.sold_out_until, r.state, r.quantity from stock_reservations r
       join stock k on k.org_id = r.org_id and k.store_id = r.store_id and k.variant_id = r.variant_id
      where r.org_id = $1 and r.order_id = $2 order by k.variant_id for update of k`,
    [orgId, orderId],
    'lock_stock_of_order',
  );

/** What was kept is sold, and gone from the shelf where it is counted. Done before, it does nothing. */
export const commitReservations = (tx: Tx, orgId: string, orderId: string, moveIds: readonly string[], at: Date) =>
  tx.query(
    `with done as (
       update stock_reservations set state = 'committed' where org_id = $1 and order_id = $2 and state = 'reserved'
       returning store_id, variant_id, quantity
     ), changed as (
       update stock k set reserved = k.reserved - d.quantity, sold = k.sold + d.quantity,
              on_hand = case k.mode when 'track' then k.on_hand - d.quantity else k.on_hand end
         from done d where k.org_id = $1 and k.store_id = d.store_id and k.variant_id = d.variant_id
       returning k.store_id, k.variant_id, k.mode, d.quantity
     )
     insert into stock_moves (org_id, move_id, store_id, variant_id, kind, change, sold, cause_id, at)
     select $1, ($3::uuid[])[row_number() over (order by variant_id)], store_id, variant_id, 'sale',
            case mode when 'track' then - quantity else 0 end, quantity, $2, $4
       from changed`,
    [orgId, orderId, moveIds, at],
    'commit_reservations',
  );

/** What was given back is kept again. The rows are locked, and there is enough. */
export const reserveReleased = (tx: Tx, orgId: string, orderId: string) =>
  tx.query(
    `with again as (
       update stock_reservations set state = 'reserved' where org_id = $1 and order_id = $2 and state = 'released'
       returning store_id, variant_id, quantity
     )
     update stock k set reserved = k.reserved + a.quantity from again a
      where k.org_id = $1 and k.store_id = a.store_id and k.variant_id = a.variant_id`,
    [orgId, orderId],
  );

/** What was kept is free again. */
export const releaseReservations = (tx: Tx, orgId: string, orderId: string) =>
  tx.query(
    `with done as (
       update stock_reservations set state = 'released' where org_id = $1 and order_id = $2 and state = 'reserved'
       returning store_id, variant_id, quantity
     )
     update stock k set reserved = k.reserved - d.quantity from done d
      where k.org_id = $1 and k.store_id = d.store_id and k.variant_id = d.variant_id`,
    [orgId, orderId],
  );

export interface Returned {
  storeId: string;
  /** The order that was called off, or what else they came back by. */
  causeId: string;
  variantIds: readonly string[];
  quantities: readonly number[];
  moveIds: readonly string[];
  userId: string | null;
  at: Date;
}

/** Units that were sold and came back onto the shelf. */
export const returnUnits = (
  tx: Tx,
  orgId: string,
  { storeId, causeId, variantIds, quantities, moveIds, userId, at }: Returned,
) =>
  tx.query(
    `with back as (
       select variant_id, quantity, move_id from unnest($4::uuid[], $5::integer[], $6::uuid[]) as b (variant_id, quantity, move_id)
     ), changed as (
       update stock k set sold = k.sold - b.quantity,
              on_hand = case k.mode when 'track' then k.on_hand + b.quantity else k.on_hand end
         from back b where k.org_id = $1 and k.store_id = $2 and k.variant_id = b.variant_id
       returning k.variant_id, k.mode, b.quantity, b.move_id
     )
     insert into stock_moves (org_id, move_id, store_id, variant_id, kind, change, sold, cause_id, by_user, at)
     select $1, move_id, $2, variant_id, 'return', case mode when 'track' then quantity else 0 end, - quantity, $3, $7, $8 from changed`,
    [orgId, storeId, causeId, variantIds, quantities, moveIds, userId, at],
  );

/** Units that were there without being counted. The rows are locked. */
export const addFound = (
  tx: Tx,
  orgId: string,
  { storeId, variantIds, quantities, moveIds, userId, at }: Omit<Returned, 'causeId'>,
) =>
  tx.query(
    `with found as (
       select variant_id, quantity, move_id from unnest($3::uuid[], $4::integer[], $5::uuid[]) as f (variant_id, quantity, move_id)
     ), changed as (
       update stock k set on_hand = k.on_hand + f.quantity from found f where k.org_id = $1 and k.store_id = $2 and k.variant_id = f.variant_id
     )
     insert into stock_moves (org_id, move_id, store_id, variant_id, kind, change, sold, note, by_user, at)
     select $1, move_id, $2, variant_id, 'adjust', quantity, 0, 'Sold without the network', $6, $7 from found`,
    [orgId, storeId, variantIds, quantities, moveIds, userId, at],
  );

interface Sold extends Returned {
  orderId: string;
}

/** Units that an order gets on top of what it has. The rows are locked, and there are enough. */
export const sellUnits = (
  tx: Tx,
  orgId: string,
  { storeId, orderId, causeId, variantIds, quantities, moveIds, userId, at }: Sold,
) =>
  tx.query(
    `with more as (
       select variant_id, quantity, move_id from unnest($4::uuid[], $5::integer[], $6::uuid[]) as m (variant_id, quantity, move_id)
     ), kept as (
       insert into stock_reservations as r (org_id, order_id, variant_id, store_id, quantity, state)
       select $1, $9, variant_id, $2, quantity, 'committed' from more
       on conflict (org_id, order_id, variant_id) do update set quantity = r.quantity + excluded.quantity
     ), changed as (
       update stock k set sold = k.sold + m.quantity,
              on_hand = case k.mode when 'track' then k.on_hand - m.quantity else k.on_hand end
         from more m where k.org_id = $1 and k.store_id = $2 and k.variant_id = m.variant_id
       returning k.variant_id, k.mode, m.quantity, m.move_id
     )
     insert into stock_moves (org_id, move_id, store_id, variant_id, kind, change, sold, cause_id, by_user, at)
     select $1, move_id, $2, variant_id, 'sale', case mode when 'track' then - quantity else 0 end, quantity, $3, $7, $8 from changed`,
    [orgId, storeId, causeId, variantIds, quantities, moveIds, userId, at, orderId],
  );

/** What an order has taken is so much less; of what it has nothing left, there is no row. */
export const shrinkReservations = (
  tx: Tx,
  orgId: string,
  orderId: string,
  variantIds: readonly string[],
  quantities: readonly number[],
) =>
  tx.query(
    `with off as (
       select variant_id, quantity from unnest($3::uuid[], $4::integer[]) as o (variant_id, quantity)
     ), emptied as (
       delete from stock_reservations r using off o
        where r.org_id = $1 and r.order_id = $2 and r.variant_id = o.variant_id and r.quantity <= o.quantity
     )
     update stock_reservations r set quantity = r.quantity - o.quantity from off o
      where r.org_id = $1 and r.order_id = $2 and r.variant_id = o.variant_id and r.quantity > o.quantity`,
    [orgId, orderId, variantIds, quantities],
  );
