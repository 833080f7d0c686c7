import InboxOutlined from '@ant-design/icons/InboxOutlined';
import type { Store } from '@swapt/shared/contract';
import { useNavigate } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { DataList, useIsPhone, useListAddress } from '@swapt/shared/ui';
import { Button, Typography } from 'antd';
import { useState } from 'react';
import { storePaths } from '../../../entities/stores/paths.js';
import { HistoryDrawer } from '../history/history-drawer.js';
import { useFoundStock, useStock } from '../inventory.queries.js';
import { showFilter, shownOf } from '../show-filter.js';
import { OneItemNotice } from './one-item-notice.js';
import { stockCards } from './stock-cards.js';
import { stockColumns } from './stock-columns.js';
import { stockName, type StockRow } from './stock-rows.js';
import { useStockActions } from './use-stock-actions.js';

/** A row for each variant of what a store sells, in the order of the store. */
export function StockList({ store }: { store: Store }) {
  const mayWrite = useShell().session.can('store:write');
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const address = useListAddress();
  const query = useStockQuery(store, address);
  const [history, setHistory] = useState<StockRow>();
  const actions = useStockActions(store, setHistory);
  const shared = { store, actions, mayWrite };
  const isEmpty = query.data?.total === 0 && !address.search && !address.filter('show') && !address.filter('item');

  return (
    <>
      {query.data && !isEmpty && (
        <Typography.Text type="secondary">
          {t('Type or scan a SKU or barcode into the search: its row comes first.')}
        </Typography.Text>
      )}
      <OneItemNotice address={address} name={query.data?.data[0]?.item.name} />
      <DataList<StockRow>
        query={query}
        address={address}
        noun={t('products')}
        filters={[showFilter]}
        columns={isPhone ? stockCards(shared) : stockColumns(shared)}
        rowKey={({ variant }) => variant.variant_id}
        rowName={stockName}
        empty={{
          icon: <InboxOutlined />,
          title: t('Nothing to count yet'),
          text: t('As soon as this store sells products, you keep their stock here.'),
          action: (
            <Button type="primary" onClick={() => void navigate(storePaths.products(store.store_id))}>
              {t('Go to the products of this store')}
            </Button>
          ),
        }}
      />
      <HistoryDrawer store={store} row={history} onClose={() => setHistory(undefined)} />
    </>
  );
}

/** What is typed alone is searched for in SKUs and barcodes first; beside a filter it narrows the list. */
function useStockQuery({ store_id }: Store, address: ReturnType<typeof useListAddress>) {
  const { paging, search } = address;
  const show = shownOf(address);
  const item_id = address.filter('item');
  const isSearch = search !== '' && !show && !item_id;
  const listed = useStock({ store_id, ...paging, search: search || undefined, show, item_id }, !isSearch);
  const found = useFoundStock({ store_id, ...paging, search }, isSearch);
  return isSearch ? found : listed;
}
