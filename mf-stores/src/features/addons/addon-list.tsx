import GiftOutlined from '@ant-design/icons/GiftOutlined';
import type { AddOn, Store } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { radius } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { EmptyState, ErrorState } from '@swapt/shared/ui';
import { SortableRows } from '@swapt/shared/ui/sortable-rows';
import { Skeleton, theme } from 'antd';
import { useAddOns } from '../../entities/addons/addons.queries.js';
import { AddOnRow } from './addon-row.js';
import { NewAddOnButton } from './new-addon-button.js';
import { useAddOnOrder } from './use-addon-order.js';

/** The add-ons of a store in their order, which is changed by dragging or by keys. */
export function AddOnList({ store }: { store: Store }) {
  const mayWrite = useShell().session.can('store:write');
  const query = useAddOns(store.store_id);
  const move = useAddOnOrder(store.store_id);
  const { token } = theme.useToken();
  if (query.isPending) return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
  // What is there stays where reading it again fails: that is tried again by itself.
  if (!query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const rows = query.data.data;
  const onMove = mayWrite ? move : undefined;
  if (rows.length === 0) return <NoAddOns store={store} mayWrite={mayWrite} />;
  return (
    <div
      style={{
        background: token.colorBgContainer,
        border: `1px solid ${token.colorBorderSecondary}`,
        borderRadius: radius,
        overflow: 'clip',
      }}
      aria-busy={query.isFetching}
    >
      <SortableRows<AddOn>
        label={t('Add-ons of {name}', { name: store.name })}
        rows={rows}
        rowKey={({ add_on_id }) => add_on_id}
        rowName={({ name }) => name}
        count={rows.length}
        onMove={onMove}
      >
        {(addOn, index) => (
          <AddOnRow
            store={store}
            addOn={addOn}
            index={index}
            count={rows.length}
            onMove={onMove && ((to) => onMove(addOn, to))}
          />
        )}
      </SortableRows>
    </div>
  );
}

const NoAddOns = ({ store, mayWrite }: { store: Store; mayWrite: boolean }) => (
  <EmptyState
    icon={<GiftOutlined />}
    title={t('No add-ons yet')}
    text={
      mayWrite
        ? t(
            'An add-on is a small extra at a price of its own: more cheese, gift wrap, an engraving. Shoppers choose it when they look at a product.',
          )
        : t('Nobody has made an add-on for this store yet.')
    }
    action={mayWrite && <NewAddOnButton store={store} />}
  />
);
