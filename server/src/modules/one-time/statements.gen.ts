// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** one-time.sql.ts: insertBatch */
    'insert into one_time_batches (org_id, batch_id, base_code_id, offer, amount, pin_hash, created_at) values ($1, $2, $3, $4, $5, $6, $7)': {
      values: readonly [string | null, string | null, string | null, string | null, number | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** one-time.sql.ts: selectBatches */
    "select b.org_id, b.batch_id, b.base_code_id, b.offer, b.amount, b.made, b.created_at, b.pin_hash is not null as has_pin,\n\
    case when b.state = 'making' and not exists (select from jobs j where j.org_id = b.org_id and j.kind = 'codes.oneTime' and j.state = 'waiting'\n\
      and j.payload ->> 'batch_id' = b.batch_id::text) then 'failed' else b.state end as state,\n\
    (select count(*) from one_time_codes t where t.org_id = b.org_id and t.batch_id = b.batch_id and t.used_at is not null) as used\n\
  from one_time_batches b where b.org_id = $1 and b.base_code_id = $2 and ($3::uuid is null or b.batch_id = $3) order by b.created_at desc, b.batch_id desc limit $4 offset $5": {
      values: readonly [string | null, string | null, string | null, number | null, number | null];
      row: {
        org_id: string;
        batch_id: string;
        base_code_id: string;
        offer: string;
        amount: number;
        made: number;
        created_at: Date;
        has_pin: boolean;
        state: 'cancelled' | 'deleted' | 'done' | 'making' | 'failed';
        used: number;
      };
    };

    /** one-time.sql.ts: countBatches */
    'select count(*) as total from one_time_batches b where b.org_id = $1 and b.base_code_id = $2 and ($3::uuid is null or b.batch_id = $3)': {
      values: readonly [string | null, string | null, string | null];
      row: { total: number };
    };

    /** one-time.sql.ts: updatePin */
    "update one_time_batches set pin_hash = $4\n\
      where org_id = $1 and base_code_id = $2 and batch_id = $3 and state in ('making', 'done') returning batch_id": {
      values: readonly [string | null, string | null, string | null, string | null];
      row: { batch_id: string };
    };

    /** one-time.sql.ts: selectMade */
    "select amount, made from one_time_batches where org_id = $1 and batch_id = $2 and state = 'making'": {
      values: readonly [string | null, string | null];
      row: { amount: number; made: number };
    };

    /** one-time.sql.ts: lockBatch */
    "select base_code_id, amount, made from one_time_batches where org_id = $1 and batch_id = $2 and state = 'making' for update": {
      values: readonly [string | null, string | null];
      row: { base_code_id: string; amount: number; made: number };
    };

    /** one-time.sql.ts: insertCodes */
    'with taken as (\n\
       insert into slugs (slug, org_id, code_id, is_one_time) select unnest($5::text[]), $1, $3, true on conflict do nothing returning slug\n\
     ), codes as (\n\
       insert into one_time_codes (org_id, slug, batch_id, number) select $1, slug, $2, $4 + row_number() over () from taken returning 1\n\
     ) select count(*) as inserted from codes': {
      values: readonly [string | null, string | null, string | null, number | null, List<string> | null];
      row: { inserted: number };
    };

    /** one-time.sql.ts: advanceBatch */
    "update one_time_batches set made = $3, state = case when $3 >= amount then 'done' else state end where org_id = $1 and batch_id = $2": {
      values: readonly [string | null, string | null, number | null];
      row: Record<never, never>;
    };

    /** one-time.sql.ts: cancelBatch */
    "update one_time_batches set state = 'cancelled'\n\
      where org_id = $1 and base_code_id = $2 and batch_id = $3 and state = 'making' returning batch_id": {
      values: readonly [string | null, string | null, string | null];
      row: { batch_id: string };
    };

    /** one-time.sql.ts: deleteBatches */
    "with gone as (\n\
       update one_time_batches b set state = 'deleted' where b.org_id = $1 and b.base_code_id = $2 and ($3::uuid is null or b.batch_id = $3) and b.state in ('making', 'done') returning b.batch_id, b.made\n\
     ) select coalesce(sum(gone.made - (select count(*) from one_time_codes t\n\
         where t.org_id = $1 and t.batch_id = gone.batch_id and t.used_at is not null)), 0) as deleted from gone": {
      values: readonly [string | null, string | null, string | null];
      row: { deleted: number };
    };

    /** one-time.sql.ts: selectOneTimeCodes */
    'select number, slug, used_at, used_by from one_time_codes where org_id = $1 and batch_id = $2 and ($3::text is null or strpos(slug, $3) > 0) and ($4::boolean is null or (used_at is not null) = $4)\n\
      order by used_at desc, number limit $5 offset $6': {
      values: readonly [string | null, string | null, string | null, boolean | null, number | null, number | null];
      row: { number: number; slug: string; used_at: Date | null; used_by: ColumnTypes['one_time_codes.used_by'] | null };
    };

    /** one-time.sql.ts: selectOneTimeCodes */
    'select number, slug, used_at, used_by from one_time_codes where org_id = $1 and batch_id = $2 and ($3::text is null or strpos(slug, $3) > 0) and ($4::boolean is null or (used_at is not null) = $4)\n\
      order by number limit $5 offset $6': {
      values: readonly [string | null, string | null, string | null, boolean | null, number | null, number | null];
      row: { number: number; slug: string; used_at: Date | null; used_by: ColumnTypes['one_time_codes.used_by'] | null };
    };

    /** one-time.sql.ts: countOneTimeCodes */
    'select count(*) as total from one_time_codes where org_id = $1 and batch_id = $2 and ($3::text is null or strpos(slug, $3) > 0) and ($4::boolean is null or (used_at is not null) = $4)': {
      values: readonly [string | null, string | null, string | null, boolean | null];
      row: { total: number };
    };

    /** one-time.sql.ts: useCode */
    "update one_time_codes t set used_at = $3, used_by = $4::jsonb\n\
       from one_time_batches b join codes c on c.org_id = b.org_id and c.code_id = b.base_code_id\n\
      where t.org_id = $1 and t.slug = $2 and t.used_at is null\n\
        and b.org_id = t.org_id and b.batch_id = t.batch_id and b.state = 'done' and case when c.held_at is not null and c.status <> 'deleted' then 'paused' else c.status end = 'active'\n\
        and b.pin_hash is not distinct from $5\n\
     returning t.used_at": {
      values: readonly [string | null, string | null, Date | null, string | null, string | null];
      row: { used_at: Date | null };
    };

    /** one-time.sql.ts: selectFacts */
    "select b.offer, b.pin_hash, t.used_at, t.used_by, b.state as batch_state, case when c.held_at is not null and c.status <> 'deleted' then 'paused' else c.status end as base_status, c.slug as base_slug\n\
       from one_time_codes t\n\
       join one_time_batches b on b.org_id = t.org_id and b.batch_id = t.batch_id\n\
       join codes c on c.org_id = b.org_id and c.code_id = b.base_code_id\n\
      where t.org_id = $1 and t.slug = $2": {
      values: readonly [string | null, string | null];
      row: {
        offer: string;
        pin_hash: string | null;
        used_at: Date | null;
        used_by: ColumnTypes['one_time_codes.used_by'] | null;
        batch_state: 'cancelled' | 'deleted' | 'done' | 'making';
        base_status: 'active' | 'archived' | 'deleted' | 'paused' | 'paused';
        base_slug: string;
      };
    };

    /** one-time.sql.ts: selectPrintStyle */
    "select c.style from one_time_batches b join codes c on c.org_id = b.org_id and c.code_id = b.base_code_id\n\
      where b.org_id = $1 and b.batch_id = $2 and b.state = 'done'": {
      values: readonly [string | null, string | null];
      row: { style: ColumnTypes['codes.style'] };
    };

    /** one-time.sql.ts: selectCodesAfter */
    'select number, slug, used_at, used_by from one_time_codes where org_id = $1 and batch_id = $2 and number > $3 order by number limit $4': {
      values: readonly [string | null, string | null, number | null, number | null];
      row: { number: number; slug: string; used_at: Date | null; used_by: ColumnTypes['one_time_codes.used_by'] | null };
    };

    /** one-time.sql.ts: selectCodesOfBase */
    "select b.offer, t.number, t.slug, t.used_at, t.used_by from one_time_batches b\n\
       join one_time_codes t on t.org_id = b.org_id and t.batch_id = b.batch_id\n\
      where b.org_id = $1 and b.base_code_id = $2 and b.state = 'done' order by b.created_at desc, b.batch_id, t.number limit $3": {
      values: readonly [string | null, string | null, number | null];
      row: {
        offer: string;
        number: number;
        slug: string;
        used_at: Date | null;
        used_by: ColumnTypes['one_time_codes.used_by'] | null;
      };
    };
  }
}
