import type { ShownOrder } from '@swapt/shared/contract';
import { useText } from '../../frame/use-text.js';

/** Where an order stands, in a few words. */
export function OrderState({ order }: { order: ShownOrder }) {
  const text = useText('order');
  return <>{text(stateOf(order))}</>;
}

function stateOf({
  status,
  fulfilment_status: fulfilled,
  cancel_reason: reason,
  is_ready,
  method_kind: kind,
}: ShownOrder) {
  if (status === 'canceled') return reason === 'unpaid' ? 'canceledUnpaid' : 'canceled';
  if (status === 'pending' || status === 'expired') return status;
  if (is_ready && fulfilled === 'unfulfilled') return 'ready';
  if (fulfilled === 'fulfilled' && kind === 'digital') return 'downloadable';
  return words[fulfilled];
}

const words = {
  unfulfilled: 'placed',
  partial: 'partial',
  fulfilled: 'sent',
  delivered: 'delivered',
  picked_up: 'pickedUp',
  partially_returned: 'returned',
  returned: 'returned',
} as const;
