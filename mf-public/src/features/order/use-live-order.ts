import type { ShownOrder } from '@swapt/shared/contract';
import { usePage } from '@swapt/shared/public';
import { useEffect, useState } from 'react';

const everyMs = 10_000;

/** An order as it stands now: while it is open and the page is looked at, it is asked for again and again. */
export function useLiveOrder(first: ShownOrder): ShownOrder {
  const { call } = usePage();
  const [order, setOrder] = useState(first);
  const isOpen = order.status === 'pending' || order.status === 'placed';
  const { store_id, link } = order;
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(() => {
      if (document.hidden) return;
      call('orders.customer', { store_id, link }).then(
        ({ data: [now] }) => now && setOrder(now),
        // The page says what it knew last; the next turn asks again.
        () => undefined,
      );
    }, everyMs);
    return () => clearInterval(timer);
  }, [call, isOpen, store_id, link]);
  return order;
}
