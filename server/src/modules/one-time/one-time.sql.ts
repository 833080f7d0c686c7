import type { OneTimeUser } from '@swapt/shared/contract';
import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';
import type { OneTimeBatchesRow } from '../../platform/db/tables.gen.js';
import { shownStatus } from '../short-links/short-links.service.js';

/** A batch in the making always has a job that waits. Without one that job was given up, and the batch says so: somebody is waiting for it. */
const selectBatch = `select b.org_id, b.batch_id, b.base_code_id, b.offer, b.amount, b.made, b.created_at, b.pin_hash is not null as has_pin,
    case when b.state = 'making' and not exists (select from jobs j where j.org_id = b.org_id and j.kind = 'codes.oneTime' and j.state = 'waiting'
      and j.payload ->> 'batch_id' = b.batch_id::text) then 'failed' else b.state end as state,
    (select count(*) from one_time_codes t where t.org_id = b.org_id and t.batch_id = b.batch_id and t.used_at is not null) as used
  from one_time_batches b`;
const matches = 'b.org_id = $1 and b.base_code_id = $2 and ($3::uuid is null or b.batch_id = $3)';

export const insertBatch = (tx: Tx, batch: Omit<OneTimeBatchesRow, 'made' | 'state'>) =>
  tx.query(
    `insert into one_time_batches (org_id, batch_id, base_code_id, offer, amount, pin_hash, created_at) values ($1, $2, $3, $4, $5, $6, $7)`,
    [batch.org_id, batch.batch_id, batch.base_code_id, batch.offer, batch.amount, batch.pin_hash, batch.created_at],
  );

export interface BatchFilter {
  baseId: string;
  batchId?: string;
}

export const selectBatches = (tx: Tx, orgId: string, { baseId, batchId }: BatchFilter, limit = 1, offset = 0) =>
  tx.query(`${selectBatch} where ${matches} order by b.created_at desc, b.batch_id desc limit $4 offset $5`, [
    orgId,
    baseId,
    batchId ?? null,
    limit,
    offset,
  ]);

export type BatchRow = RowOf<typeof selectBatches>;

export const countBatches = (tx: Tx, orgId: string, { baseId, batchId }: BatchFilter) =>
  tx.query(`select count(*) as total from one_time_batches b where ${matches}`, [orgId, baseId, batchId ?? null]);

export const updatePin = (tx: Tx, orgId: string, { baseId, batchId }: Required<BatchFilter>, pinHash: string | null) =>
  tx.query(
    `update one_time_batches set pin_hash = $4
      where org_id = $1 and base_code_id = $2 and batch_id = $3 and state in ('making', 'done') returning batch_id`,
    [orgId, baseId, batchId, pinHash],
  );

/** How far a batch is that is being made. */
export const selectMade = (tx: Tx, orgId: string, batchId: string) =>
  tx.query(`select amount, made from one_time_batches where org_id = $1 and batch_id = $2 and state = 'making'`, [
    orgId,
    batchId,
  ]);

/** Locks a batch that is being made, so that a cancellation comes before or after a part of it. */
export const lockBatch = (tx: Tx, orgId: string, batchId: string) =>
  tx.query(
    `select base_code_id, amount, made from one_time_batches where org_id = $1 and batch_id = $2 and state = 'making' for update`,
    [orgId, batchId],
  );

/**
 * Takes short names for codes of a batch, numbered on from `made`, and says how many were still free. They get no version of the directory:
 * nobody can have asked for them before.
 */
export const insertCodes = (
  tx: Tx,
  orgId: string,
  { batchId, baseId, made }: { batchId: string; baseId: string; made: number },
  slugs: readonly string[],
) =>
  tx.query(
    `with taken as (
       insert into slugs (slug, org_id, code_id, is_one_time) select unnest($5::text[]), $1, $3, true on conflict do nothing returning slug
     ), codes as (
       insert into one_time_codes (org_id, slug, batch_id, number) select $1, slug, $2, $4 + row_number() over () from taken returning 1
     ) select count(*) as inserted from codes`,
    [orgId, batchId, baseId, made, slugs],
  );

export const advanceBatch = (tx: Tx, orgId: string, batchId: string, made: number) =>
  tx.query(
    `update one_time_batches set made = $3, state = case when $3 >= amount then 'done' else state end where org_id = $1 and batch_id = $2`,
    [orgId, batchId, made],
  );

export const cancelBatch = (tx: Tx, orgId: string, { baseId, batchId }: Required<BatchFilter>) =>
  tx.query(
    `update one_time_batches set state = 'cancelled'
      where org_id = $1 and base_code_id = $2 and batch_id = $3 and state = 'making' returning batch_id`,
    [orgId, baseId, batchId],
  );

/** Takes batches out of service and counts the codes in them that nobody had used. */
export const deleteBatches = (tx: Tx, orgId: string, { baseId, batchId }: BatchFilter) =>
  tx.query(
    `with gone as (
       update one_time_batches b set state = 'deleted' where ${matches} and b.state in ('making', 'done') returning b.batch_id, b.made
     ) select coalesce(sum(gone.made - (select count(*) from one_time_codes t
         where t.org_id = $1 and t.batch_id = gone.batch_id and t.used_at is not null)), 0) as deleted from gone`,
    [orgId, baseId, batchId ?? null],
  );

export interface OneTimeFilter {
  batchId: string;
  search?: string;
  used?: boolean;
}

const listed = `org_id = $1 and batch_id = $2 and ($3::text is null or strpos(slug, $3) > 0) and ($4::boolean is null or (used_at is not null) = $4)`;
const listValues = (orgId: string, { batchId, search, used }: OneTimeFilter) =>
  [orgId, batchId, search || null, used ?? null] as const;

export const selectOneTimeCodes = (tx: Tx, orgId: string, filter: OneTimeFilter, limit: number, offset: number) =>
  tx.query(
    `select number, slug, used_at, used_by from one_time_codes where ${listed}
      order by ${filter.used ? 'used_at desc, number' : 'number'} limit $5 offset $6`,
    [...listValues(orgId, filter), limit, offset],
  );

export type OneTimeRow = RowOf<typeof selectOneTimeCodes>;

export const countOneTimeCodes = (tx: Tx, orgId: string, filter: OneTimeFilter) =>
  tx.query(`select count(*) as total from one_time_codes where ${listed}`, listValues(orgId, filter));

/**
 * The one statement that uses a code up. Of many that come at once, one finds it unused; an empty answer means that it is not, or does not work now,
 * or asks for another PIN than the one that was looked at.
 */
export const useCode = (
  tx: Tx,
  orgId: string,
  { slug, pinHash, usedAt, usedBy }: { slug: string; pinHash: string | null; usedAt: Date; usedBy: OneTimeUser },
) =>
  tx.query(
    `update one_time_codes t set used_at = $3, used_by = $4::jsonb
       from one_time_batches b join codes c on c.org_id = b.org_id and c.code_id = b.base_code_id
      where t.org_id = $1 and t.slug = $2 and t.used_at is null
        and b.org_id = t.org_id and b.batch_id = t.batch_id and b.state = 'done' and ${shownStatus} = 'active'
        and b.pin_hash is not distinct from $5
     returning t.used_at`,
    [orgId, slug, usedAt, JSON.stringify(usedBy), pinHash],
  );

export const selectFacts = (tx: Tx, orgId: string, slug: string) =>
  tx.query(
    `select b.offer, b.pin_hash, t.used_at, t.used_by, b.state as batch_state, ${shownStatus} as base_status, c.slug as base_slug
       from one_time_codes t
       join one_time_batches b on b.org_id = t.org_id and b.batch_id = t.batch_id
       join codes c on c.org_id = b.org_id and c.code_id = b.base_code_id
      where t.org_id = $1 and t.slug = $2`,
    [orgId, slug],
  );

export type OneTimeFacts = RowOf<typeof selectFacts>;

/** The look of a batch's prints, once it is ready. */
export const selectPrintStyle = (tx: Tx, orgId: string, batchId: string) =>
  tx.query(
    `select c.style from one_time_batches b join codes c on c.org_id = b.org_id and c.code_id = b.base_code_id
      where b.org_id = $1 and b.batch_id = $2 and b.state = 'done'`,
    [orgId, batchId],
  );

export const selectCodesAfter = (tx: Tx, orgId: string, batchId: string, number: number, limit: number) =>
  tx.query(
    `select number, slug, used_at, used_by from one_time_codes where org_id = $1 and batch_id = $2 and number > $3 order by number limit $4`,
    [orgId, batchId, number, limit],
  );

/** The codes of all batches of a base code that were not taken back, newest batch first. */
export const selectCodesOfBase = (tx: Tx, orgId: string, baseId: string, limit: number) =>
  tx.query(
    `select b.offer, t.number, t.slug, t.used_at, t.used_by from one_time_batches b
       join one_time_codes t on t.org_id = b.org_id and t.batch_id = b.batch_id
      where b.org_id = $1 and b.base_code_id = $2 and b.state = 'done' order by b.created_at desc, b.batch_id, t.number limit $3`,
    [orgId, baseId, limit],
  );
