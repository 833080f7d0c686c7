import CloseCircleOutlined from '@ant-design/icons/CloseCircleOutlined';
import InfoCircleOutlined from '@ant-design/icons/InfoCircleOutlined';
import ReloadOutlined from '@ant-design/icons/ReloadOutlined';
import type { Job } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { RowMenu, useDangerConfirm } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';
import { JobDetails } from './job-details.js';
import { jobWords } from './job-words.js';
import { useDismissJob, useRetryJob } from './jobs.queries.js';

/** Runs a job again that failed, says more of it, or puts it away for good. */
export function JobMenu({ job }: { job: Job }) {
  const { session, modal } = useShell();
  const retry = useRetryJob(job);
  const dismiss = useDismissJob(job);
  const confirm = useDangerConfirm();
  const { job_id, state } = job;
  const { name, failed } = jobWords[job.name];
  const mayRun = session.can('org:write');

  const showDetails = () => modal.open({ title: name, content: () => <JobDetails job={job} /> });
  const askDismiss = async () => {
    const text = t('{failed} Once you dismiss this, nobody can run it again.', { failed });
    if (await confirm(t('Dismiss “{name}”?', { name }), text, t('Dismiss'))) dismiss.mutate({ job_id });
  };
  const again = {
    key: 'retry',
    icon: <ReloadOutlined aria-hidden />,
    label: state === 'failed' ? t('Run again') : t('Try now'),
    onClick: () => retry.mutate({ job_id }),
  };
  const details = {
    key: 'details',
    icon: <InfoCircleOutlined aria-hidden />,
    label: t('Details'),
    onClick: showDetails,
  };
  const putAway = {
    key: 'dismiss',
    danger: true,
    icon: <CloseCircleOutlined aria-hidden />,
    label: t('Dismiss'),
    onClick: () => void askDismiss(),
  };
  const items = [
    ...(mayRun && (state === 'failed' || state === 'retrying') ? [again] : []),
    details,
    ...(mayRun && state === 'failed' ? [putAway] : []),
  ];
  return <RowMenu name={name} items={items} isBusy={retry.isPending || dismiss.isPending} />;
}
