import { storeLimits, type StockMode, type StockMoveKind } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';

const most = storeLimits.stock;
const columns = 'k.store_id, k.variant_id, k.mode, k.on_hand, k.reserved, k.sold, k.safety, k.low_at, k.sold_out_until';

/** Stores that are neither deleted meanwhile nor get other items, in one order, so that two who move stock between them do not wait for each other. */
export const lockStores = (tx: Tx, orgId: string, storeIds: readonly string[]) =>
  tx.query(
    `select store_id, zone from stores where org_id = $1 and store_id = any($2::uuid[]) and status <> 'deleted' order by store_id for share`,
    [orgId, storeIds],
  );

/** In which of these stores a variant is sold, and as which item. */
export const selectItemsOf = (tx: Tx, orgId: string, storeIds: readonly string[], variantId: string) =>
  tx.query(
    `select i.store_id, i.item_id from product_variants v
       join products p on p.org_id = v.org_id and p.product_id = v.product_id and p.status <> 'deleted'
       join store_items i on i.org_id = v.org_id and i.product_id = v.product_id
      where v.org_id = $1 and i.store_id = any($2::uuid[]) and v.variant_id = $3 and v.archived_at is null`,
    [orgId, storeIds, variantId],
  );

/** A row for what was sold without counting until now. */
export const insertStock = (tx: Tx, orgId: string, storeId: string, variantId: string) =>
  tx.query('insert into stock (org_id, store_id, variant_id) values ($1, $2, $3) on conflict do nothing', [
    orgId,
    storeId,
    variantId,
  ]);

/** The stock of a variant in some stores, locked in one order. */
export const lockStock = (tx: Tx, orgId: string, storeIds: readonly string[], variantId: string) =>
  tx.query(
    `select ${columns} from stock k where k.org_id = $1 and k.store_id = any($2::uuid[]) and k.variant_id = $3 order by k.store_id for update`,
    [orgId, storeIds, variantId],
  );

export interface Move {
  moveId: string;
  storeId: string;
  variantId: string;
  kind: StockMoveKind;
  causeId?: string;
  note: string;
  userId: string;
  at: Date;
}

const valuesOf = (orgId: string, { storeId, variantId, moveId, kind, causeId, note, userId, at }: Move) =>
  [orgId, storeId, variantId, moveId, kind, causeId ?? null, note, userId, at] as const;

/**
 * Changes what is on hand and writes the move, in one statement; from then on it is counted. No row where it would not cover what is reserved, is more
 * than a store can have, or is not what was seen.
 */
export const changeStock = (tx: Tx, orgId: string, move: Move, change: number, seen: number | null) =>
  tx.query(
    `with changed as (
       update stock k set mode = 'track', on_hand = k.on_hand + $10
        where k.org_id = $1 and k.store_id = $2 and k.variant_id = $3 and k.on_hand + $10 between k.reserved and $12
          and ($11::integer is null or k.on_hand = $11)
       returning ${columns}
     ), moved as (
       insert into stock_moves (org_id, move_id, store_id, variant_id, kind, change, cause_id, note, by_user, at)
       select $1, $4, k.store_id, k.variant_id, $5, $10, $6, $7, $8, $9 from changed k
     )
     select ${columns} from changed k`,
    [...valuesOf(orgId, move), change, seen, most],
  );

/** Writes down units sold elsewhere, which are gone from the shelf where they are counted. */
export const sellStock = (tx: Tx, orgId: string, move: Move, sold: number) =>
  tx.query(
    `with changed as (
       update stock k set sold = k.sold + $10, on_hand = case k.mode when 'track' then k.on_hand - $10 else k.on_hand end
        where k.org_id = $1 and k.store_id = $2 and k.variant_id = $3 and k.sold + $10 >= 0
          and (k.mode = 'free' or k.on_hand - $10 between k.reserved and $11)
       returning ${columns}
     ), moved as (
       insert into stock_moves (org_id, move_id, store_id, variant_id, kind, change, sold, cause_id, note, by_user, at)
       select $1, $4, k.store_id, k.variant_id, $5, case k.mode when 'track' then - $10 else 0 end, $10, $6, $7, $8, $9 from changed k
     )
     select ${columns} from changed k`,
    [...valuesOf(orgId, move), sold, most],
  );

export interface StockSettings {
  mode: StockMode;
  safety: number;
  low_at: number | null;
  sold_out_until: Date | null;
}

export const writeSettings = (tx: Tx, orgId: string, storeId: string, variantId: string, settings: StockSettings) =>
  tx.query(
    `update stock k set mode = $4, safety = $5, low_at = $6, sold_out_until = $7
      where k.org_id = $1 and k.store_id = $2 and k.variant_id = $3 returning ${columns}`,
    [orgId, storeId, variantId, settings.mode, settings.safety, settings.low_at, settings.sold_out_until],
  );
