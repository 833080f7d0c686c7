import type { ReportReason, ReportState } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

/** A code by its short name, of which it may have several, or by its id; across organizations. */
export const selectCodeSubject = (tx: Tx, nameOrId: string) =>
  tx.query(
    `select c.org_id, o.shown_name as org_name, 'code' as kind, c.code_id as subject_id, c.name
     from codes c join organizations o on o.org_id = c.org_id
     where c.status <> 'deleted' and (c.org_id, c.code_id) in
       (select org_id, code_id from slugs where slug = $1 union select org_id, code_id from codes where code_id::text = $1)
     limit 1`,
    [nameOrId],
  );

export type Subject =
  RowOf<typeof selectCodeSubject> | RowOf<typeof selectPageSubject> | RowOf<typeof selectStoreSubject>;

export const selectPageSubject = (tx: Tx, pageId: string) =>
  tx.query(
    `select p.org_id, o.shown_name as org_name, 'page' as kind, p.page_id as subject_id, p.name
     from pages p join organizations o on o.org_id = p.org_id
     where p.page_id::text = $1 and p.status = 'published'`,
    [pageId],
  );

/** Of one that the operator stopped, too: there may be more to say of it. */
export const selectStoreSubject = (tx: Tx, storeId: string) =>
  tx.query(
    `select s.org_id, o.shown_name as org_name, 'store' as kind, s.store_id as subject_id, s.name
     from stores s join organizations o on o.org_id = s.org_id
     where s.store_id::text = $1 and s.status in ('open', 'paused')`,
    [storeId],
  );

export interface NewReport extends Pick<Subject, 'org_id' | 'kind' | 'subject_id'> {
  report_id: string;
  reason: ReportReason;
  note: string;
  email: string;
  created_at: Date;
}

export const insertReport = (tx: Tx, report: NewReport) =>
  tx.query(
    `insert into reports (org_id, report_id, kind, subject_id, reason, note, email, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      report.org_id,
      report.report_id,
      report.kind,
      report.subject_id,
      report.reason,
      report.note,
      report.email,
      report.created_at,
    ],
  );

const listed = `select r.org_id, o.name as org_name, r.report_id, r.kind, r.subject_id, coalesce(c.name, p.name, s.name) as name, c.slug, c.target,
    coalesce(c.held_at, p.held_at, s.suspended_at) is not null as is_held,
    (select count(*) from reports other where other.org_id = r.org_id and other.subject_id = r.subject_id) as reports,
    r.reason, r.note, r.email, r.state, r.decided_by, r.decided_at, r.created_at
  from reports r
  join organizations o on o.org_id = r.org_id
  left join codes c on r.kind = 'code' and c.org_id = r.org_id and c.code_id = r.subject_id
  left join pages p on r.kind = 'page' and p.org_id = r.org_id and p.page_id = r.subject_id
  left join stores s on r.kind = 'store' and s.org_id = r.org_id and s.store_id = r.subject_id`;

export const selectReports = (tx: Tx, state: ReportState | undefined, limit: number, offset: number) =>
  tx.query(
    `${listed} where $1::text is null or r.state = $1 order by r.created_at desc, r.report_id desc limit $2 offset $3`,
    [state ?? null, limit, offset],
  );

/** `name` is null when what it is about is gone. */
export type ReportRow = RowOf<typeof selectReports>;

export const countReports = (tx: Tx, state: ReportState | undefined) =>
  tx.query('select count(*) as total from reports where $1::text is null or state = $1', [state ?? null]);

export const selectReport = (tx: Tx, reportId: string) => tx.query(`${listed} where r.report_id = $1`, [reportId]);

const lockOne = {
  code: (tx: Tx, orgId: string, id: string) =>
    tx.query('select held_at is not null as is_held from codes where org_id = $1 and code_id = $2 for update', [
      orgId,
      id,
    ]),
  page: (tx: Tx, orgId: string, id: string) =>
    tx.query('select held_at is not null as is_held from pages where org_id = $1 and page_id = $2 for update', [
      orgId,
      id,
    ]),
  store: (tx: Tx, orgId: string, id: string) =>
    tx.query('select suspended_at is not null as is_held from stores where org_id = $1 and store_id = $2 for update', [
      orgId,
      id,
    ]),
};

/** Locks what the report is about: two operators decide one after the other. Says whether it is stopped until then; nothing when it is gone. */
export async function lockSubject(tx: Tx, { org_id, kind, subject_id }: ReportRow): Promise<boolean | undefined> {
  const [subject] = await lockOne[kind](tx, org_id, subject_id);
  return subject?.is_held;
}

/** Where the owners of an organization are written to. */
export const selectOwners = (tx: Tx, orgId: string) =>
  tx.query(
    `select u.email from memberships m join users u on u.user_id = m.user_id
     where m.org_id = $1 and m.role = 'owner' and u.email_verified order by m.id`,
    [orgId],
  );

export const decideReport = (tx: Tx, orgId: string, reportId: string, state: ReportState, by: string, now: Date) =>
  tx.query('update reports set state = $3, decided_by = $4, decided_at = $5 where org_id = $1 and report_id = $2', [
    orgId,
    reportId,
    state,
    by,
    now,
  ]);

/** Stops what reports ask to be stopped, and lets go what none asks for any more. */
export async function settleSubject(tx: Tx, { org_id, kind, subject_id }: ReportRow, now: Date): Promise<void> {
  const isSuspended = `exists (select from reports where org_id = $1 and subject_id = $2 and state = 'paused')`;
  const values = [org_id, subject_id, now] as const;
  if (kind === 'code')
    await tx.query(
      `update codes set held_at = case when ${isSuspended} then coalesce(held_at, $3) end where org_id = $1 and code_id = $2`,
      values,
    );
  else if (kind === 'page')
    await tx.query(
      `update pages set held_at = case when ${isSuspended} then coalesce(held_at, $3) end where org_id = $1 and page_id = $2`,
      values,
    );
  else
    await tx.query(
      `update stores set suspended_at = case when ${isSuspended} then coalesce(suspended_at, $3) end where org_id = $1 and store_id = $2`,
      values,
    );
}
