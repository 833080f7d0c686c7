import type { Order } from '@swapt/shared/contract';
import { useNavigate } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { useDangerConfirm } from '@swapt/shared/ui';
import type { OrderAction } from '@swapt/shared/values';
import { storePaths } from '../../../entities/stores/paths.js';
import { useCancelOrder, useDeleteOrder, useDoOrder } from '../orders.queries.js';
import { PaidForm } from './paid-form.js';
import { UnitsForm } from './units-form.js';

/** What is done with an order; each says what happened, or opens its dialog. A failure shows in the snackbar. */
export function useOrderActions(order: Order) {
  const { modal, notify } = useShell();
  const navigate = useNavigate();
  const confirm = useDangerConfirm();
  const doing = useDoOrder();
  const canceling = useCancelOrder();
  const deleting = useDeleteOrder();
  const { order_id: id, store_id: storeId, revision, method_kind: kind } = order;
  const number = String(order.number ?? '–');

  const act = async (type: OrderAction, said: string) => {
    const done = await doing.mutateAsync({ id, type, revision }).catch(() => undefined);
    if (done) notify.success(said);
  };
  const handOverType = kind === 'pickup' ? 'pick_up' : 'fulfil';

  const cancel = async () => {
    const text = t('Its stock is free again, and whoever ordered gets a mail. This cannot be undone.');
    if (!(await confirm(t('Cancel order {number}?', { number }), text, t('Cancel order')))) return;
    const done = await canceling.mutateAsync({ id, revision }).catch(() => undefined);
    if (done) notify.success(t('Order {number} is canceled.', { number }));
  };

  const remove = async () => {
    const text = t('It disappears from every list. Its number is not given again.');
    if (!(await confirm(t('Delete order {number}?', { number }), text, t('Delete order')))) return;
    const done = await deleting.mutateAsync({ id }).catch(() => undefined);
    if (!done) return;
    notify.success(t('Order {number} was deleted.', { number }));
    void navigate(storePaths.orders(storeId));
  };

  return {
    isBusy: doing.isPending,
    prepare: () => act('ready', t('The shopper gets a mail that it is ready.')),
    handOver: () =>
      act(handOverType, kind === 'pickup' ? t('It was handed over.') : t('It is on its way. The shopper gets a mail.')),
    handOverSome: () =>
      modal.open({
        title: t('Hand over a part'),
        content: (close) => <UnitsForm order={order} type={handOverType} close={close} />,
      }),
    deliver: () => act('deliver', t('It is delivered.')),
    takeBack: () =>
      modal.open({
        title: t('Take something back'),
        content: (close) => <UnitsForm order={order} type="return" close={close} />,
      }),
    markPaid: () =>
      modal.open({ title: t('Mark as paid'), content: (close) => <PaidForm order={order} close={close} /> }),
    resend: () => act('resend', t('The mail is on its way again.')),
    cancel,
    remove,
  };
}
