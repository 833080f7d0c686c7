import type { PromoLock } from '@swapt/shared/contract';
import type { PromoLockState } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

/** What a change may change of a row. */
export interface LockFacts {
  name: string;
  promo_code: string;
  has_codes: boolean;
  places: PromoLock['places'];
  starts_at: Date | null;
  ends_at: Date | null;
  limit_total: number | null;
  limit_each: number | null;
}

/** With the codes that it opens at, and the discounts that it opens. */
const columns = `l.lock_id, l.name, l.promo_code, l.has_codes, l.places, l.starts_at, l.ends_at, l.limit_total, l.limit_each, l.used, l.state, l.revision,
  l.created_at, l.updated_at,
  (select coalesce(jsonb_agg(jsonb_build_object('code_id', o.code_id, 'name', o.name, 'slug', o.slug) order by o.name, o.code_id), '[]')
     from promo_lock_codes k join codes o on o.org_id = k.org_id and o.code_id = k.code_id
    where k.org_id = l.org_id and k.lock_id = l.lock_id) as codes,
  (select coalesce(jsonb_agg(jsonb_build_object('discount_id', d.discount_id, 'name', d.name, 'state', d.state) order by d.name, d.discount_id), '[]')
     from discounts d where d.org_id = l.org_id and d.lock_id = l.lock_id) as discounts`;
const matches = `l.org_id = $1 and ($2::text is null or position(lower($2) in lower(l.name)) > 0 or position(upper($2) in l.promo_code) > 0)
  and ($3::text is null or l.state = $3)`;

export interface LockFilter {
  search: string | undefined;
  state: PromoLockState | undefined;
}

export const selectLocks = (tx: Tx, orgId: string, filter: LockFilter, limit: number, offset: number) =>
  tx.query(
    `select ${columns} from promo_locks l where ${matches} order by l.created_at desc, l.lock_id desc limit $4 offset $5`,
    [orgId, filter.search ?? null, filter.state ?? null, limit, offset],
  );

export const countLocks = (tx: Tx, orgId: string, { search, state }: LockFilter) =>
  tx.query(`select count(*) as total from promo_locks l where ${matches}`, [orgId, search ?? null, state ?? null]);

export const selectLock = (tx: Tx, orgId: string, lockId: string) =>
  tx.query(`select ${columns} from promo_locks l where l.org_id = $1 and l.lock_id = $2`, [orgId, lockId]);

export type LockRow = RowOf<typeof selectLock>;

/** Until the end of the transaction nobody opens it meanwhile. Whatever changes its counters locks it first. */
export const lockRow = (tx: Tx, orgId: string, lockId: string) =>
  tx.query('select lock_id from promo_locks where org_id = $1 and lock_id = $2 for update', [orgId, lockId]);

export const insertLock = (tx: Tx, orgId: string, lockId: string, l: LockFacts, now: Date) =>
  tx.query(
    `insert into promo_locks (org_id, lock_id, name, promo_code, has_codes, places, starts_at, ends_at, limit_total, limit_each, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)`,
    [orgId, lockId, ...factValues(l), now],
  );

export const updateLock = (tx: Tx, orgId: string, lockId: string, l: LockFacts, now: Date) =>
  tx.query(
    `update promo_locks set name = $3, promo_code = $4, has_codes = $5, places = $6, starts_at = $7, ends_at = $8, limit_total = $9, limit_each = $10,
       revision = revision + 1, updated_at = $11
     where org_id = $1 and lock_id = $2`,
    [orgId, lockId, ...factValues(l), now],
  );

const factValues = (l: LockFacts) =>
  [
    l.name,
    l.promo_code,
    l.has_codes,
    JSON.stringify(l.places),
    l.starts_at,
    l.ends_at,
    l.limit_total,
    l.limit_each,
  ] as const;

/** Not a new revision: who is editing it meanwhile loses nothing by it. */
export const setState = (tx: Tx, orgId: string, lockId: string, state: PromoLockState, now: Date) =>
  tx.query('update promo_locks set state = $3, updated_at = $4 where org_id = $1 and lock_id = $2', [
    orgId,
    lockId,
    state,
    now,
  ]);

export const deleteLock = (tx: Tx, orgId: string, lockId: string) =>
  tx.query('delete from promo_locks where org_id = $1 and lock_id = $2', [orgId, lockId]);

/** What has the promo code already: shoppers type both into the same field. Two who take it at once meet the index. */
export const selectOfCode = (tx: Tx, orgId: string, promoCode: string, lockId: string) =>
  tx.query(
    `select name from promo_locks where org_id = $1 and promo_code = $2 and state <> 'ended' and lock_id <> $3
     union all select name from discounts where org_id = $1 and code = $2 and state <> 'ended' limit 1`,
    [orgId, promoCode, lockId],
  );

/** How often whoever opened it most has opened it. */
export const selectMostUses = (tx: Tx, orgId: string, lockId: string) =>
  tx.query('select coalesce(max(uses), 0) as uses from promo_people where org_id = $1 and lock_id = $2', [
    orgId,
    lockId,
  ]);

export const clearCodes = (tx: Tx, orgId: string, lockId: string) =>
  tx.query('delete from promo_lock_codes where org_id = $1 and lock_id = $2', [orgId, lockId]);

/** Of these codes, those that were not deleted. */
export const insertCodes = (tx: Tx, orgId: string, lockId: string, codeIds: readonly string[]) =>
  tx.query(
    `insert into promo_lock_codes (org_id, lock_id, code_id)
     select org_id, $2, code_id from codes where org_id = $1 and code_id = any($3::uuid[]) and status <> 'deleted' returning code_id`,
    [orgId, lockId, codeIds],
  );

export const countDiscounts = (tx: Tx, orgId: string, lockId: string) =>
  tx.query('select count(*) as total from discounts where org_id = $1 and lock_id = $2', [orgId, lockId]);
