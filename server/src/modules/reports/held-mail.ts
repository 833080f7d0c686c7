import { reportReasons } from '@swapt/shared/values';
import type { Config } from '../../platform/config/config.js';
import type { Mail } from '../../platform/mail/queue-mail.js';
import { line } from './report-mail.js';
import type { ReportRow } from './reports.sql.js';

/** Tells an owner that the operator stopped a code or page of theirs, or let it go again. Who reported it is not said. */
export function heldMail(config: Pick<Config, 'publicUrl' | 'contact'>, to: string, report: ReportRow): Mail {
  const { kind, subject_id: id, is_held: isHeld } = report;
  const what = `${kind} “${line(report.name ?? '')}”`;
  const screen = kind === 'code' ? `/admin/my-codes/show/${id}` : `/admin/update-page/${id}`;
  return {
    to,
    subject: `Your ${what} ${isHeld ? 'was stopped' : 'works again'}`,
    text: `The people who run this installation have ${isHeld ? 'stopped' : 'let go of'} the ${what} of ${line(report.org_name)}.

${isHeld ? whileHeld(report, config.contact) : 'It works again, as you have set it.'}

${config.publicUrl}${screen}`,
  };
}

const whileHeld = ({ kind, reason }: ReportRow, contact = 'the people who run this installation') =>
  `It was reported: “${reportReasons[reason]}”. Whoever ${kind === 'code' ? 'scans' : 'opens'} it reads that it is paused.

Nothing of it is lost, and you can change it. Set right what is wrong, then write to ${contact}: they can let it go again.`;
