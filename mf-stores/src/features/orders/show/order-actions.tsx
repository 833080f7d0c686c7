import type { Order } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { mayCancel, mayDo } from '@swapt/shared/values';
import { Button, Flex } from 'antd';
import { useOrderActions } from './use-order-actions.js';

/** What is to be done with an order; only what can be done now is there. */
export function OrderActions({ order }: { order: Order }) {
  const { can } = useShell().session;
  const actions = useOrderActions(order);
  if (!can('orders:write')) return null;
  const units = order.lines.reduce((sum, { quantity, fulfilled }) => sum + quantity - fulfilled, 0);
  const isOver = ['canceled', 'expired'].includes(order.status);
  return (
    <Flex wrap gap={space.sm} style={{ marginBottom: space.md }}>
      {mayDo(order, 'pick_up') && (
        <Button type="primary" loading={actions.isBusy} onClick={() => void actions.handOver()}>
          {t('Hand over')}
        </Button>
      )}
      {mayDo(order, 'ready') && <Button onClick={() => void actions.prepare()}>{t('Ready for pick-up')}</Button>}
      {mayDo(order, 'fulfil') && (
        <Button type="primary" loading={actions.isBusy} onClick={() => void actions.handOver()}>
          {t('Mark as sent')}
        </Button>
      )}
      {(mayDo(order, 'pick_up') || mayDo(order, 'fulfil')) && units > 1 && (
        <Button onClick={() => actions.handOverSome()}>{t('Only a part')}</Button>
      )}
      {mayDo(order, 'deliver') && (
        <Button type="primary" onClick={() => void actions.deliver()}>
          {t('Mark as delivered')}
        </Button>
      )}
      {mayDo(order, 'mark_paid') && <Button onClick={actions.markPaid}>{t('Mark as paid')}</Button>}
      {mayDo(order, 'return') && <Button onClick={actions.takeBack}>{t('Take something back')}</Button>}
      {mayDo(order, 'resend') && <Button onClick={() => void actions.resend()}>{t('Send the mail again')}</Button>}
      {mayCancel(order) && (
        <Button danger onClick={() => void actions.cancel()}>
          {t('Cancel order')}
        </Button>
      )}
      {isOver && can('orders:delete') && order.paid === 0 && (
        <Button danger onClick={() => void actions.remove()}>
          {t('Delete order')}
        </Button>
      )}
    </Flex>
  );
}
