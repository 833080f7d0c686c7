import type { Api } from '@swapt/shared/contract';
import { DataList, formatNumber, RelativeTime, useListAddress, type DataListColumn } from '@swapt/shared/ui';
import { space } from '@swapt/shared/tokens';
import type { Range, VisitorMode } from '@swapt/shared/values';
import { Flex, Typography } from 'antd';
import { t } from '@swapt/shared/text';
import { returningMeaning, periodOf } from '../../../parts/visitor-words.js';
import { useVisitorList, type Subject } from '../analytics.queries.js';
import { labelOf } from '../labels.js';

type Visitor = Api['analytics.cookiedScans']['out']['data'][number];

const columns: DataListColumn<Visitor>[] = [
  {
    key: 'visitor',
    title: t('Visitor'),
    onCard: 'head',
    render: ({ visitor }) => <strong>{visitor.slice(0, 8)}</strong>,
  },
  { key: 'scans', title: t('Scans'), align: 'right', render: ({ scans }) => formatNumber(scans) },
  { key: 'first', title: t('First scan'), render: ({ first_at }) => <RelativeTime at={first_at} /> },
  { key: 'last', title: t('Last scan'), render: ({ last_at }) => <RelativeTime at={last_at} /> },
  {
    key: 'where',
    title: t('Last seen in'),
    render: ({ country, device }) => `${labelOf.country(country)}, ${labelOf.plain(device)}`,
  },
];

interface Props {
  subject: Subject;
  range: Range;
  modes: readonly VisitorMode[];
}

/** Visitors who came back, those with the most scans first. A visitor is a random number, never a person. */
export function VisitorList({ subject, range, modes }: Props) {
  const address = useListAddress();
  return (
    <Flex vertical gap={space.sm}>
      <Typography.Text type="secondary">{returningMeaning[periodOf(modes)]}</Typography.Text>
      <DataList<Visitor>
        query={useVisitorList(subject, range, address.paging)}
        address={address}
        noun={t('returning visitors')}
        hasSearch={false}
        columns={columns}
        rowKey={({ visitor }) => visitor}
        rowName={({ visitor }) => visitor}
        empty={{
          title: t('No returning visitors in this range'),
          text: t('Visitors who scanned more than once appear here, as far as they were recognized.'),
        }}
      />
    </Flex>
  );
}
