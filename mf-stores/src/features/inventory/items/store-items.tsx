import AppstoreAddOutlined from '@ant-design/icons/AppstoreAddOutlined';
import type { Store } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { radius } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { DataList, useIsPhone, useListAddress } from '@swapt/shared/ui';
import { SortableRows } from '@swapt/shared/ui/sortable-rows';
import { theme, Typography } from 'antd';
import { AddToStoreButton } from '../../../entities/stores/add-to-store/add-to-store-button.js';
import { useStoreItems, type BriefItem } from '../inventory.queries.js';
import { showFilter, shownOf } from '../show-filter.js';
import { StoreItemRow } from './store-item-row.js';
import { useStoreOrder } from './use-store-order.js';

/** An order is seen, and changed, with more of it in sight than a list has. */
const pageSize = 50;

/** The products of a store in their order, which is changed by dragging or by keys. */
export function StoreItems({ store }: { store: Store }) {
  const mayWrite = useShell().session.can('store:write');
  const address = useListAddress();
  const show = shownOf(address);
  const input = {
    ...{ store_id: store.store_id, pageSize, ...address.paging },
    ...{ search: address.search || undefined, show },
  };
  const query = useStoreItems(input);
  const { move, takeOut } = useStoreOrder(input);
  const { page = 1, pageSize: size = 0, total = 0 } = query.data ?? {};
  const isPhone = useIsPhone();
  const { token } = theme.useToken();
  const isWhole = address.search === '' && !show;
  const onMove = mayWrite && isWhole ? move : undefined;
  const frame = { border: `1px solid ${token.colorBorderSecondary}`, borderRadius: radius, overflow: 'clip' };

  const list = (rows: BriefItem[]) => (
    <div style={isPhone ? frame : undefined}>
      <SortableRows<BriefItem>
        label={t('Products of {name}', { name: store.name })}
        rows={rows}
        rowKey={({ item_id }) => item_id}
        rowName={({ name }) => name}
        before={(page - 1) * size}
        count={total}
        onMove={onMove}
      >
        {(item, index) => (
          <StoreItemRow
            item={item}
            index={index}
            count={total}
            onMove={onMove && ((to) => onMove(item, to))}
            onTakeOut={mayWrite ? () => takeOut(item) : undefined}
          />
        )}
      </SortableRows>
    </div>
  );

  return (
    <>
      <DataList<BriefItem>
        query={query}
        address={address}
        noun={t('products')}
        filters={[showFilter]}
        columns={[]}
        body={list}
        rowKey={({ item_id }) => item_id}
        rowName={({ name }) => name}
        empty={{
          icon: <AppstoreAddOutlined />,
          title: t('This store sells nothing yet'),
          text: mayWrite
            ? t('Choose products, or take over a whole catalog. You can put them in order afterwards.')
            : t('Nobody has added a product to it yet.'),
          action: mayWrite && <AddToStoreButton store={store} />,
        }}
      />
      {mayWrite && !isWhole && total > 0 && (
        <Typography.Text type="secondary">{t('Clear search and filters to change the order.')}</Typography.Text>
      )}
    </>
  );
}
