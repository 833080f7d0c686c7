import ProjectOutlined from '@ant-design/icons/ProjectOutlined';
import ScanOutlined from '@ant-design/icons/ScanOutlined';
import ShoppingOutlined from '@ant-design/icons/ShoppingOutlined';
import type { ListedOrder, Store } from '@swapt/shared/contract';
import { Link, useNavigate, useSearchParams } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { DataList, ListCsvButton, useListAddress } from '@swapt/shared/ui';
import { Alert, Button } from 'antd';
import { orderStatuses } from '@swapt/shared/values';
import { orderStatusOptions } from '../../../entities/orders/order-words.js';
import { readCounted } from '../../../entities/counted-orders/counted-address.js';
import { storePaths } from '../../../entities/stores/paths.js';
import { StoreFrame } from '../../../entities/stores/store-frame.js';
import { useOrders } from '../orders.queries.js';
import { orderColumns } from './order-columns.js';

const shows = ['to_do', 'unpaid'] as const;

const filters = [
  {
    name: 'show',
    label: t('Show'),
    isInSight: true,
    options: [
      { value: 'to_do', label: t('To hand over') },
      { value: 'unpaid', label: t('Not paid') },
    ],
  },
  { name: 'status', label: t('Status'), options: orderStatusOptions },
];

/** The orders of a store, newest first; new ones show up by themselves. */
export default function StoreOrdersScreen() {
  return (
    <StoreFrame tab="orders" actions={(store) => <OrdersActions store={store} />}>
      {(store) => <Orders store={store} />}
    </StoreFrame>
  );
}

function useListed({ store_id }: Store) {
  const address = useListAddress();
  // What somebody typed into the address is not trusted.
  const status = orderStatuses.find((one) => one === address.filter('status'));
  const [params] = useSearchParams();
  const counted = readCounted(params);
  const filter = {
    store_id,
    ...(counted && { counted }),
    search: address.search || undefined,
    show: shows.find((one) => one === address.filter('show')),
    ...(status && { status: [status] }),
  };
  return {
    address,
    filter,
    what: counted && (params.get('what') ?? ''),
    query: useOrders({ ...address.paging, ...filter }),
  };
}

function OrdersActions({ store }: { store: Store }) {
  const navigate = useNavigate();
  const { can } = useShell().session;
  const { address, filter, query } = useListed(store);
  return (
    <>
      <ListCsvButton
        list="orders"
        columns={orderColumns}
        address={address}
        total={query.data?.total}
        ask={(call, shown) => call('orders.exportCsv', { ...filter, ...shown })}
      />
      <Button icon={<ProjectOutlined aria-hidden />} onClick={() => void navigate(storePaths.board(store.store_id))}>
        {t('Board')}
      </Button>
      <Button icon={<ScanOutlined aria-hidden />} onClick={() => void navigate(storePaths.handOver(store.store_id))}>
        {t('Scan an order')}
      </Button>
      {can('orders:write') && store.status === 'open' && (
        <Button type="primary" onClick={() => void navigate(storePaths.newOrder(store.store_id))}>
          {t('New order')}
        </Button>
      )}
    </>
  );
}

function Orders({ store }: { store: Store }) {
  const { address, query, what } = useListed(store);
  return (
    <>
      {what !== undefined && <FigureNotice storeId={store.store_id} what={what} />}
      <DataList<ListedOrder>
        query={query}
        address={address}
        list="orders"
        noun={t('orders')}
        searchHint={t('Number, name, e-mail or phone')}
        filters={filters}
        columns={orderColumns}
        rowKey={({ order_id }) => order_id}
        rowName={({ number }) => t('Order {number}', { number: String(number ?? '–') })}
        empty={{
          icon: <ShoppingOutlined />,
          title: t('No orders yet'),
          text: t(
            'What shoppers order here shows up by itself. They find the store by its address or a code on the shelf.',
          ),
        }}
      />
    </>
  );
}

/** The list shows the orders behind one figure. */
const FigureNotice = ({ storeId, what }: { storeId: string; what: string }) => (
  <Alert
    type="info"
    showIcon
    message={what ? t('The orders behind a figure: {figure}', { figure: what }) : t('The orders behind a figure')}
    description={<Link to={storePaths.orders(storeId)}>{t('Show all orders')}</Link>}
  />
);
