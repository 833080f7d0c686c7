import SafetyCertificateOutlined from '@ant-design/icons/SafetyCertificateOutlined';
import type { PlatformViolation } from '@swapt/shared/contract';
import { DataList, DateText, formatNumber, useListAddress } from '@swapt/shared/ui';
import { useHealthList } from './platform.queries.js';
import { remoteName } from './words.js';

/** What browsers refused to do because the content policy forbids it. */
export function ViolationList() {
  const query = useHealthList(({ violations }) => violations);
  const address = useListAddress();
  return (
    <DataList<PlatformViolation>
      query={query}
      address={address}
      noun="refusals"
      hasSearch={false}
      rowKey={({ day, remote, directive, blocked }) => `${day} ${remote} ${directive} ${blocked}`}
      rowName={({ blocked }) => blocked}
      empty={{
        icon: <SafetyCertificateOutlined />,
        title: 'Nothing blocked',
        text: 'You see scripts, styles and connections that the content security policy blocked, and the remote that asked for them.',
      }}
      columns={[
        {
          key: 'remote',
          title: 'Remote',
          onCard: 'head',
          render: ({ remote }) => <span className="pick-name">{remoteName(remote)}</span>,
        },
        { key: 'blocked', title: 'Blocked content', render: ({ blocked }) => <span className="mono">{blocked}</span> },
        {
          key: 'directive',
          title: 'Rule',
          width: 180,
          render: ({ directive }) => <span className="mono">{directive}</span>,
        },
        { key: 'hits', title: 'Times', width: 100, align: 'right', render: ({ hits }) => formatNumber(hits) },
        { key: 'day', title: 'Day', width: 150, render: ({ day }) => <DateText at={day} /> },
      ]}
    />
  );
}
