import type { PricedCart } from '@swapt/shared/contract';
import { usePage } from '@swapt/shared/public';
import { useEffect, useState } from 'react';
import type { CartLine } from '../../entities/cart/cart-lines.js';

/** What a cart costs now, asked for anew whenever it changes; what was said last stays until the new answer is there. */
export function usePricedCart(storeId: string, lines: readonly CartLine[]) {
  const { call } = usePage();
  const [priced, setPriced] = useState<PricedCart>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const asked = JSON.stringify(lines.map(({ id: variant_id, quantity }) => ({ variant_id, quantity })));

  useEffect(() => {
    let isStale = false;
    const items = JSON.parse(asked) as { variant_id: string; quantity: number }[];
    if (items.length === 0) return;
    call('stores.itemInfo', { store_id: storeId, items }).then(
      ({ data }) => {
        if (isStale) return;
        setPriced(data);
        setFailed(false);
      },
      () => {
        if (!isStale) setFailed(true);
      },
    );
    return () => {
      isStale = true;
    };
  }, [call, storeId, asked, attempt]);

  return { priced, hasFailed, askAgain: () => setAttempt(attempt + 1) };
}
