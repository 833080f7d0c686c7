import { reportReasons } from '@swapt/shared/values';
import type { Config } from '../../platform/config/config.js';
import type { Mail } from '../../platform/mail/queue-mail.js';
import { line } from './report-mail.js';
import type { ReportRow } from './reports.sql.js';

/** Tells an owner that the operator stopped a code or page of theirs, or let it go again. Who reported it is not said. */
export function suspensionMail(config: Pick<Config, 'publicUrl' | 'contact'>, to: string, report: ReportRow): Mail {
  const { kind, subject_id: id, is_held: isSuspended } = report;
  const what = `${kind} “${line(report.name ?? '')}”`;
  const screen = kind === 'code' ? `/admin/my-codes/show/${id}` : `/admin/update-page/${id}`;
  return {
    to,
    subject: `Your ${what} ${isSuspended ? 'was suspended' : 'works again'}`,
    text: `The operator of this site has ${isSuspended ? 'suspended' : 'lifted the suspension of'} the ${what} of ${line(report.org_name)}.

${isSuspended ? whileSuspended(report, config.contact) : 'It works again with your settings.'}

${config.publicUrl}${screen}`,
  };
}

const whileSuspended = ({ kind, reason }: ReportRow, contact = 'the operator of this site') =>
  `Someone reported it: “${reportReasons[reason]}”. People who ${kind === 'code' ? 'scan' : 'open'} it see that it is paused.

You can still change it. Correct the problem, then write to ${contact} to have the suspension lifted.`;
