import type { Tx } from '../../../platform/db/database.js';
import type { RowOf } from '../../../platform/db/statements.js';

/** What a change may change of a row. */
export interface KeyFacts {
  name: string;
  opens_all: boolean;
  starts_at: Date | null;
  ends_at: Date | null;
  limit_total: number | null;
}

const columns = `k.key_id, k.name, k.prefix, k.opens_all, k.starts_at, k.ends_at, k.limit_total, k.used, k.last_used_at, k.revoked_at, k.created_at,
  (select coalesce(jsonb_agg(jsonb_build_object('lock_id', l.lock_id, 'name', l.name) order by l.name, l.lock_id), '[]')
     from master_key_locks m join promo_locks l on l.org_id = m.org_id and l.lock_id = m.lock_id
    where m.org_id = k.org_id and m.key_id = k.key_id) as locks`;

export const selectKeys = (tx: Tx, orgId: string) =>
  tx.query(
    `select ${columns} from master_keys k where k.org_id = $1 order by k.revoked_at is not null, k.created_at desc, k.key_id desc limit 500`,
    [orgId],
  );

export const selectKey = (tx: Tx, orgId: string, keyId: string) =>
  tx.query(`select ${columns} from master_keys k where k.org_id = $1 and k.key_id = $2`, [orgId, keyId]);

export type KeyRow = RowOf<typeof selectKey>;

/** Nobody opens anything with it until the end of the transaction. */
export const lockKey = (tx: Tx, orgId: string, keyId: string) =>
  tx.query('select key_id from master_keys where org_id = $1 and key_id = $2 for update', [orgId, keyId]);

export const countKeys = (tx: Tx, orgId: string) =>
  tx.query('select count(*) as total from master_keys where org_id = $1 and revoked_at is null', [orgId]);

export const insertKey = (
  tx: Tx,
  orgId: string,
  key: KeyFacts & { keyId: string; prefix: string; hash: Uint8Array; now: Date },
) =>
  tx.query(
    `insert into master_keys (org_id, key_id, name, prefix, secret_hash, opens_all, starts_at, ends_at, limit_total, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      orgId,
      key.keyId,
      key.name,
      key.prefix,
      key.hash,
      key.opens_all,
      key.starts_at,
      key.ends_at,
      key.limit_total,
      key.now,
    ],
  );

export const updateKey = (tx: Tx, orgId: string, keyId: string, k: KeyFacts) =>
  tx.query(
    `update master_keys set name = $3, opens_all = $4, starts_at = $5, ends_at = $6, limit_total = $7 where org_id = $1 and key_id = $2`,
    [orgId, keyId, k.name, k.opens_all, k.starts_at, k.ends_at, k.limit_total],
  );

export const revokeKey = (tx: Tx, orgId: string, keyId: string, now: Date) =>
  tx.query('update master_keys set revoked_at = $3 where org_id = $1 and key_id = $2 and revoked_at is null', [
    orgId,
    keyId,
    now,
  ]);

export const clearLocks = (tx: Tx, orgId: string, keyId: string) =>
  tx.query('delete from master_key_locks where org_id = $1 and key_id = $2', [orgId, keyId]);

/** Of these locks, those that are there. */
export const insertLocks = (tx: Tx, orgId: string, keyId: string, lockIds: readonly string[]) =>
  tx.query(
    `insert into master_key_locks (org_id, key_id, lock_id)
     select org_id, $2, lock_id from promo_locks where org_id = $1 and lock_id = any($3::uuid[]) returning lock_id`,
    [orgId, keyId, lockIds],
  );

/** Keys that begin so; whether one of them is the right one, its hash says. */
export const selectByPrefix = (tx: Tx, orgId: string, prefix: string) =>
  tx.query('select key_id, secret_hash from master_keys where org_id = $1 and prefix = $2', [orgId, prefix]);

/** Takes one use of a key for a lock that it opens; no row where it does not, or not now, or has none left. */
export const takeKey = (tx: Tx, orgId: string, keyId: string, lockId: string, now: Date) =>
  tx.query(
    `update master_keys k set used = used + 1, last_used_at = $4
      where k.org_id = $1 and k.key_id = $2 and k.revoked_at is null and (k.starts_at is null or k.starts_at <= $4)
        and (k.ends_at is null or k.ends_at > $4) and (k.limit_total is null or k.used < k.limit_total)
        and (k.opens_all or exists (select from master_key_locks m where m.org_id = k.org_id and m.key_id = k.key_id and m.lock_id = $3))
      returning k.key_id`,
    [orgId, keyId, lockId, now],
  );

export const giveBackKey = (tx: Tx, orgId: string, keyId: string) =>
  tx.query('update master_keys set used = used - 1 where org_id = $1 and key_id = $2', [orgId, keyId]);
