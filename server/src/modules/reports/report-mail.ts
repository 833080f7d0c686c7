import { reportReasons, type ReportReason } from '@swapt/shared/values';
import type { Config } from '../../platform/config/config.js';
import type { Mail } from '../../platform/mail/queue-mail.js';
import type { Subject } from './reports.sql.js';

/** Control characters and line ends have no place in a subject. */
export const line = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();

export function reportMail(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  to: string,
  { kind, name, org_name: orgName }: Subject,
  { reason, note }: { reason: ReportReason; note: string },
): Mail {
  return {
    to,
    subject: `Report about a ${kind} of ${line(orgName)}`,
    text: `Someone reported the ${kind} “${line(name)}” of ${line(orgName)}.

Why: ${reportReasons[reason]}
${note === '' ? '' : `\nThey write:\n${note}\n`}
Review it and decide:
${publicUrl}/admin/platform?view=reports`,
  };
}
