import { reportReasons } from '@swapt/shared/values';
import type { Config } from '../../platform/config/config.js';
import type { Mail } from '../../platform/mail/queue-mail.js';
import { line } from './report-mail.js';
import type { ReportRow } from './reports.sql.js';

/** Tells an owner that the operator stopped a code, page or store of theirs, or let it go again. Who reported it is not said. */
export function suspensionMail(config: Pick<Config, 'publicUrl' | 'contact'>, to: string, report: ReportRow): Mail {
  const { kind, subject_id: id, is_held: isSuspended } = report;
  const what = `${kind} “${line(report.name ?? '')}”`;
  const screens = { code: '/admin/my-codes/show', page: '/admin/update-page', store: '/admin/store' };
  return {
    to,
    subject: `Your ${what} ${isSuspended ? 'was suspended' : 'works again'}`,
    text: `The operator of this site has ${isSuspended ? 'suspended' : 'lifted the suspension of'} the ${what} of ${line(report.org_name)}.

${isSuspended ? whileSuspended(report, config.contact) : 'It works again with your settings.'}

${config.publicUrl}${screens[kind]}/${id}`,
  };
}

const whatPeopleSee = {
  code: 'People who scan it see that it is paused.',
  page: 'People who open it see that it is paused.',
  store: 'Shoppers do not find it any more.',
} as const;

const whileSuspended = ({ kind, reason }: ReportRow, contact = 'the operator of this site') =>
  `Someone reported it: “${reportReasons[reason]}”. ${whatPeopleSee[kind]}

You can still change it. Correct the problem, then write to ${contact} to have the suspension lifted.`;
