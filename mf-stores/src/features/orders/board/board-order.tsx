import type { ListedOrder } from '@swapt/shared/contract';
import { formatMoney } from '@swapt/shared/money';
import { Link } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { formatDateTime } from '@swapt/shared/ui';
import { mayDo, type OrderAction } from '@swapt/shared/values';
import { Button, Flex } from 'antd';
import { PaymentLabel, TestLabel } from '../../../entities/orders/order-words.js';
import { storePaths } from '../../../entities/stores/paths.js';
import { useDoOrder } from '../orders.queries.js';
import { PaidForm } from '../show/paid-form.js';

/** What to prepare, for whom, and the next thing to do with it. */
export function BoardOrder({ order }: { order: ListedOrder }) {
  const { store_id: storeId, order_id: id, number, name, items, pickup_from: from, note } = order;
  return (
    <Flex vertical gap={space.sm}>
      <Flex wrap justify="space-between" align="baseline" gap={space.sm}>
        <Link to={storePaths.order(storeId, id)} style={{ fontSize: 18 }}>
          <strong>{t('Order {number}', { number: String(number ?? '–') })}</strong>
        </Link>
        <Flex wrap gap={space.xs}>
          <PaymentLabel status={order.payment_status} />
          {order.is_test && <TestLabel />}
        </Flex>
      </Flex>
      <span>{[name, from && formatDateTime(from)].filter(Boolean).join(' · ')}</span>
      <strong style={{ whiteSpace: 'pre-line' }}>{items}</strong>
      {note && <em>{note}</em>}
      <NextSteps order={order} />
    </Flex>
  );
}

function NextSteps({ order }: { order: ListedOrder }) {
  const { session, notify, modal } = useShell();
  const doing = useDoOrder();
  if (!session.can('orders:write')) return null;
  const act = async (type: OrderAction, done: string) => {
    const { order_id: id, revision } = order;
    if (await doing.mutateAsync({ id, type, revision }).catch(() => undefined)) notify.success(done);
  };
  const takePayment = () =>
    modal.open({ title: t('Mark as paid'), content: (close) => <PaidForm order={order} close={close} /> });
  const isReady = order.ready_at !== null;
  const money = formatMoney({ amount: order.total - order.paid, currency: order.currency });
  return (
    <Flex wrap gap={space.sm}>
      {mayDo(order, 'ready') && (
        <Button
          type="primary"
          loading={doing.isPending}
          onClick={() => void act('ready', t('The shopper gets a mail that it is ready.'))}
        >
          {t('Ready')}
        </Button>
      )}
      {mayDo(order, 'mark_paid') && isReady && <Button onClick={takePayment}>{t('Take {money}', { money })}</Button>}
      {mayDo(order, 'pick_up') && isReady && (
        <Button type="primary" loading={doing.isPending} onClick={() => void act('pick_up', t('It was handed over.'))}>
          {t('Hand over')}
        </Button>
      )}
      {mayDo(order, 'fulfil') && (
        <Button
          type="primary"
          loading={doing.isPending}
          onClick={() => void act('fulfil', t('It is on its way. The shopper gets a mail.'))}
        >
          {t('Mark as sent')}
        </Button>
      )}
    </Flex>
  );
}
