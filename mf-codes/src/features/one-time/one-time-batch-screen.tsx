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
import { t } from '@swapt/shared/text';

import { BatchDownload } from './batch-download.js';
import { BatchPin } from './batch-pin.js';
import { BatchMenu, batchName, BatchState } from './batch-parts.js';
import { useBatches, useOneTimeCodes } from './one-time.queries.js';
import { paths } from './paths.js';

const filters = [
  {
    name: 'used',
    label: t('State'),
    options: [
      { value: 'yes', label: t('Used') },
      { value: 'no', label: t('Not used') },
    ],
  },
];
const answers: Record<string, boolean | undefined> = { yes: true, no: false };

const columns: DataListColumn<OneTimeCode>[] = [
  { key: 'number', title: t('No.'), width: 90, align: 'right', render: ({ number }) => formatNumber(number) },
  {
    key: 'slug',
    title: t('Code'),
    onCard: 'head',
    render: ({ slug, url }) => (
      <Flex align="center" gap={4}>
        <Typography.Text code>{slug}</Typography.Text>
        <CopyButton text={url} label={t('Copy the link of {slug}', { slug })} iconOnly type="text" size="small" />
      </Flex>
    ),
  },
  {
    key: 'state',
    title: t('Status'),
    width: 120,
    render: ({ used_at }) =>
      used_at ? <StatusLabel hue="neutral" label={t('Used')} /> : <StatusLabel hue="success" label={t('Not used')} />,
  },
  { key: 'when', title: t('Used on'), width: 200, render: ({ used_at }) => (used_at ? formatDateTime(used_at) : '–') },
  { key: 'who', title: t('Used by'), width: 240, render: ({ used_by }) => (used_by ? whoIs(used_by) : '–') },
];

/** A shopper is known by the phone alone. */
function whoIs({ name, device, system, browser, country }: OneTimeUser): string {
  if (name) return t('{name}, for a customer', { name });
  return [t('{browser} on {system}', { browser, system }), device, country === 'ZZ' ? '' : country]
    .filter(Boolean)
    .join(', ');
}

export default function BatchScreen() {
  const { codeId = '', batchId = '' } = useParams();
  const address = useListAddress();
  const ids = { base_code_id: codeId, batch_id: batchId };
  const found = useBatches(ids);
  const batch = found.data?.data[0];
  const query = useOneTimeCodes(
    {
      ...ids,
      ...address.paging,
      search: address.search || undefined,
      used: answers[address.filter('used') ?? ''],
    },
    batch?.state === 'making',
  );

  return (
    <Page
      title={batch ? batchName(batch) : t('One-time codes')}
      lead={
        batch &&
        t('{used} of {made} codes were used. Each works once.', {
          used: formatNumber(batch.used),
          made: formatNumber(batch.made),
        })
      }
      breadcrumbs={[
        { label: t('My codes'), to: '/admin/my-codes' },
        { label: t('One-time codes'), to: paths.batches(codeId) },
      ]}
      actions={
        batch && (
          <>
            <BatchMenu batch={batch} />
            <BatchDownload batch={batch} />
          </>
        )
      }
    >
      {found.isError && (
        <ErrorState
          error={found.error}
          onRetry={() => void found.refetch()}
          elsewhere={<Link to={paths.batches(codeId)}>{t('See all batches')}</Link>}
        />
      )}
      {found.isPending && <Skeleton active />}
      {batch && (
        <>
          <div style={{ maxWidth: 320 }}>
            <BatchState batch={batch} />
          </div>
          <BatchPin batch={batch} />
          <DataList<OneTimeCode>
            query={query}
            address={address}
            noun={t('codes')}
            filters={filters}
            columns={columns}
            rowKey={({ slug }) => slug}
            rowName={({ slug }) => slug}
            empty={{ title: t('No codes yet'), text: t('Codes appear here as we create them.') }}
          />
        </>
      )}
    </Page>
  );
}
