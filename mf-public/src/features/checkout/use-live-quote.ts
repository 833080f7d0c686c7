import { usePage, type CheckoutScreenData, type CheckoutValues } from '@swapt/shared/public';
import { reckonedFor } from '@swapt/shared/public/checkout-items';
import { useEffect, useRef, useState } from 'react';
import { itemsOf, typedIn } from './ordered-items.js';

type Shown = Extract<CheckoutScreenData, { kind: 'shown' }>;
type Chosen = Pick<CheckoutValues, 'method' | 'country' | 'postcode' | 'region' | 'code'>;

const waitMs = 300;

/** What an order comes to, as the method and the address change what it costs; and what it was reckoned for. */
export function useLiveQuote({ quote: first, store, action, values, problems }: Shown) {
  const { call } = usePage();
  const before = { ...values, method: values.method || (first.method_id ?? '') };
  const [shown, setShown] = useState({ quote: first, reckoned: reckonedFor(before) });
  const [chosen, setChosen] = useState<Chosen>();
  const newest = useRef('');

  useEffect(() => {
    if (!chosen) return undefined;
    const reckoned = reckonedFor(chosen);
    newest.current = reckoned;
    const { method: method_id, country, postcode, region, code } = chosen;
    const timer = setTimeout(() => {
      const asked = {
        ...{ store_id: store.store_id, items: itemsOf(action), ...(method_id && { method_id }) },
        ...(country && { address: { country, postcode, region } }),
        // A code is tried when somebody says so, not at each letter.
        ...(code && { codes: [code] }),
      };
      call('orders.quote', asked).then(
        ({ data: quote }) => {
          if (newest.current === reckoned) setShown({ quote, reckoned });
        },
        // The server says what it comes to when the form is sent.
        () => undefined,
      );
    }, waitMs);
    return () => clearTimeout(timer);
  }, [call, chosen, action, store.store_id]);

  const onChange = (form: HTMLFormElement) => {
    const read = (name: string) => typedIn(form, name);
    const now = {
      ...{ method: read('method'), country: read('country'), postcode: read('postcode'), region: read('region') },
      // One that takes nothing off is not tried again and again.
      code: problems.code ? '' : values.code,
    };
    if (reckonedFor(now) !== (newest.current || shown.reckoned)) setChosen(now);
  };
  return { ...shown, onChange };
}
