// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../../platform/db/statements.js' {
  interface Statements {
    /** grants.sql.ts: selectLockOfCode */
    "select l.lock_id, l.name, l.state, l.has_codes, l.places, l.starts_at, l.ends_at,\n\
       exists (select from promo_lock_codes c where c.org_id = l.org_id and c.lock_id = l.lock_id and c.code_id = $3) as is_code\n\
     from promo_locks l where l.org_id = $1 and l.promo_code = $2 and l.state in ('active', 'paused')": {
      values: readonly [string | null, string | null, string | null];
      row: {
        lock_id: string;
        name: string;
        state: 'active' | 'paused';
        has_codes: boolean;
        places: ColumnTypes['promo_locks.places'];
        starts_at: Date | null;
        ends_at: Date | null;
        is_code: boolean;
      };
    };

    /** grants.sql.ts: lockLocks */
    'select lock_id from promo_locks where org_id = $1 and lock_id = any($2::uuid[]) order by lock_id for update': {
      values: readonly [string | null, List<string> | null];
      row: { lock_id: string };
    };

    /** grants.sql.ts: selectOpenGrant */
    "select grant_id, via, expires_at from promo_grants\n\
      where org_id = $1 and lock_id = $2 and person = $3 and state = 'open' and expires_at > $4": {
      values: readonly [string | null, string | null, string | null, Date | null];
      row: { grant_id: string; via: 'code' | 'master'; expires_at: Date };
    };

    /** grants.sql.ts: takeUse */
    'update promo_locks set used = used + 1\n\
      where org_id = $1 and lock_id = $2 and (limit_total is null or used < limit_total) returning limit_each': {
      values: readonly [string | null, string | null];
      row: { limit_each: number | null };
    };

    /** grants.sql.ts: countPeople */
    'insert into promo_people (org_id, lock_id, person, uses)\n\
     select $1, $2, p, 1 from unnest($3::text[]) as p order by p\n\
     on conflict (org_id, lock_id, person) do update set uses = promo_people.uses + 1\n\
       where $4::integer is null or promo_people.uses < $4 returning person': {
      values: readonly [string | null, string | null, List<string> | null, number | null];
      row: { person: string };
    };

    /** grants.sql.ts: insertGrant */
    "insert into promo_grants (org_id, grant_id, lock_id, person, people, via, key_id, state, created_at, expires_at)\n\
     values ($1, $2, $3, $4, $5::text[], $6, $7, 'open', $8, $9)": {
      values: readonly [string | null, string | null, string | null, string | null, List<string> | null, string | null, string | null, Date | null, Date | null];
      row: Record<never, never>;
    };

    /** grants.sql.ts: consume */
    "update promo_grants g set state = 'consumed', order_id = $4 from promo_locks l\n\
      where g.org_id = $1 and g.lock_id = $2 and g.person = $3 and g.state = 'open' and g.expires_at > $5\n\
        and l.org_id = g.org_id and l.lock_id = g.lock_id\n\
      returning g.grant_id, g.via, l.limit_each": {
      values: readonly [string | null, string | null, string | null, string | null, Date | null];
      row: { grant_id: string; via: 'code' | 'master'; limit_each: number | null };
    };

    /** grants.sql.ts: addPeople */
    'update promo_grants set people = people || $3::text[] where org_id = $1 and grant_id = $2': {
      values: readonly [string | null, string | null, List<string> | null];
      row: Record<never, never>;
    };

    /** grants.sql.ts: selectLocksOfOrder */
    "select lock_id from promo_grants where org_id = $1 and order_id = $2 and state = 'consumed'": {
      values: readonly [string | null, string | null];
      row: { lock_id: string };
    };

    /** grants.sql.ts: releaseOfOrder */
    "update promo_grants set state = 'expired', order_id = null where org_id = $1 and order_id = $2 and state = 'consumed'\n\
     returning lock_id, via, key_id, people": {
      values: readonly [string | null, string | null];
      row: { lock_id: string; via: 'code' | 'master'; key_id: string | null; people: string[] };
    };

    /** grants.sql.ts: expireGrants */
    "update promo_grants set state = 'expired' where org_id = $1 and lock_id = $2 and state = 'open' and expires_at <= $3\n\
     returning lock_id, via, key_id, people": {
      values: readonly [string | null, string | null, Date | null];
      row: { lock_id: string; via: 'code' | 'master'; key_id: string | null; people: string[] };
    };

    /** grants.sql.ts: giveBackUse */
    'update promo_locks set used = used - 1 where org_id = $1 and lock_id = $2': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** grants.sql.ts: forgetUses */
    'update promo_people set uses = uses - 1 where org_id = $1 and lock_id = $2 and person = any($3::text[])': {
      values: readonly [string | null, string | null, List<string> | null];
      row: Record<never, never>;
    };

    /** grants.sql.ts: deleteUnused */
    'delete from promo_people where org_id = $1 and lock_id = $2 and person = any($3::text[]) and uses = 0': {
      values: readonly [string | null, string | null, List<string> | null];
      row: Record<never, never>;
    };

    /** grants.sql.ts: insertTry */
    'insert into promo_tries (org_id, try_id, lock_id, at, outcome, via, grant_id, key_id, code_id, latitude, longitude)\n\
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)': {
      values: readonly [string | null, string | null, string | null, Date | null, string | null, string | null, string | null, string | null, string | null, number | null, number | null];
      row: Record<never, never>;
    };

    /** open-for.sql.ts: selectOpenFor */
    "select l.name, l.promo_code, g.expires_at, array_agg(d.name order by d.name) filter (where d.name is not null) as gives\n\
       from promo_grants g\n\
       join promo_locks l on l.org_id = g.org_id and l.lock_id = g.lock_id\n\
       left join discounts d on d.org_id = l.org_id and d.lock_id = l.lock_id and d.state = 'active'\n\
        and ($3::uuid is null or d.store_id is null or d.store_id = $3)\n\
      where g.org_id = $1 and g.person = $2 and g.state = 'open' and g.expires_at > $4\n\
      group by l.name, l.promo_code, g.expires_at, g.grant_id having $3::uuid is null or count(d.discount_id) > 0\n\
      order by g.grant_id desc": {
      values: readonly [string | null, string | null, string | null, Date | null];
      row: {
        name: string;
        promo_code: string;
        expires_at: Date;
        gives: Narrowed<(string | null)[] | null, AnswerTypes['open-for.selectOpenFor.gives']>;
      };
    };

    /** open-for.sql.ts: selectStoresOf */
    "select s.store_id, s.name from stores s\n\
      where s.org_id = $1 and s.status = 'open' and s.suspended_at is null and exists (\n\
        select from discounts d join promo_locks l on l.org_id = d.org_id and l.lock_id = d.lock_id and l.promo_code = $2 and l.state <> 'ended'\n\
         where d.org_id = s.org_id and d.state = 'active' and (d.store_id is null or d.store_id = s.store_id))\n\
      order by s.name, s.store_id limit 6": {
      values: readonly [string | null, string | null];
      row: { store_id: string; name: string };
    };
  }
}
