import type { StoreOfPage } from '@swapt/shared/public';
import { withLedBy } from '@swapt/shared/public/led-by';
import { StoreFrame } from '../../entities/store/store-frame.js';
import { useText } from '../../frame/use-text.js';

/** The store is there, and does not sell this. */
export function MissingItem({ store }: { store: StoreOfPage }) {
  const text = useText('storeItem');
  const ofStore = useText('store');
  return (
    <StoreFrame store={store}>
      <section className="message">
        <h1>{text('unknownTitle')}</h1>
        <p>{text('unknownText')}</p>
        <p className="actions">
          <a className="button" href={withLedBy(`/store/${store.store_id}/`, store.led)}>
            {ofStore('back')}
          </a>
        </p>
      </section>
    </StoreFrame>
  );
}
