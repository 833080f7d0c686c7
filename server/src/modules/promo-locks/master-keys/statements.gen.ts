// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../../platform/db/statements.js' {
  interface Statements {
    /** master-keys.sql.ts: selectKeys */
    "select k.key_id, k.name, k.prefix, k.opens_all, k.starts_at, k.ends_at, k.limit_total, k.used, k.last_used_at, k.revoked_at, k.created_at,\n\
  (select coalesce(jsonb_agg(jsonb_build_object('lock_id', l.lock_id, 'name', l.name) order by l.name, l.lock_id), '[]')\n\
     from master_key_locks m join promo_locks l on l.org_id = m.org_id and l.lock_id = m.lock_id\n\
    where m.org_id = k.org_id and m.key_id = k.key_id) as locks from master_keys k where k.org_id = $1 order by k.revoked_at is not null, k.created_at desc, k.key_id desc limit 500": {
      values: readonly [string | null];
      row: {
        key_id: string;
        name: string;
        prefix: string;
        opens_all: boolean;
        starts_at: Date | null;
        ends_at: Date | null;
        limit_total: number | null;
        used: number;
        last_used_at: Date | null;
        revoked_at: Date | null;
        created_at: Date;
        locks: Narrowed<{ lock_id: string; name: string }[], AnswerTypes['master-keys.selectKeys.locks']>;
      };
    };

    /** master-keys.sql.ts: selectKey */
    "select k.key_id, k.name, k.prefix, k.opens_all, k.starts_at, k.ends_at, k.limit_total, k.used, k.last_used_at, k.revoked_at, k.created_at,\n\
  (select coalesce(jsonb_agg(jsonb_build_object('lock_id', l.lock_id, 'name', l.name) order by l.name, l.lock_id), '[]')\n\
     from master_key_locks m join promo_locks l on l.org_id = m.org_id and l.lock_id = m.lock_id\n\
    where m.org_id = k.org_id and m.key_id = k.key_id) as locks from master_keys k where k.org_id = $1 and k.key_id = $2": {
      values: readonly [string | null, string | null];
      row: {
        key_id: string;
        name: string;
        prefix: string;
        opens_all: boolean;
        starts_at: Date | null;
        ends_at: Date | null;
        limit_total: number | null;
        used: number;
        last_used_at: Date | null;
        revoked_at: Date | null;
        created_at: Date;
        locks: Narrowed<{ lock_id: string; name: string }[], AnswerTypes['master-keys.selectKey.locks']>;
      };
    };

    /** master-keys.sql.ts: lockKey */
    'select key_id from master_keys where org_id = $1 and key_id = $2 for update': {
      values: readonly [string | null, string | null];
      row: { key_id: string };
    };

    /** master-keys.sql.ts: countKeys */
    'select count(*) as total from master_keys where org_id = $1 and revoked_at is null': {
      values: readonly [string | null];
      row: { total: number };
    };

    /** master-keys.sql.ts: insertKey */
    'insert into master_keys (org_id, key_id, name, prefix, secret_hash, opens_all, starts_at, ends_at, limit_total, created_at)\n\
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)': {
      values: readonly [string | null, string | null, string | null, string | null, Uint8Array | null, boolean | null, Date | null, Date | null, number | null, Date | null];
      row: Record<never, never>;
    };

    /** master-keys.sql.ts: updateKey */
    'update master_keys set name = $3, opens_all = $4, starts_at = $5, ends_at = $6, limit_total = $7 where org_id = $1 and key_id = $2': {
      values: readonly [string | null, string | null, string | null, boolean | null, Date | null, Date | null, number | null];
      row: Record<never, never>;
    };

    /** master-keys.sql.ts: revokeKey */
    'update master_keys set revoked_at = $3 where org_id = $1 and key_id = $2 and revoked_at is null': {
      values: readonly [string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** master-keys.sql.ts: clearLocks */
    'delete from master_key_locks where org_id = $1 and key_id = $2': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** master-keys.sql.ts: insertLocks */
    'insert into master_key_locks (org_id, key_id, lock_id)\n\
     select org_id, $2, lock_id from promo_locks where org_id = $1 and lock_id = any($3::uuid[]) returning lock_id': {
      values: readonly [string | null, string | null, List<string> | null];
      row: { lock_id: string };
    };

    /** master-keys.sql.ts: selectByPrefix */
    'select key_id, secret_hash from master_keys where org_id = $1 and prefix = $2': {
      values: readonly [string | null, string | null];
      row: { key_id: string; secret_hash: Uint8Array };
    };

    /** master-keys.sql.ts: takeKey */
    'update master_keys k set used = used + 1, last_used_at = $4\n\
      where k.org_id = $1 and k.key_id = $2 and k.revoked_at is null and (k.starts_at is null or k.starts_at <= $4)\n\
        and (k.ends_at is null or k.ends_at > $4) and (k.limit_total is null or k.used < k.limit_total)\n\
        and (k.opens_all or exists (select from master_key_locks m where m.org_id = k.org_id and m.key_id = k.key_id and m.lock_id = $3))\n\
      returning k.key_id': {
      values: readonly [string | null, string | null, string | null, Date | null];
      row: { key_id: string };
    };

    /** master-keys.sql.ts: giveBackKey */
    'update master_keys set used = used - 1 where org_id = $1 and key_id = $2': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };
  }
}
