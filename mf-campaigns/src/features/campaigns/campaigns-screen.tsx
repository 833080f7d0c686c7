import NotificationOutlined from '@ant-design/icons/NotificationOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { Campaign } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import {
  BulkChanges,
  DataList,
  formatNumber,
  ListCsvButton,
  Page,
  useListAddress,
  useSelection,
  type DataListColumn,
} from '@swapt/shared/ui';
import { campaignStates } from '@swapt/shared/values';
import { Button } from 'antd';
import { Link, useNavigate } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { campaignBulkWords } from './bulk-words.js';
import { CampaignActions } from './campaign-actions.js';
import { ManyCampaignsActions } from './many-campaigns-actions.js';
import { DatesText } from '@swapt/shared/ui/dates-from-to';
import { StateLabel, stateLabel } from './campaign-state.js';
import { useCampaigns } from './campaigns.queries.js';

const stateFilter = {
  name: 'state',
  label: t('Status'),
  options: campaignStates.map((state) => ({ value: state, label: stateLabel(state) })),
};

export default function CampaignsScreen() {
  const { session } = useShell();
  const navigate = useNavigate();
  const address = useListAddress();
  const filter = {
    search: address.search || undefined,
    state: campaignStates.find((state) => state === address.filter('state')),
  };
  const query = useCampaigns({ ...address.paging, ...filter });
  const selection = useSelection<Campaign, typeof filter>(filter, (selected, onDone) => (
    <ManyCampaignsActions selected={selected} onDone={onDone} />
  ));
  const mayWrite = session.can('campaigns:write');
  const create = mayWrite && (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => void navigate('/admin/campaigns/new')}>
      {t('New campaign')}
    </Button>
  );

  const columns: DataListColumn<Campaign>[] = [
    {
      key: 'name',
      title: t('Name'),
      onCard: 'head',
      render: ({ campaign_id, name }) =>
        mayWrite ? (
          <Link to={`/admin/campaigns/update/${campaign_id}`} style={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {name}
          </Link>
        ) : (
          <strong>{name}</strong>
        ),
    },
    { key: 'state', title: t('Status'), width: 120, render: ({ state }) => <StateLabel state={state} /> },
    { key: 'dates', title: t('Dates'), width: 220, render: (campaign) => <DatesText dates={campaign} /> },
    { key: 'codes', title: t('Codes'), width: 90, align: 'right', render: ({ codes }) => formatNumber(codes.length) },
    { key: 'scans', title: t('Scans'), width: 90, align: 'right', render: ({ scans }) => formatNumber(scans) },
  ];
  if (mayWrite) {
    columns.push({
      key: 'actions',
      title: t('Actions'),
      width: 200,
      align: 'right',
      onCard: 'corner',
      render: (campaign) => <CampaignActions campaign={campaign} />,
    });
  }

  return (
    <Page
      title={t('Campaigns')}
      lead={t('A campaign counts the scans of some codes between two dates, so that you can see what it achieved.')}
      actions={
        <>
          <ListCsvButton
            list="campaigns"
            columns={columns}
            address={address}
            total={query.data?.total}
            ask={(call, shown) => call('campaigns.exportCsv', { ...filter, ...shown })}
          />
          {create}
        </>
      }
    >
      <BulkChanges noun="campaigns" words={campaignBulkWords} />
      <DataList
        query={query}
        address={address}
        list="campaigns"
        noun={t('campaigns')}
        filters={[stateFilter]}
        rowKey={({ campaign_id }) => campaign_id}
        rowName={({ name }) => name}
        selection={mayWrite ? selection : undefined}
        columns={columns}
        empty={{
          icon: <NotificationOutlined />,
          title: t('No campaigns yet'),
          text: mayWrite
            ? t('Choose codes and dates, and Swapt counts the scans between the dates.')
            : t('Nobody in your organization has created one yet.'),
          action: create,
        }}
      />
    </Page>
  );
}
