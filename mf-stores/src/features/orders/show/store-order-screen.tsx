import ScanOutlined from '@ant-design/icons/ScanOutlined';
import type { Order } from '@swapt/shared/contract';
import { Link, useLocation, useNavigate, useParams } from '@swapt/shared/router';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { ErrorState, Page, Panel } from '@swapt/shared/ui';
import { Button, Flex, Skeleton } from 'antd';
import { FulfilmentLabel, OrderStatusLabel, PaymentLabel, TestLabel } from '../../../entities/orders/order-words.js';
import { storePaths } from '../../../entities/stores/paths.js';
import { useStore } from '../../../entities/stores/stores.queries.js';
import { useOrder } from '../orders.queries.js';
import { OrderMoney } from '../money/order-money.js';
import { OrderPapers } from '../money/order-papers.js';
import { OrderActions } from './order-actions.js';
import { OrderBuyer } from './order-buyer.js';
import { OrderHistory } from './order-history.js';
import { OrderLines } from './order-lines.js';
import { OrderNote } from './order-note.js';

/** One order of a store: what was bought, by whom, and what is to be done. */
export default function StoreOrderScreen() {
  const { orderId = '' } = useParams();
  const query = useOrder(orderId);
  if (query.data) return <Shown order={query.data} />;
  return (
    <Page title={t('Order')} breadcrumbs={[{ label: t('Stores'), to: storePaths.stores }]}>
      {query.isError ? (
        <ErrorState
          error={query.error}
          onRetry={() => void query.refetch()}
          elsewhere={<Link to={storePaths.stores}>{t('See all stores')}</Link>}
        />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </Page>
  );
}

function Shown({ order }: { order: Order }) {
  const store = useStore(order.store_id).data;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const counter = storePaths.handOver(order.store_id);
  const title = order.number === null ? t('Order') : t('Order {number}', { number: String(order.number) });
  return (
    <Page
      title={
        <Flex component="span" wrap align="center" gap={space.sm}>
          {title}
          <OrderStatusLabel status={order.status} />
          <PaymentLabel status={order.payment_status} />
          {order.is_test && <TestLabel />}
          {order.status !== 'canceled' && <FulfilmentLabel status={order.fulfilment_status} kind={order.method_kind} />}
        </Flex>
      }
      breadcrumbs={[
        { label: t('Stores'), to: storePaths.stores },
        { label: store?.name ?? t('Store'), to: storePaths.store(order.store_id) },
        { label: t('Orders'), to: storePaths.orders(order.store_id) },
      ]}
      actions={
        pathname.startsWith(counter) && (
          <Button icon={<ScanOutlined aria-hidden />} onClick={() => void navigate(counter)}>
            {t('Scan the next order')}
          </Button>
        )
      }
    >
      <OrderActions order={order} />
      <div
        style={{
          display: 'grid',
          gap: space.md,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))',
          alignItems: 'start',
        }}
      >
        <Flex vertical gap={space.md}>
          <OrderLines order={order} />
          <OrderMoney order={order} />
          <OrderNote order={order} />
        </Flex>
        <Flex vertical gap={space.md}>
          <OrderBuyer order={order} />
          <OrderPapers order={order} />
          <Panel title={t('History')}>
            <OrderHistory events={order.events} />
          </Panel>
        </Flex>
      </div>
    </Page>
  );
}
