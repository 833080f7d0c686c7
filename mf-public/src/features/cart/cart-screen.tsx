import { useScreenData } from '@swapt/shared/public';
import { LivePart } from '../../entities/store/live-part.js';
import { NoStore } from '../../entities/store/no-store.js';
import { StoreFrame } from '../../entities/store/store-frame.js';
import { useText } from '../../frame/use-text.js';
import { CartContents } from './cart-contents.js';

/** What somebody wants to buy in a store. The browser keeps it, the server says what it costs. */
export default function CartScreen() {
  const shown = useScreenData('cart');
  const ofItem = useText('storeItem');
  if (shown.kind === 'unknown') return <NoStore />;
  const { store } = shown;
  return (
    <StoreFrame store={store}>
      <div className="store cart">
        <noscript>
          <p>{ofItem('needsScript')}</p>
        </noscript>
        <LivePart storeId={store.store_id}>
          <CartContents store={store} />
        </LivePart>
      </div>
    </StoreFrame>
  );
}
