import CheckCircleOutlined from '@ant-design/icons/CheckCircleOutlined';
import type { Job } from '@swapt/shared/contract';
import { DataList, RelativeTime, StatusLabel, useListAddress, type DataListColumn } from '@swapt/shared/ui';
import type { JobFilter } from '@swapt/shared/values';
import { t } from '@swapt/shared/text';
import { JobMenu } from './job-menu.js';
import { jobWords, stateLabels, viewWords } from './job-words.js';
import { useJobs } from './jobs.queries.js';

const status: DataListColumn<Job> = {
  key: 'state',
  title: t('Status'),
  width: 150,
  render: ({ state }) => <StatusLabel {...stateLabels[state]} />,
};
const next: DataListColumn<Job> = {
  key: 'next',
  title: t('Next'),
  width: 160,
  render: ({ next_at: nextAt }) => (nextAt ? <RelativeTime at={nextAt} /> : '–'),
};

export function JobList({ filter }: { filter: JobFilter }) {
  const address = useListAddress();
  const query = useJobs(address.paging, filter);
  return (
    <DataList<Job>
      query={query}
      address={address}
      noun={t('background work')}
      hasSearch={false}
      rowKey={({ job_id }) => job_id}
      rowName={({ name }) => jobWords[name].name}
      empty={{ icon: <CheckCircleOutlined />, ...viewWords[filter].empty }}
      columns={[
        { key: 'what', title: t('What'), onCard: 'head', render: (job) => <What job={job} /> },
        // What the others have of both is said by the name of their view.
        ...(filter === 'waiting' ? [status] : []),
        { key: 'tried', title: t('Tried'), width: 240, render: (job) => <Tried job={job} /> },
        ...(filter === 'waiting' ? [next] : []),
        {
          key: 'actions',
          title: t('Actions'),
          width: 90,
          align: 'right',
          onCard: 'corner',
          render: (job) => <JobMenu job={job} />,
        },
      ]}
    />
  );
}

type Props = { job: Job };

function What({ job: { name, state, reason } }: Props) {
  const { name: called, failed } = jobWords[name];
  return (
    <>
      <strong>{called}</strong>
      {state === 'failed' && <div>{failed}</div>}
      {reason && <div className="hint">{reason}</div>}
    </>
  );
}

function Tried({ job: { attempts, tried_at: triedAt } }: Props) {
  if (!triedAt) return t('not yet');
  return (
    <>
      {t.rich('{attempts, plural, one {} other {# times, last }}<at></at>', {
        attempts,
        at: () => <RelativeTime at={triedAt} />,
      })}
    </>
  );
}
