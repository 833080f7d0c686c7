import type { StoreOfPage } from '@swapt/shared/public';
import { useEffect, type ReactNode } from 'react';
import { PageFrame } from '../../frame/page-frame.js';
import { useText } from '../../frame/use-text.js';
import { rememberStore } from '../cart/cart-storage.js';
import { CartLink } from './cart-link.js';
import { StoreContact } from './store-contact.js';
import { StoreErrors } from './store-errors.js';

interface Props {
  store: StoreOfPage;
  children: ReactNode;
}

/** A page of a store: its name and the cart above, how to reach it below. */
export function StoreFrame({ store, children }: Props) {
  const { store_id: storeId, paused } = store;
  const text = useText('store');
  useEffect(() => void rememberStore(storeId), [storeId]);
  return (
    <PageFrame about={{ kind: 'store', id: storeId }} beside={<CartLink {...store} />}>
      {paused && (
        <section className="store-paused" role="status">
          <strong>{text('pausedTitle')}</strong>
          <span dir="auto">{paused.note || text('pausedText')}</span>
        </section>
      )}
      <StoreErrors storeId={storeId}>{children}</StoreErrors>
      <StoreContact {...store} />
    </PageFrame>
  );
}
