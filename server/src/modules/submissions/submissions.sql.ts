import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';
import type { SubmissionsRow } from '../../platform/db/tables.gen.js';

/** One answer with what was asked, as it stood in the form that day. */
export interface Answer {
  name: string;
  label: string;
  value: string;
}

export interface NewSubmission extends Omit<SubmissionsRow, 'answers'> {
  answers: readonly Answer[];
}

/** No row when it was stored before. */
export const insertSubmission = (tx: Tx, row: NewSubmission) =>
  tx.query(
    `insert into submissions (org_id, submission_id, dedupe_key, page_id, code_id, block, customer_id, visitor, source, answers, consent, at,
       email, phone, name)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11, $12, $13, $14, $15) on conflict (org_id, dedupe_key) do nothing returning submission_id`,
    [
      row.org_id,
      row.submission_id,
      row.dedupe_key,
      row.page_id,
      row.code_id,
      row.block,
      row.customer_id,
      row.visitor,
      row.source,
      JSON.stringify(row.answers),
      row.consent,
      row.at,
      row.email,
      row.phone,
      row.name,
    ],
  );

export const selectSame = (tx: Tx, orgId: string, dedupeKey: string) =>
  tx.query('select submission_id, answers from submissions where org_id = $1 and dedupe_key = $2', [orgId, dedupeKey]);

/** Gives a new submission to the customer whom it tells of. */
export const linkSubmission = (tx: Tx, orgId: string, submissionId: string, customerId: string) =>
  tx.query(
    `with linked as (update submissions set customer_id = $3 where org_id = $1 and submission_id = $2 returning customer_id)
     update customers c set submissions = submissions + 1 from linked where c.org_id = $1 and c.customer_id = linked.customer_id`,
    [orgId, submissionId, customerId],
  );

export interface SubmissionFilter {
  code_id?: string;
  page_id?: string;
  customer_id?: string;
  search?: string;
}

const matches = `s.org_id = $1 and ($2::uuid is null or s.code_id = $2) and ($3::uuid is null or s.page_id = $3)
  and ($4::uuid is null or s.customer_id = $4) and ($5::text is null or exists (
    select from jsonb_array_elements(s.answers) as a where strpos(lower(a ->> 'value'), lower($5)) > 0))`;
const valuesOf = (orgId: string, { code_id, page_id, customer_id, search }: SubmissionFilter) =>
  [orgId, code_id ?? null, page_id ?? null, customer_id ?? null, search?.trim() || null] as const;

export const selectSubmissions = (tx: Tx, orgId: string, filter: SubmissionFilter, limit: number, offset: number) =>
  tx.query(
    `select s.submission_id, s.at, s.page_id, p.name as page_name, s.code_id, c.name as code_name, s.customer_id,
       coalesce(nullif(k.name, ''), nullif(k.email, ''), nullif(k.phone, '')) as customer_name, s.source, s.answers, s.consent
     from submissions s left join pages p on p.org_id = s.org_id and p.page_id = s.page_id
     left join codes c on c.org_id = s.org_id and c.code_id = s.code_id
     left join customers k on k.org_id = s.org_id and k.customer_id = s.customer_id
     where ${matches} order by s.at desc, s.submission_id desc limit $6 offset $7`,
    [...valuesOf(orgId, filter), limit, offset],
  );

export type SubmissionRow = RowOf<typeof selectSubmissions>;

export const countSubmissions = (tx: Tx, orgId: string, filter: SubmissionFilter) =>
  tx.query(`select count(*) as total from submissions s where ${matches}`, valuesOf(orgId, filter));
