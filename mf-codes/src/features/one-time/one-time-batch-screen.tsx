import type { OneTimeCode, OneTimeUser } from '@swapt/shared/contract';
import {
  CopyButton,
  DataList,
  ErrorState,
  formatDateTime,
  formatNumber,
  Page,
  StatusLabel,
  useListAddress,
  type DataListColumn,
} from '@swapt/shared/ui';
import { Flex, Skeleton, Typography } from 'antd';
import { Link, useParams } from '@swapt/shared/router';
import { BatchDownload } from './batch-download.js';
import { BatchEnd, batchName, BatchState } from './batch-parts.js';
import { useBatches, useOneTimeCodes } from './one-time.queries.js';
import { paths } from './paths.js';

const filters = [
  {
    name: 'used',
    label: 'State',
    options: [
      { value: 'yes', label: 'Used' },
      { value: 'no', label: 'Not used' },
    ],
  },
];
const answers: Record<string, boolean | undefined> = { yes: true, no: false };

const columns: DataListColumn<OneTimeCode>[] = [
  { key: 'number', title: 'No.', width: 90, render: ({ number }) => formatNumber(number) },
  {
    key: 'slug',
    title: 'Code',
    onCard: 'head',
    render: ({ slug, url }) => (
      <Flex align="center" gap={4}>
        <Typography.Text code>{slug}</Typography.Text>
        <CopyButton text={url} label={`Copy the link of ${slug}`} iconOnly type="text" size="small" />
      </Flex>
    ),
  },
  {
    key: 'state',
    title: 'Status',
    width: 120,
    render: ({ used_at }) =>
      used_at ? <StatusLabel hue="neutral" label="Used" /> : <StatusLabel hue="success" label="Not used" />,
  },
  { key: 'when', title: 'Used on', width: 200, render: ({ used_at }) => (used_at ? formatDateTime(used_at) : '–') },
  { key: 'who', title: 'Used by', width: 240, render: ({ used_by }) => (used_by ? whoIs(used_by) : '–') },
];

/** A shopper is known by the phone alone. */
function whoIs({ name, device, system, browser, country, visitor }: OneTimeUser): string {
  if (name) return `${name}, for a customer`;
  const phone = [`${browser} on ${system}`, device, country === 'ZZ' ? '' : country].filter(Boolean).join(', ');
  return visitor ? `${phone} (visitor ${visitor.slice(0, 8)})` : phone;
}

export default function BatchScreen() {
  const { codeId = '', batchId = '' } = useParams();
  const address = useListAddress();
  const ids = { base_code_id: codeId, batch_id: batchId };
  const found = useBatches(ids);
  const query = useOneTimeCodes({
    ...ids,
    ...address.paging,
    search: address.search || undefined,
    used: answers[address.filter('used') ?? ''],
  });
  const batch = found.data?.data[0];

  return (
    <Page
      title={batch ? batchName(batch) : 'One-time codes'}
      lead={batch && `${formatNumber(batch.used)} of ${formatNumber(batch.made)} codes were used. Each works once.`}
      breadcrumbs={[
        { label: 'My codes', to: '/admin/my-codes' },
        { label: 'One-time codes', to: paths.batches(codeId) },
      ]}
      actions={
        batch && (
          <>
            <BatchEnd batch={batch} />
            <BatchDownload batch={batch} />
          </>
        )
      }
    >
      {found.isError && (
        <ErrorState
          error={found.error}
          onRetry={() => void found.refetch()}
          elsewhere={<Link to={paths.batches(codeId)}>See all batches</Link>}
        />
      )}
      {found.isPending && <Skeleton active />}
      {batch && (
        <>
          <div style={{ maxWidth: 320 }}>
            <BatchState batch={batch} />
          </div>
          <DataList<OneTimeCode>
            query={query}
            address={address}
            noun="codes"
            filters={filters}
            columns={columns}
            rowKey={({ slug }) => slug}
            rowName={({ slug }) => slug}
            empty={{ title: 'No codes yet', text: 'Codes appear here as we create them.' }}
          />
        </>
      )}
    </Page>
  );
}
