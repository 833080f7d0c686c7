// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** promo-locks.sql.ts: selectLocks */
    "select l.lock_id, l.name, l.promo_code, l.has_codes, l.places, l.starts_at, l.ends_at, l.limit_total, l.limit_each, l.used, l.state, l.revision,\n\
  l.created_at, l.updated_at,\n\
  (select coalesce(jsonb_agg(jsonb_build_object('code_id', o.code_id, 'name', o.name, 'slug', o.slug) order by o.name, o.code_id), '[]')\n\
     from promo_lock_codes k join codes o on o.org_id = k.org_id and o.code_id = k.code_id\n\
    where k.org_id = l.org_id and k.lock_id = l.lock_id) as codes,\n\
  (select coalesce(jsonb_agg(jsonb_build_object('discount_id', d.discount_id, 'name', d.name, 'state', d.state) order by d.name, d.discount_id), '[]')\n\
     from discounts d where d.org_id = l.org_id and d.lock_id = l.lock_id) as discounts from promo_locks l where l.org_id = $1 and ($2::text is null or position(lower($2) in lower(l.name)) > 0 or position(upper($2) in l.promo_code) > 0)\n\
  and ($3::text is null or l.state = $3) order by l.created_at desc, l.lock_id desc limit $4 offset $5": {
      values: readonly [string | null, string | null, string | null, number | null, number | null];
      row: {
        lock_id: string;
        name: string;
        promo_code: string;
        has_codes: boolean;
        places: ColumnTypes['promo_locks.places'];
        starts_at: Date | null;
        ends_at: Date | null;
        limit_total: number | null;
        limit_each: number | null;
        used: number;
        state: 'active' | 'draft' | 'ended' | 'paused';
        revision: number;
        created_at: Date;
        updated_at: Date;
        codes: Narrowed<{ code_id: string; name: string; slug: string }[], AnswerTypes['promo-locks.selectLocks.codes']>;
        discounts: Narrowed<{ discount_id: string; name: string; state: 'active' | 'draft' | 'ended' | 'paused' }[], AnswerTypes['promo-locks.selectLocks.discounts']>;
      };
    };

    /** promo-locks.sql.ts: countLocks */
    'select count(*) as total from promo_locks l where l.org_id = $1 and ($2::text is null or position(lower($2) in lower(l.name)) > 0 or position(upper($2) in l.promo_code) > 0)\n\
  and ($3::text is null or l.state = $3)': {
      values: readonly [string | null, string | null, string | null];
      row: { total: number };
    };

    /** promo-locks.sql.ts: selectLock */
    "select l.lock_id, l.name, l.promo_code, l.has_codes, l.places, l.starts_at, l.ends_at, l.limit_total, l.limit_each, l.used, l.state, l.revision,\n\
  l.created_at, l.updated_at,\n\
  (select coalesce(jsonb_agg(jsonb_build_object('code_id', o.code_id, 'name', o.name, 'slug', o.slug) order by o.name, o.code_id), '[]')\n\
     from promo_lock_codes k join codes o on o.org_id = k.org_id and o.code_id = k.code_id\n\
    where k.org_id = l.org_id and k.lock_id = l.lock_id) as codes,\n\
  (select coalesce(jsonb_agg(jsonb_build_object('discount_id', d.discount_id, 'name', d.name, 'state', d.state) order by d.name, d.discount_id), '[]')\n\
     from discounts d where d.org_id = l.org_id and d.lock_id = l.lock_id) as discounts from promo_locks l where l.org_id = $1 and l.lock_id = $2": {
      values: readonly [string | null, string | null];
      row: {
        lock_id: string;
        name: string;
        promo_code: string;
        has_codes: boolean;
        places: ColumnTypes['promo_locks.places'];
        starts_at: Date | null;
        ends_at: Date | null;
        limit_total: number | null;
        limit_each: number | null;
        used: number;
        state: 'active' | 'draft' | 'ended' | 'paused';
        revision: number;
        created_at: Date;
        updated_at: Date;
        codes: Narrowed<{ code_id: string; name: string; slug: string }[], AnswerTypes['promo-locks.selectLock.codes']>;
        discounts: Narrowed<{ discount_id: string; name: string; state: 'active' | 'draft' | 'ended' | 'paused' }[], AnswerTypes['promo-locks.selectLock.discounts']>;
      };
    };

    /** promo-locks.sql.ts: lockRow */
    'select lock_id from promo_locks where org_id = $1 and lock_id = $2 for update': {
      values: readonly [string | null, string | null];
      row: { lock_id: string };
    };

    /** promo-locks.sql.ts: insertLock */
    'insert into promo_locks (org_id, lock_id, name, promo_code, has_codes, places, starts_at, ends_at, limit_total, limit_each, created_at, updated_at)\n\
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)': {
      values: readonly [string | null, string | null, string | null, string | null, boolean | null, string | null, Date | null, Date | null, number | null, number | null, Date | null];
      row: Record<never, never>;
    };

    /** promo-locks.sql.ts: updateLock */
    'update promo_locks set name = $3, promo_code = $4, has_codes = $5, places = $6, starts_at = $7, ends_at = $8, limit_total = $9, limit_each = $10,\n\
       revision = revision + 1, updated_at = $11\n\
     where org_id = $1 and lock_id = $2': {
      values: readonly [string | null, string | null, string | null, string | null, boolean | null, string | null, Date | null, Date | null, number | null, number | null, Date | null];
      row: Record<never, never>;
    };

    /** promo-locks.sql.ts: setState */
    'update promo_locks set state = $3, updated_at = $4 where org_id = $1 and lock_id = $2': {
      values: readonly [string | null, string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** promo-locks.sql.ts: deleteLock */
    'delete from promo_locks where org_id = $1 and lock_id = $2': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** promo-locks.sql.ts: selectOfCode */
    "select name from promo_locks where org_id = $1 and promo_code = $2 and state <> 'ended' and lock_id <> $3\n\
     union all select name from discounts where org_id = $1 and code = $2 and state <> 'ended' limit 1": {
      values: readonly [string | null, string | null, string | null];
      row: { name: string };
    };

    /** promo-locks.sql.ts: selectMostUses */
    'select coalesce(max(uses), 0) as uses from promo_people where org_id = $1 and lock_id = $2': {
      values: readonly [string | null, string | null];
      row: { uses: number };
    };

    /** promo-locks.sql.ts: clearCodes */
    'delete from promo_lock_codes where org_id = $1 and lock_id = $2': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** promo-locks.sql.ts: insertCodes */
    "insert into promo_lock_codes (org_id, lock_id, code_id)\n\
     select org_id, $2, code_id from codes where org_id = $1 and code_id = any($3::uuid[]) and status <> 'deleted' returning code_id": {
      values: readonly [string | null, string | null, List<string> | null];
      row: { code_id: string };
    };

    /** promo-locks.sql.ts: countDiscounts */
    'select count(*) as total from discounts where org_id = $1 and lock_id = $2': {
      values: readonly [string | null, string | null];
      row: { total: number };
    };

    /** scanned-code.sql.ts: selectOrgOfCode */
    "select org_id from codes where code_id = $1 and status = 'active' and held_at is null": {
      values: readonly [string | null];
      row: { org_id: string };
    };

    /** usage.sql.ts: selectTries */
    'select t.try_id, t.at, t.outcome, t.via, k.name as key_name, o.name as code_name, t.latitude, t.longitude, g.state as grant_state from promo_tries t\n\
  left join promo_grants g on g.org_id = t.org_id and g.grant_id = t.grant_id\n\
  left join master_keys k on k.org_id = t.org_id and k.key_id = t.key_id\n\
  left join codes o on o.org_id = t.org_id and o.code_id = t.code_id where t.org_id = $1 and t.lock_id = $2 and ($3::text is null or t.outcome = $3) order by t.try_id desc limit $4 offset $5': {
      values: readonly [string | null, string | null, string | null, number | null, number | null];
      row: {
        try_id: string;
        at: Date;
        outcome: 'no_place' | 'not_now' | 'opened' | 'other_code' | 'too_far' | 'used_by_you' | 'used_up' | 'wrong_key';
        via: 'code' | 'master';
        key_name: string | null;
        code_name: string | null;
        latitude: number | null;
        longitude: number | null;
        grant_state: 'consumed' | 'expired' | 'open' | null;
      };
    };

    /** usage.sql.ts: selectTriesBefore */
    'select t.try_id, t.at, t.outcome, t.via, k.name as key_name, o.name as code_name, t.latitude, t.longitude, g.state as grant_state from promo_tries t\n\
  left join promo_grants g on g.org_id = t.org_id and g.grant_id = t.grant_id\n\
  left join master_keys k on k.org_id = t.org_id and k.key_id = t.key_id\n\
  left join codes o on o.org_id = t.org_id and o.code_id = t.code_id where t.org_id = $1 and t.lock_id = $2 and ($3::text is null or t.outcome = $3) and ($4::uuid is null or t.try_id < $4) order by t.try_id desc limit $5': {
      values: readonly [string | null, string | null, string | null, string | null, number | null];
      row: {
        try_id: string;
        at: Date;
        outcome: 'no_place' | 'not_now' | 'opened' | 'other_code' | 'too_far' | 'used_by_you' | 'used_up' | 'wrong_key';
        via: 'code' | 'master';
        key_name: string | null;
        code_name: string | null;
        latitude: number | null;
        longitude: number | null;
        grant_state: 'consumed' | 'expired' | 'open' | null;
      };
    };

    /** usage.sql.ts: countTries */
    'select outcome, count(*) as count from promo_tries where org_id = $1 and lock_id = $2 group by outcome': {
      values: readonly [string | null, string | null];
      row: {
        outcome: 'no_place' | 'not_now' | 'opened' | 'other_code' | 'too_far' | 'used_by_you' | 'used_up' | 'wrong_key';
        count: number;
      };
    };

    /** usage.sql.ts: countGrants */
    "select count(*) filter (where state = 'open') as open, count(*) filter (where state = 'consumed') as consumed,\n\
       count(*) filter (where state = 'expired') as expired, count(*) filter (where via = 'master' and state <> 'expired') as by_master\n\
     from promo_grants where org_id = $1 and lock_id = $2": {
      values: readonly [string | null, string | null];
      row: { open: number; consumed: number; expired: number; by_master: number };
    };

    /** usage.sql.ts: selectPoints */
    "select latitude, longitude, count(*) filter (where outcome = 'opened') as opened, count(*) filter (where outcome <> 'opened') as refused\n\
       from promo_tries where org_id = $1 and lock_id = $2 and latitude is not null\n\
      group by latitude, longitude order by count(*) desc, latitude, longitude limit $3": {
      values: readonly [string | null, string | null, number | null];
      row: {
        latitude: Narrowed<number, AnswerTypes['usage.selectPoints.latitude']>;
        longitude: Narrowed<number | null, AnswerTypes['usage.selectPoints.longitude']>;
        opened: number;
        refused: number;
      };
    };
  }
}
