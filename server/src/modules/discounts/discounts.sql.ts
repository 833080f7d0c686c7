import type { DiscountKind, DiscountState } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

/** What a change may change of a row. */
export interface DiscountFacts {
  name: string;
  store_id: string | null;
  code: string | null;
  lock_id: string | null;
  kind: DiscountKind;
  percent_bps: number | null;
  amount: number | null;
  buy_units: number | null;
  free_units: number | null;
  currency: string | null;
  minimum: number | null;
  is_for_all: boolean;
  combines: boolean;
  limit_total: number | null;
  limit_each: number | null;
  starts_at: Date | null;
  ends_at: Date | null;
}

/** With the products and catalogs that it is for, by name. */
const columns = `d.discount_id, d.store_id, s.name as store_name, d.name, d.code, d.lock_id, d.kind, d.percent_bps, d.amount, d.buy_units, d.free_units, d.currency,
  d.minimum, d.is_for_all, d.combines, d.limit_total, d.limit_each, d.used, d.reserved, d.starts_at, d.ends_at, d.state, d.revision, d.created_at,
  d.updated_at,
  (select jsonb_build_object('name', l.name, 'promo_code', l.promo_code) from promo_locks l where l.org_id = d.org_id and l.lock_id = d.lock_id) as lock,
  (select coalesce(jsonb_agg(jsonb_build_object('product_id', p.product_id, 'name', p.name) order by p.name, p.product_id), '[]')
     from discount_products c join products p on p.org_id = c.org_id and p.product_id = c.product_id and p.status <> 'deleted'
    where c.org_id = d.org_id and c.discount_id = d.discount_id) as products,
  (select coalesce(jsonb_agg(jsonb_build_object('catalog_id', k.catalog_id, 'name', k.name) order by k.name, k.catalog_id), '[]')
     from discount_catalogs c join catalogs k on k.org_id = c.org_id and k.catalog_id = c.catalog_id
    where c.org_id = d.org_id and c.discount_id = d.discount_id) as catalogs`;
const from = 'from discounts d left join stores s on s.org_id = d.org_id and s.store_id = d.store_id';
const matches = `d.org_id = $1 and ($2::text is null or position(lower($2) in lower(d.name)) > 0 or position(upper($2) in d.code) > 0
    or exists (select from promo_locks l where l.org_id = d.org_id and l.lock_id = d.lock_id and position(upper($2) in l.promo_code) > 0))
  and ($3::text is null or d.state = $3)`;

export interface DiscountFilter {
  search: string | undefined;
  state: DiscountState | undefined;
}

export const selectDiscounts = (tx: Tx, orgId: string, filter: DiscountFilter, limit: number, offset: number) =>
  tx.query(
    `select ${columns} ${from} where ${matches} order by d.created_at desc, d.discount_id desc limit $4 offset $5`,
    [orgId, filter.search ?? null, filter.state ?? null, limit, offset],
  );

export const countDiscounts = (tx: Tx, orgId: string, { search, state }: DiscountFilter) =>
  tx.query(`select count(*) as total from discounts d where ${matches}`, [orgId, search ?? null, state ?? null]);

export const selectDiscount = (tx: Tx, orgId: string, discountId: string) =>
  tx.query(`select ${columns} ${from} where d.org_id = $1 and d.discount_id = $2`, [orgId, discountId]);

export type DiscountRow = RowOf<typeof selectDiscount>;

/** The same, locked until the end of the transaction: no order takes a use of it meanwhile. */
export const lockDiscount = (tx: Tx, orgId: string, discountId: string) =>
  tx.query('select discount_id from discounts where org_id = $1 and discount_id = $2 for update', [orgId, discountId]);

export const insertDiscount = (tx: Tx, orgId: string, discountId: string, d: DiscountFacts, now: Date) =>
  tx.query(
    `insert into discounts (org_id, discount_id, name, store_id, code, kind, percent_bps, amount, buy_units, free_units, currency, minimum, is_for_all,
       combines, limit_total, limit_each, starts_at, ends_at, lock_id, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $20)`,
    [orgId, discountId, ...factValues(d), now],
  );

export const updateDiscount = (tx: Tx, orgId: string, discountId: string, d: DiscountFacts, now: Date) =>
  tx.query(
    `update discounts set name = $3, store_id = $4, code = $5, kind = $6, percent_bps = $7, amount = $8, buy_units = $9, free_units = $10, currency = $11,
       minimum = $12, is_for_all = $13, combines = $14, limit_total = $15, limit_each = $16, starts_at = $17, ends_at = $18, lock_id = $19, revision = revision + 1,
       updated_at = $20
     where org_id = $1 and discount_id = $2`,
    [orgId, discountId, ...factValues(d), now],
  );

const factValues = (d: DiscountFacts) =>
  [
    d.name,
    d.store_id,
    d.code,
    d.kind,
    d.percent_bps,
    d.amount,
    d.buy_units,
    d.free_units,
    d.currency,
    d.minimum,
    d.is_for_all,
    d.combines,
    d.limit_total,
    d.limit_each,
    d.starts_at,
    d.ends_at,
    d.lock_id,
  ] as const;

/** Not a new revision: who is editing it meanwhile loses nothing by it. */
export const setState = (tx: Tx, orgId: string, discountId: string, state: DiscountState, now: Date) =>
  tx.query('update discounts set state = $3, updated_at = $4 where org_id = $1 and discount_id = $2', [
    orgId,
    discountId,
    state,
    now,
  ]);

export const deleteDiscount = (tx: Tx, orgId: string, discountId: string) =>
  tx.query('delete from discounts where org_id = $1 and discount_id = $2', [orgId, discountId]);

/** A promo lock that has not ended. */
export const selectUsableLock = (tx: Tx, orgId: string, lockId: string) =>
  tx.query(`select lock_id from promo_locks where org_id = $1 and lock_id = $2 and state <> 'ended'`, [orgId, lockId]);

/** Whether another discount or promo lock that has not ended has the code. Two who take it at once meet the index. */
export const selectOfCode = (tx: Tx, orgId: string, code: string, discountId: string) =>
  tx.query(
    `select name from discounts where org_id = $1 and code = $2 and state <> 'ended' and discount_id <> $3
     union all select name from promo_locks where org_id = $1 and promo_code = $2 and state <> 'ended' limit 1`,
    [orgId, code, discountId],
  );

/** How often whoever used it most has used it. */
export const selectMostUses = (tx: Tx, orgId: string, discountId: string) =>
  tx.query('select coalesce(max(uses), 0) as uses from discount_people where org_id = $1 and discount_id = $2', [
    orgId,
    discountId,
  ]);

export const selectUsableStore = (tx: Tx, orgId: string, storeId: string) =>
  tx.query(`select store_id, name, currency from stores where org_id = $1 and store_id = $2 and status <> 'deleted'`, [
    orgId,
    storeId,
  ]);

export const clearProducts = (tx: Tx, orgId: string, discountId: string) =>
  tx.query('delete from discount_products where org_id = $1 and discount_id = $2', [orgId, discountId]);

export const clearCatalogs = (tx: Tx, orgId: string, discountId: string) =>
  tx.query('delete from discount_catalogs where org_id = $1 and discount_id = $2', [orgId, discountId]);

/** Of these products, those that were not deleted. */
export const insertProducts = (tx: Tx, orgId: string, discountId: string, productIds: readonly string[]) =>
  tx.query(
    `insert into discount_products (org_id, discount_id, product_id)
     select org_id, $2, product_id from products where org_id = $1 and product_id = any($3::uuid[]) and status <> 'deleted' returning product_id`,
    [orgId, discountId, productIds],
  );

export const insertCatalogs = (tx: Tx, orgId: string, discountId: string, catalogIds: readonly string[]) =>
  tx.query(
    `insert into discount_catalogs (org_id, discount_id, catalog_id)
     select org_id, $2, catalog_id from catalogs where org_id = $1 and catalog_id = any($3::uuid[]) returning catalog_id`,
    [orgId, discountId, catalogIds],
  );
