import type { Job } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import { CopyButton, formatDateTime } from '@swapt/shared/ui';
import { Flex } from 'antd';
import { Fragment } from 'react';
import { t } from '@swapt/shared/text';
import { jobWords, stateLabels } from './job-words.js';

/** All that there is to say of one job, with what helps whoever looks into it. */
export function JobDetails({ job }: { job: Job }) {
  const { state, reason, attempts, created_at: createdAt, tried_at: triedAt, next_at: nextAt } = job;
  const facts: [string, string | null][] = [
    [t('Status'), stateLabels[state].label],
    [t('Why'), reason],
    [t('Asked for'), formatDateTime(createdAt)],
    [t('Tried'), attempts > 0 ? t('{count, plural, one {once} other {# times}}', { count: attempts }) : t('not yet')],
    [t('Last tried'), triedAt && formatDateTime(triedAt)],
    [t('Next'), nextAt && formatDateTime(nextAt)],
  ];
  return (
    <>
      {state === 'failed' && <p>{jobWords[job.name].failed}</p>}
      <dl className="facts">
        {facts.map(
          ([label, text]) =>
            text && (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </Fragment>
            ),
        )}
        <dt>{t('Number')}</dt>
        <dd>
          <span className="mono">{job.job_id}</span>
        </dd>
      </dl>
      <Flex vertical align="start" gap={space.sm}>
        <CopyButton text={job.job_id} label={t('Copy the number')} />
        <p className="hint">{t('If it fails again and again, send this number to whoever runs Swapt for you.')}</p>
      </Flex>
    </>
  );
}
