// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** applicable.sql.ts: selectApplicable */
    "select d.discount_id, d.name, coalesce(d.code, l.promo_code) as code, d.lock_id, d.revision, d.store_id, d.kind, d.percent_bps, d.amount, d.buy_units, d.free_units, d.currency, d.minimum,\n\
       d.combines, d.limit_total, d.limit_each, d.used, d.reserved, d.starts_at, d.ends_at, d.state,\n\
       case when not d.is_for_all then array(\n\
         select p from unnest($4::uuid[]) as p\n\
          where exists (select from discount_products c where c.org_id = d.org_id and c.discount_id = d.discount_id and c.product_id = p)\n\
             or exists (select from discount_catalogs c join catalog_items i on i.org_id = c.org_id and i.catalog_id = c.catalog_id and i.product_id = p\n\
                 where c.org_id = d.org_id and c.discount_id = d.discount_id)) end as product_ids,\n\
       case when d.limit_each is null then 0 else coalesce((\n\
         select max(n.uses) from discount_people n where n.org_id = d.org_id and n.discount_id = d.discount_id and n.person = any($5::text[])), 0) end as uses,\n\
       d.lock_id is not null and not exists (select from promo_grants g where g.org_id = d.org_id and g.lock_id = d.lock_id and g.person = $7\n\
         and g.state = 'open' and g.expires_at > $8) as is_locked\n\
     from discounts d left join promo_locks l on l.org_id = d.org_id and l.lock_id = d.lock_id\n\
     where d.org_id = $1 and ((d.code is null and d.lock_id is null and d.state = 'active' and (d.store_id is null or d.store_id = $2))\n\
       or (d.code = any($3::text[]) and d.state in ('active', 'paused'))\n\
       or (l.promo_code = any($3::text[]) and l.state in ('active', 'paused') and d.state in ('active', 'paused')) or d.discount_id = $6::uuid)\n\
     order by d.discount_id": {
      values: readonly [string | null, string | null, List<string> | null, List<string> | null, List<string> | null, string | null, string | null, Date | null];
      row: {
        discount_id: string;
        name: string;
        code: string | null;
        lock_id: string | null;
        revision: number;
        store_id: string | null;
        kind: 'amount' | 'bxgy' | 'percent' | 'shipping';
        percent_bps: number | null;
        amount: number | null;
        buy_units: number | null;
        free_units: number | null;
        currency: string | null;
        minimum: number | null;
        combines: boolean;
        limit_total: number | null;
        limit_each: number | null;
        used: number;
        reserved: number;
        starts_at: Date | null;
        ends_at: Date | null;
        state: 'active' | 'draft' | 'ended' | 'paused';
        product_ids: Narrowed<(string | null)[] | null, AnswerTypes['applicable.selectApplicable.product_ids']>;
        uses: number;
        is_locked: boolean;
      };
    };

    /** applicable.sql.ts: selectKnownCodes */
    "select distinct coalesce(d.code, l.promo_code) as code from discounts d\n\
       left join promo_locks l on l.org_id = d.org_id and l.lock_id = d.lock_id and l.state in ('active', 'paused')\n\
      where d.org_id = $1 and (d.store_id is null or d.store_id = $2) and d.state = 'active' and coalesce(d.code, l.promo_code) = any($3::text[])": {
      values: readonly [string | null, string | null, List<string> | null];
      row: { code: string };
    };

    /** discounts.sql.ts: selectDiscounts */
    "select d.discount_id, d.store_id, s.name as store_name, d.name, d.code, d.lock_id, d.kind, d.percent_bps, d.amount, d.buy_units, d.free_units, d.currency,\n\
  d.minimum, d.is_for_all, d.combines, d.limit_total, d.limit_each, d.used, d.reserved, d.starts_at, d.ends_at, d.state, d.revision, d.created_at,\n\
  d.updated_at,\n\
  (select jsonb_build_object('name', l.name, 'promo_code', l.promo_code) from promo_locks l where l.org_id = d.org_id and l.lock_id = d.lock_id) as lock,\n\
  (select coalesce(jsonb_agg(jsonb_build_object('product_id', p.product_id, 'name', p.name) order by p.name, p.product_id), '[]')\n\
     from discount_products c join products p on p.org_id = c.org_id and p.product_id = c.product_id and p.status <> 'deleted'\n\
    where c.org_id = d.org_id and c.discount_id = d.discount_id) as products,\n\
  (select coalesce(jsonb_agg(jsonb_build_object('catalog_id', k.catalog_id, 'name', k.name) order by k.name, k.catalog_id), '[]')\n\
     from discount_catalogs c join catalogs k on k.org_id = c.org_id and k.catalog_id = c.catalog_id\n\
    where c.org_id = d.org_id and c.discount_id = d.discount_id) as catalogs from discounts d left join stores s on s.org_id = d.org_id and s.store_id = d.store_id where d.org_id = $1 and ($2::text is null or position(lower($2) in lower(d.name)) > 0 or position(upper($2) in d.code) > 0\n\
    or exists (select from promo_locks l where l.org_id = d.org_id and l.lock_id = d.lock_id and position(upper($2) in l.promo_code) > 0))\n\
  and ($3::text is null or d.state = $3) order by d.created_at desc, d.discount_id desc limit $4 offset $5": {
      values: readonly [string | null, string | null, string | null, number | null, number | null];
      row: {
        discount_id: string;
        store_id: string | null;
        store_name: string | null;
        name: string;
        code: string | null;
        lock_id: string | null;
        kind: 'amount' | 'bxgy' | 'percent' | 'shipping';
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
        used: number;
        reserved: number;
        starts_at: Date | null;
        ends_at: Date | null;
        state: 'active' | 'draft' | 'ended' | 'paused';
        revision: number;
        created_at: Date;
        updated_at: Date;
        lock: Narrowed<{ name: string; promo_code: string } | null, AnswerTypes['discounts.selectDiscounts.lock']>;
        products: Narrowed<{ product_id: string; name: string }[], AnswerTypes['discounts.selectDiscounts.products']>;
        catalogs: Narrowed<{ catalog_id: string; name: string }[], AnswerTypes['discounts.selectDiscounts.catalogs']>;
      };
    };

    /** discounts.sql.ts: countDiscounts */
    'select count(*) as total from discounts d where d.org_id = $1 and ($2::text is null or position(lower($2) in lower(d.name)) > 0 or position(upper($2) in d.code) > 0\n\
    or exists (select from promo_locks l where l.org_id = d.org_id and l.lock_id = d.lock_id and position(upper($2) in l.promo_code) > 0))\n\
  and ($3::text is null or d.state = $3)': {
      values: readonly [string | null, string | null, string | null];
      row: { total: number };
    };

    /** discounts.sql.ts: selectDiscount */
    "select d.discount_id, d.store_id, s.name as store_name, d.name, d.code, d.lock_id, d.kind, d.percent_bps, d.amount, d.buy_units, d.free_units, d.currency,\n\
  d.minimum, d.is_for_all, d.combines, d.limit_total, d.limit_each, d.used, d.reserved, d.starts_at, d.ends_at, d.state, d.revision, d.created_at,\n\
  d.updated_at,\n\
  (select jsonb_build_object('name', l.name, 'promo_code', l.promo_code) from promo_locks l where l.org_id = d.org_id and l.lock_id = d.lock_id) as lock,\n\
  (select coalesce(jsonb_agg(jsonb_build_object('product_id', p.product_id, 'name', p.name) order by p.name, p.product_id), '[]')\n\
     from discount_products c join products p on p.org_id = c.org_id and p.product_id = c.product_id and p.status <> 'deleted'\n\
    where c.org_id = d.org_id and c.discount_id = d.discount_id) as products,\n\
  (select coalesce(jsonb_agg(jsonb_build_object('catalog_id', k.catalog_id, 'name', k.name) order by k.name, k.catalog_id), '[]')\n\
     from discount_catalogs c join catalogs k on k.org_id = c.org_id and k.catalog_id = c.catalog_id\n\
    where c.org_id = d.org_id and c.discount_id = d.discount_id) as catalogs from discounts d left join stores s on s.org_id = d.org_id and s.store_id = d.store_id where d.org_id = $1 and d.discount_id = $2": {
      values: readonly [string | null, string | null];
      row: {
        discount_id: string;
        store_id: string | null;
        store_name: string | null;
        name: string;
        code: string | null;
        lock_id: string | null;
        kind: 'amount' | 'bxgy' | 'percent' | 'shipping';
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
        used: number;
        reserved: number;
        starts_at: Date | null;
        ends_at: Date | null;
        state: 'active' | 'draft' | 'ended' | 'paused';
        revision: number;
        created_at: Date;
        updated_at: Date;
        lock: Narrowed<{ name: string; promo_code: string } | null, AnswerTypes['discounts.selectDiscount.lock']>;
        products: Narrowed<{ product_id: string; name: string }[], AnswerTypes['discounts.selectDiscount.products']>;
        catalogs: Narrowed<{ catalog_id: string; name: string }[], AnswerTypes['discounts.selectDiscount.catalogs']>;
      };
    };

    /** discounts.sql.ts: lockDiscount */
    'select discount_id from discounts where org_id = $1 and discount_id = $2 for update': {
      values: readonly [string | null, string | null];
      row: { discount_id: string };
    };

    /** discounts.sql.ts: insertDiscount */
    'insert into discounts (org_id, discount_id, name, store_id, code, kind, percent_bps, amount, buy_units, free_units, currency, minimum, is_for_all,\n\
       combines, limit_total, limit_each, starts_at, ends_at, lock_id, created_at, updated_at)\n\
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $20)': {
      values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, number | null, number | null, number | null, number | null, string | null, number | null, boolean | null, boolean | null, number | null, number | null, Date | null, Date | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** discounts.sql.ts: updateDiscount */
    'update discounts set name = $3, store_id = $4, code = $5, kind = $6, percent_bps = $7, amount = $8, buy_units = $9, free_units = $10, currency = $11,\n\
       minimum = $12, is_for_all = $13, combines = $14, limit_total = $15, limit_each = $16, starts_at = $17, ends_at = $18, lock_id = $19, revision = revision + 1,\n\
       updated_at = $20\n\
     where org_id = $1 and discount_id = $2': {
      values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, number | null, number | null, number | null, number | null, string | null, number | null, boolean | null, boolean | null, number | null, number | null, Date | null, Date | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** discounts.sql.ts: setState */
    'update discounts set state = $3, updated_at = $4 where org_id = $1 and discount_id = $2': {
      values: readonly [string | null, string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** discounts.sql.ts: deleteDiscount */
    'delete from discounts where org_id = $1 and discount_id = $2': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** discounts.sql.ts: selectUsableLock */
    "select lock_id from promo_locks where org_id = $1 and lock_id = $2 and state <> 'ended'": {
      values: readonly [string | null, string | null];
      row: { lock_id: string };
    };

    /** discounts.sql.ts: selectOfCode */
    "select name from discounts where org_id = $1 and code = $2 and state <> 'ended' and discount_id <> $3\n\
     union all select name from promo_locks where org_id = $1 and promo_code = $2 and state <> 'ended' limit 1": {
      values: readonly [string | null, string | null, string | null];
      row: { name: string };
    };

    /** discounts.sql.ts: selectMostUses */
    'select coalesce(max(uses), 0) as uses from discount_people where org_id = $1 and discount_id = $2': {
      values: readonly [string | null, string | null];
      row: { uses: number };
    };

    /** discounts.sql.ts: selectUsableStore */
    "select store_id, name, currency from stores where org_id = $1 and store_id = $2 and status <> 'deleted'": {
      values: readonly [string | null, string | null];
      row: { store_id: string; name: string; currency: string };
    };

    /** discounts.sql.ts: clearProducts */
    'delete from discount_products where org_id = $1 and discount_id = $2': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** discounts.sql.ts: clearCatalogs */
    'delete from discount_catalogs where org_id = $1 and discount_id = $2': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** discounts.sql.ts: insertProducts */
    "insert into discount_products (org_id, discount_id, product_id)\n\
     select org_id, $2, product_id from products where org_id = $1 and product_id = any($3::uuid[]) and status <> 'deleted' returning product_id": {
      values: readonly [string | null, string | null, List<string> | null];
      row: { product_id: string };
    };

    /** discounts.sql.ts: insertCatalogs */
    'insert into discount_catalogs (org_id, discount_id, catalog_id)\n\
     select org_id, $2, catalog_id from catalogs where org_id = $1 and catalog_id = any($3::uuid[]) returning catalog_id': {
      values: readonly [string | null, string | null, List<string> | null];
      row: { catalog_id: string };
    };

    /** preview.sql.ts: selectPriced */
    "select v.variant_id, v.product_id, p.name, v.option_values, x.amount from product_variants v\n\
       join products p on p.org_id = v.org_id and p.product_id = v.product_id and p.status <> 'deleted'\n\
       join store_items i on i.org_id = v.org_id and i.store_id = $2 and i.product_id = v.product_id\n\
       join variant_prices x on x.org_id = v.org_id and x.variant_id = v.variant_id and x.currency = $4\n\
      where v.org_id = $1 and v.variant_id = any($3::uuid[]) and v.archived_at is null": {
      values: readonly [string | null, string | null, List<string> | null, string | null];
      row: { variant_id: string; product_id: string; name: string; option_values: string[]; amount: number };
    };

    /** uses.sql.ts: insertUse */
    "insert into discount_uses (org_id, discount_id, order_id, state, people, at) values ($1, $2, $3, 'reserved', $4::text[], $5)\n\
     on conflict (org_id, discount_id, order_id) do update set state = 'reserved', people = excluded.people, at = excluded.at\n\
       where discount_uses.state = 'released' returning order_id": {
      values: readonly [string | null, string | null, string | null, List<string> | null, Date | null];
      row: { order_id: string };
    };

    /** uses.sql.ts: takeUse */
    "update discounts set reserved = reserved + 1 where org_id = $1 and discount_id = $2 and revision = $3 and state = 'active'\n\
        and (starts_at is null or starts_at <= $4) and (ends_at is null or ends_at > $4)\n\
        and (limit_total is null or used + reserved < limit_total) returning limit_each": {
      values: readonly [string | null, string | null, number | null, Date | null];
      row: { limit_each: number | null };
    };

    /** uses.sql.ts: selectUses */
    'select coalesce(used + reserved >= limit_total, false) as is_used_up from discounts where org_id = $1 and discount_id = $2': {
      values: readonly [string | null, string | null];
      row: { is_used_up: boolean };
    };

    /** uses.sql.ts: countPeople */
    'insert into discount_people (org_id, discount_id, person, uses)\n\
     select $1, $2, p, 1 from unnest($3::text[]) as p order by p\n\
     on conflict (org_id, discount_id, person) do update set uses = discount_people.uses + 1\n\
       where $4::integer is null or discount_people.uses < $4 returning person': {
      values: readonly [string | null, string | null, List<string> | null, number | null];
      row: { person: string };
    };

    /** uses.sql.ts: moveUses */
    "update discount_uses set state = $3 where org_id = $1 and order_id = $2 and state = 'reserved' returning discount_id, people": {
      values: readonly [string | null, string | null, string | null];
      row: { discount_id: string; people: string[] };
    };

    /** uses.sql.ts: countUsed */
    'update discounts set reserved = reserved - 1, used = used + 1 where org_id = $1 and discount_id = $2': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** uses.sql.ts: giveBack */
    'update discounts set reserved = reserved - 1 where org_id = $1 and discount_id = $2': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** uses.sql.ts: forgetUses */
    'update discount_people set uses = uses - 1 where org_id = $1 and discount_id = $2 and person = any($3::text[])': {
      values: readonly [string | null, string | null, List<string> | null];
      row: Record<never, never>;
    };

    /** uses.sql.ts: deleteUnused */
    'delete from discount_people where org_id = $1 and discount_id = $2 and person = any($3::text[]) and uses = 0': {
      values: readonly [string | null, string | null, List<string> | null];
      row: Record<never, never>;
    };
  }
}
