import type { Api, Report } from '@swapt/shared/contract';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { OperatorCtx, PublicChange, PublicCtx } from '../../platform/http/handler.js';
import type { Tx } from '../../platform/db/database.js';
import { queueMail } from '../../platform/mail/queue-mail.js';
import type { Services } from '../../platform/services.js';
import { networkOf } from '../../platform/http/callers/network.js';
import { mayTry } from '../../platform/throttle/throttle.js';
import { shortAddress } from '../code-content/code-content.service.js';
import { announceSlugs } from '../short-links/short-links.service.js';
import { suspensionMail } from './suspension-mail.js';
import { reportMail } from './report-mail.js';
import {
  decideReport,
  lockSubject,
  insertReport,
  selectCodeSubject,
  selectOwners,
  selectPageSubject,
  selectReport,
  selectStoreSubject,
  settleSubject,
  type ReportRow,
  type Subject,
} from './reports.sql.js';

type NewReport = Api['reports.create']['in'];
type Decision = Api['reports.decide']['in']['decision'];

/** Who reports, by the API or by the public page. */
type Reporter = Pick<PublicCtx & PublicChange, 'services' | 'once'> & { request: { ip: string } };

/** Keeps a report and tells the operators. Whoever reports learns nothing about the organization. */
export async function report(
  { services, request, once }: Reporter,
  input: NewReport,
): Promise<Api['reports.create']['out']> {
  const { now } = services;
  const subject = await subjectOf(services, input);
  if (!subject) throw new AppError('report.no_subject');
  if (!(await mayTry(services, [{ limit: 'report', of: networkOf(request.ip) }]))) throw new AppError('report.limit');
  const { reason, note = '', email = '' } = input;
  const created_at = now();
  const row = { ...subject, report_id: uuidv7(created_at), reason, note: note.trim(), email, created_at };
  // A flood of reports is one mail after the other only for a while; all of them are in the list.
  const mayNotify = await mayTry(services, [{ limit: 'reportMail', of: 'all' }]);
  return once(subject.org_id, async (tx) => {
    await insertReport(tx, row);
    if (mayNotify) await notifyOperators(tx, services, subject, row);
    return { data: { received: true } };
  });
}

/** What somebody wants to report, while it is there for everybody. */
export async function subjectOf(
  { db }: Services,
  { kind, id }: Pick<NewReport, 'kind' | 'id'>,
): Promise<Subject | undefined> {
  const selects = { code: selectCodeSubject, page: selectPageSubject, store: selectStoreSubject };
  const [subject] = await db.system((tx): Promise<Subject[]> => selects[kind](tx, id));
  return subject;
}

async function notifyOperators(
  tx: Tx,
  services: Services,
  subject: Subject,
  report: { reason: ReportRow['reason']; note: string },
) {
  for (const to of services.config.operators)
    await queueMail(tx, services, { ...reportMail(services.config, to, subject, report), orgId: subject.org_id });
}

/** Decides a report; what it is about is stopped as long as one of its reports asks for it. Its owners are told when that changes. */
export async function decide({ services, caller }: OperatorCtx, reportId: string, decision: Decision): Promise<Report> {
  const { db, now, config } = services;
  const row = await db.system(async (tx) => {
    const [before] = await selectReport(tx, reportId);
    if (!before) throw new AppError('report.not_found');
    const wasSuspended = await lockSubject(tx, before);
    await decideReport(tx, before.org_id, reportId, decision === 'pause' ? 'paused' : 'dismissed', caller.email, now());
    await settleSubject(tx, before, now());
    if (before.kind === 'code') await announceSlugs(tx, before.org_id, [before.subject_id]);
    const [row] = await selectReport(tx, reportId);
    if (!row) throw new AppError('report.not_found');
    const isChanged = wasSuspended !== undefined && wasSuspended !== row.is_held;
    for (const { email } of isChanged ? await selectOwners(tx, row.org_id) : [])
      await queueMail(tx, services, { ...suspensionMail(config, email, row), orgId: row.org_id });
    return row;
  });
  return toReport(row, config);
}

export function toReport(row: ReportRow, config: Services['config']): Report {
  const { report_id, reason, note, email, state, decided_by, kind, subject_id, org_id, org_name } = row;
  return {
    report_id,
    reason,
    note,
    email,
    state,
    decided_by,
    decided_at: row.decided_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    org: { org_id, org_name },
    subject: {
      kind,
      id: subject_id,
      name: row.name ?? '',
      url: kind === 'code' ? shortAddress(config, row.slug ?? '') : `${config.publicUrl}/${kind}/${subject_id}`,
      target: row.target ?? '',
      is_held: row.is_held,
      reports: row.reports,
    },
  };
}
