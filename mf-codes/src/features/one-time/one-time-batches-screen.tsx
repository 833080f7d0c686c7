import type { OneTimeBatch } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import {
  CsvButton,
  DataList,
  DateText,
  formatNumber,
  Page,
  useListAddress,
  type DataListColumn,
} from '@swapt/shared/ui';
import { Link, useParams } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { BatchMenu, batchName, BatchState } from './batch-parts.js';
import { NewBatch } from './new-batch.js';
import { useCode } from '../../entities/codes/codes.queries.js';
import { useBatches } from './one-time.queries.js';
import { paths } from './paths.js';

const columns: DataListColumn<OneTimeBatch>[] = [
  {
    key: 'offer',
    title: t('Batch'),
    onCard: 'head',
    render: (batch) => (
      <Link to={paths.batch(batch.base_code_id, batch.batch_id)} style={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {batchName(batch)}
      </Link>
    ),
  },
  { key: 'state', title: t('Status'), width: 160, render: (batch) => <BatchState batch={batch} /> },
  { key: 'made', title: t('Codes created'), width: 110, align: 'right', render: ({ made }) => formatNumber(made) },
  { key: 'used', title: t('Used'), width: 110, align: 'right', render: ({ used }) => formatNumber(used) },
  { key: 'created', title: t('Created'), width: 140, render: ({ created_at }) => <DateText at={created_at} /> },
  {
    key: 'actions',
    title: t('Actions'),
    width: 110,
    align: 'right',
    onCard: 'corner',
    render: (batch) => <BatchMenu batch={batch} />,
  },
];

export default function BatchesScreen() {
  const { session } = useShell();
  const { codeId = '' } = useParams();
  const address = useListAddress();
  const base = useCode(codeId).data?.data;
  const query = useBatches({ base_code_id: codeId, ...address.paging });
  const mayMake = session.can('codes:write') && base !== undefined && base.status !== 'deleted';

  return (
    <Page
      title={t('One-time codes')}
      lead={base && t('After someone uses a code, it leads to the destination of “{name}”.', { name: base.name })}
      breadcrumbs={[
        { label: t('My codes'), to: '/admin/my-codes' },
        { label: base?.name ?? t('Code'), to: paths.code(codeId) },
      ]}
      actions={
        session.can('customers:read') && (
          <CsvButton
            name="one-time-codes"
            ask={(call, zone) =>
              call('analytics.exportCsv', { source: 'my-codes/one-time-codes', code_id: codeId, zone })
            }
            disabled={query.data?.total === 0}
          />
        )
      }
    >
      {mayMake && <NewBatch codeId={codeId} />}
      <DataList<OneTimeBatch>
        query={query}
        address={address}
        noun={t('batches')}
        hasSearch={false}
        columns={columns}
        rowKey={({ batch_id }) => batch_id}
        rowName={batchName}
        empty={{
          title: t('No one-time codes yet'),
          text: mayMake
            ? t(
                'Choose above how many you need, for example for vouchers, free coffees or tickets. Each code works once.',
              )
            : t('Nobody in your organization has created any for this code.'),
        }}
      />
    </Page>
  );
}
