import type { Api } from '@swapt/shared/contract';
import { DataList, RelativeTime, useListAddress, type DataListColumn } from '@swapt/shared/ui';
import type { Range } from '@swapt/shared/values';
import { Link } from '@swapt/shared/router';
import { Tag } from 'antd';
import { t } from '@swapt/shared/text';
import { useScanList, type Subject } from '../analytics.queries.js';
import { labelOf } from '../labels.js';

type Scan = Api['analytics.scans']['out']['data'][number];

const columns: DataListColumn<Scan>[] = [
  { key: 'at', title: t('When'), render: ({ at }) => <RelativeTime at={at} /> },
  {
    key: 'country',
    title: t('Where'),
    render: ({ country, city }) => (city ? labelOf.city(city) : labelOf.country(country)),
  },
  {
    key: 'device',
    title: t('Device'),
    // A program often says neither.
    render: ({ device, system }) => [...new Set([labelOf.plain(device), labelOf.plain(system)])].join(', '),
  },
  { key: 'browser', title: t('Browser'), render: ({ browser }) => labelOf.plain(browser) },
  {
    key: 'source',
    title: t('Source'),
    render: ({ source, is_bot }) => (
      <>
        {labelOf.source(source)} {is_bot && <Tag>{t('Automated')}</Tag>}
      </>
    ),
  },
];

const codeColumn: DataListColumn<Scan> = {
  key: 'code',
  title: t('Code'),
  render: ({ code_id, code_name }) => <Link to={`/admin/my-codes/show/${code_id}`}>{code_name}</Link>,
};

/** Single scans, newest first. */
export function RecentScans({ subject, range }: { subject: Subject; range: Range }) {
  const address = useListAddress();
  return (
    <DataList<Scan>
      query={useScanList(subject, range, address.paging)}
      address={address}
      noun={t('scans')}
      hasSearch={false}
      columns={subject.code_id ? columns : [codeColumn, ...columns]}
      rowKey={({ scan_id }) => scan_id}
      rowName={({ at }) => at}
      empty={{ title: t('No scans in this range') }}
    />
  );
}
