import type { ShownOrder } from '@swapt/shared/contract';
import { usePage } from '@swapt/shared/public';
import { useEffect, useState } from 'react';

const everyMs = 10_000;
const everyMsAtBank = 3_000;

/** An order as it stands now: while it is open and the page is looked at, it is asked for again and again, and so is its payment while a bank is at it. */
export function useLiveOrder(first: ShownOrder, isAtBank: boolean): ShownOrder {
  const { call } = usePage();
  const [order, setOrder] = useState(first);
  const isOpen = order.status === 'pending' || order.status === 'placed';
  const { store_id, link } = order;
  const isDue = order.due !== null;
  useEffect(() => {
    if (!isOpen) return undefined;
    const show = (now: ShownOrder | undefined) => {
      // The page of a paid order has more to show.
      if (now && isDue && !now.due) location.reload();
      else if (now) setOrder(now);
    };
    const timer = setInterval(
      () => {
        if (document.hidden) return;
        const named = { store_id, link };
        const reading = isAtBank
          ? call('payments.success', named).then(({ data }) => data)
          : call('orders.customer', named).then(({ data: [now] }) => now);
        // The page says what it knew last; the next turn asks again.
        reading.then(show, () => undefined);
      },
      isAtBank ? everyMsAtBank : everyMs,
    );
    return () => clearInterval(timer);
  }, [call, isOpen, isDue, isAtBank, store_id, link]);
  return order;
}
