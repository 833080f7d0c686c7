import SafetyCertificateOutlined from '@ant-design/icons/SafetyCertificateOutlined';
import type { PlatformViolation } from '@swapt/shared/contract';
import { DataList, DateText, formatNumber, useListAddress } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';
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
      noun={t('refusals')}
      hasSearch={false}
      rowKey={({ day, remote, directive, blocked }) => `${day} ${remote} ${directive} ${blocked}`}
      rowName={({ blocked }) => blocked}
      empty={{
        icon: <SafetyCertificateOutlined />,
        title: t('Nothing blocked'),
        text: t(
          'You see scripts, styles and connections that the content security policy blocked, and the remote that asked for them.',
        ),
      }}
      columns={[
        {
          key: 'remote',
          title: t('Remote'),
          onCard: 'head',
          render: ({ remote }) => <span className="pick-name">{remoteName(remote)}</span>,
        },
        {
          key: 'blocked',
          title: t('Blocked content'),
          render: ({ blocked }) => <span className="mono">{blocked}</span>,
        },
        {
          key: 'directive',
          title: t('Rule'),
          width: 180,
          render: ({ directive }) => <span className="mono">{directive}</span>,
        },
        { key: 'hits', title: t('Times'), width: 100, align: 'right', render: ({ hits }) => formatNumber(hits) },
        { key: 'day', title: t('Day'), width: 150, render: ({ day }) => <DateText at={day} /> },
      ]}
    />
  );
}
