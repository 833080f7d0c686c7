import BarChartOutlined from '@ant-design/icons/BarChartOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import ShopOutlined from '@ant-design/icons/ShopOutlined';
import type { ListedStore } from '@swapt/shared/contract';
import { useNavigate } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { DataList, Page, useListAddress } from '@swapt/shared/ui';
import { storeStatuses } from '@swapt/shared/values';
import { Button } from 'antd';
import { storePaths } from '../../../entities/stores/paths.js';
import { storeStatusOptions } from '../../../entities/stores/store-status.js';
import { useStores } from '../../../entities/stores/stores.queries.js';
import { storeColumns } from './store-columns.js';

const filters = [{ name: 'status', label: t('Status'), options: storeStatusOptions }];

export default function StoresScreen() {
  const { session } = useShell();
  const navigate = useNavigate();
  const address = useListAddress();
  const { page, pageSize } = address.paging;
  const query = useStores({
    page,
    page_size: pageSize,
    search: address.search || undefined,
    // What somebody typed into the address is not trusted to be a status.
    status: storeStatuses.find((status) => status === address.filter('status')),
  });
  const mayWrite = session.can('store:write');
  const create = mayWrite && (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => void navigate(storePaths.createStore)}>
      {t('New store')}
    </Button>
  );
  return (
    <Page
      title={t('Stores')}
      lead={t('Your shops, with what each of them sells and how it looks.')}
      actions={
        <>
          <Button icon={<BarChartOutlined aria-hidden />} onClick={() => void navigate(storePaths.storesSales)}>
            {t('Side by side')}
          </Button>
          {create}
        </>
      }
    >
      <DataList<ListedStore>
        query={query}
        address={address}
        noun={t('stores')}
        filters={filters}
        columns={storeColumns(mayWrite)}
        rowKey={({ store_id }) => store_id}
        rowName={({ name }) => name}
        empty={{
          icon: <ShopOutlined />,
          title: t('No stores yet'),
          text: mayWrite
            ? t('Create one and set it up step by step. Shoppers do not see it until you open it.')
            : t('Nobody in your organization has created one yet.'),
          action: create,
        }}
      />
    </Page>
  );
}
