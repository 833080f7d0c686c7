import type { Api } from '@swapt/shared/contract';
import { DataList, formatNumber, RelativeTime, useListAddress, type DataListColumn } from '@swapt/shared/ui';
import type { Range } from '@swapt/shared/values';
import { useVisitorList, type Subject } from '../analytics.queries.js';
import { labelOf } from '../labels.js';

type Visitor = Api['analytics.cookiedScans']['out']['data'][number];

const columns: DataListColumn<Visitor>[] = [
  { key: 'visitor', title: 'Visitor', onCard: 'head', render: ({ visitor }) => <strong>{visitor.slice(0, 8)}</strong> },
  { key: 'scans', title: 'Scans', render: ({ scans }) => formatNumber(scans) },
  { key: 'first', title: 'First scan', render: ({ first_at }) => <RelativeTime at={first_at} /> },
  { key: 'last', title: 'Last scan', render: ({ last_at }) => <RelativeTime at={last_at} /> },
  {
    key: 'where',
    title: 'Last seen in',
    render: ({ country, device }) => `${labelOf.country(country)}, ${labelOf.plain(device)}`,
  },
];

/** Visitors who came back, those with the most scans first. A visitor is a random number in a cookie, never a person. */
export function VisitorList({ subject, range }: { subject: Subject; range: Range }) {
  const address = useListAddress();
  return (
    <DataList<Visitor>
      query={useVisitorList(subject, range, address.paging)}
      address={address}
      noun="returning visitors"
      hasSearch={false}
      columns={columns}
      rowKey={({ visitor }) => visitor}
      rowName={({ visitor }) => visitor}
      empty={{
        title: 'No returning visitors in this range',
        text: 'Visitors who scanned more than once appear here. We cannot recognise visitors who opted out of the cookie.',
      }}
    />
  );
}
