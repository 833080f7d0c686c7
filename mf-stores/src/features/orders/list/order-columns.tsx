import type { ListedOrder } from '@swapt/shared/contract';
import { formatMoney } from '@swapt/shared/money';
import { Link } from '@swapt/shared/router';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { formatDateTime, RelativeTime, type DataListColumn } from '@swapt/shared/ui';
import { Flex } from 'antd';
import { FulfilmentLabel, OrderStatusLabel, PaymentLabel, TestLabel } from '../../../entities/orders/order-words.js';
import { storePaths } from '../../../entities/stores/paths.js';

export const orderColumns: readonly DataListColumn<ListedOrder>[] = [
  {
    key: 'order',
    title: t('Order'),
    onCard: 'head',
    render: ({ store_id, order_id, number, name, channel }) => (
      <Link to={storePaths.order(store_id, order_id)}>
        <strong>{t('Order {number}', { number: String(number ?? '–') })}</strong>{' '}
        {name || (channel === 'event' && t('Sold at a desk'))}
      </Link>
    ),
  },
  {
    key: 'total',
    title: t('Total'),
    width: 120,
    align: 'right',
    render: ({ total, currency }) => formatMoney({ amount: total, currency }),
  },
  {
    key: 'payment',
    title: t('Payment'),
    width: 140,
    render: ({ payment_status: status, is_test }) => (
      <Flex wrap gap={space.xs}>
        <PaymentLabel status={status} />
        {is_test && <TestLabel />}
      </Flex>
    ),
  },
  {
    key: 'state',
    title: t('State'),
    width: 160,
    render: ({ status, fulfilment_status: fulfilled, method_kind: kind }) =>
      status === 'placed' ? <FulfilmentLabel status={fulfilled} kind={kind} /> : <OrderStatusLabel status={status} />,
  },
  {
    key: 'pickup',
    title: t('Pick-up'),
    width: 200,
    render: ({ pickup_from: from }) => (from ? formatDateTime(from) : '–'),
  },
  {
    key: 'placed',
    title: t('Ordered'),
    width: 130,
    render: ({ placed_at, created_at }) => <RelativeTime at={placed_at ?? created_at} />,
  },
];
