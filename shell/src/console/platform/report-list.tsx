import FlagOutlined from '@ant-design/icons/FlagOutlined';
import type { Report } from '@swapt/shared/contract';
import { DataList, RelativeTime, StatusLabel, useListAddress } from '@swapt/shared/ui';
import { reportReasons, reportStates } from '@swapt/shared/values';
import { t } from '@swapt/shared/text';
import { ReportActions } from './report-actions.js';
import { useReports } from './platform.queries.js';

const states = {
  open: { hue: 'warning', label: t('Open') },
  dismissed: { hue: 'neutral', label: t('Dismissed') },
  paused: { hue: 'danger', label: t('Suspended') },
} as const;

const filters = [
  { name: 'state', label: t('State'), options: reportStates.map((value) => ({ value, label: states[value].label })) },
];

/** The name of the view, with how many reports wait. */
export function ReportsLabel() {
  const { data } = useReports({ state: 'open', pageSize: 1 });
  return <>{data && data.total > 0 ? t('Reports ({total})', { total: data.total }) : t('Reports')}</>;
}

/** What people reported about codes and pages of any organization. */
export function ReportList() {
  const address = useListAddress();
  const query = useReports({
    ...address.paging,
    // What somebody typed into the address is not trusted to be one of them.
    state: reportStates.find((state) => state === address.filter('state')),
  });
  return (
    <DataList<Report>
      query={query}
      address={address}
      noun={t('reports')}
      hasSearch={false}
      filters={filters}
      rowKey={({ report_id }) => report_id}
      rowName={({ subject }) => subject.name}
      empty={{
        icon: <FlagOutlined />,
        title: t('No reports'),
        text: t(
          'People can report a public page with a link at its end. Their reports appear here, and we send them to you by e-mail.',
        ),
      }}
      columns={[
        { key: 'what', title: t('What was reported'), onCard: 'head', render: (report) => <What report={report} /> },
        { key: 'why', title: t('Why'), width: 300, render: (report) => <Why report={report} /> },
        {
          key: 'state',
          title: t('State'),
          width: 130,
          onCard: 'corner',
          render: ({ state }) => <StatusLabel {...states[state]} />,
        },
        { key: 'at', title: t('When'), width: 150, render: (report) => <When report={report} /> },
        {
          key: 'actions',
          title: t('Actions'),
          width: 210,
          align: 'right',
          onCard: 'foot',
          render: (report) => <ReportActions report={report} />,
        },
      ]}
    />
  );
}

type Props = { report: Report };

function What({ report: { subject, org } }: Props) {
  const others = subject.reports - 1;
  return (
    <span className="pick-text">
      <span className="pick-name">{subject.name || t('A deleted {kind}', { kind: subject.kind })}</span>
      <span className="pick-note">
        {subject.kind === 'page'
          ? t('Page of {org_name}', { org_name: org.org_name })
          : t('Code of {org_name}', { org_name: org.org_name })}
        {others > 0 && t(', {others} more {others, plural, one {report} other {reports}} about it', { others })}
      </span>
      <span className="pick-note">
        <a href={subject.url} target="_blank" rel="noreferrer nofollow">
          {subject.url}
        </a>
        {subject.target !== '' && t(' leads to {target}', { target: subject.target })}
      </span>
    </span>
  );
}

const Why = ({ report: { reason, note, email } }: Props) => (
  <span className="pick-text">
    <span>{t(reportReasons[reason])}</span>
    {note !== '' && <span className="pick-note written">{note}</span>}
    {email !== '' && <span className="pick-note">{t('From {email}', { email })}</span>}
  </span>
);

const When = ({ report: { created_at, decided_at, decided_by } }: Props) => (
  <span className="pick-text">
    <RelativeTime at={created_at} />
    {decided_at && (
      <span className="pick-note">
        {t.rich('decided by {decided_by} <time></time>', {
          decided_by: decided_by ?? '',
          time: () => <RelativeTime at={decided_at} />,
        })}
      </span>
    )}
  </span>
);
