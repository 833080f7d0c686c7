import type { Api, PricedCart } from '@swapt/shared/contract';
import { usePage } from '@swapt/shared/public';
import { useEffect, useState } from 'react';
import type { CartLine } from '../../entities/cart/cart-lines.js';

/** What a cart costs now, asked for anew whenever it changes; what was said last stays until the new answer is there. */
export function usePricedCart(storeId: string, lines: readonly CartLine[]) {
  const { call } = usePage();
  const [priced, setPriced] = useState<PricedCart>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const asked = JSON.stringify(
    lines.map(({ variant_id, quantity, add_ons }) => ({ variant_id, quantity, ...wantedOf(add_ons) })),
  );

  useEffect(() => {
    let isStale = false;
    const items = JSON.parse(asked) as Api['stores.itemInfo']['in']['items'];
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

const wantedOf = (addOns: CartLine['add_ons']) =>
  addOns.length > 0 && { add_ons: addOns.map(({ add_on_id, quantity }) => ({ add_on_id, quantity })) };
