import type { StoreOfPage } from '@swapt/shared/public';
import { withLedBy } from '@swapt/shared/public/led-by';
import { useText } from '../../frame/use-text.js';
import { useCart } from '../cart/use-cart.js';

/** The way to the cart, with how many pieces are in it. */
export function CartLink({ store_id: storeId, led }: Pick<StoreOfPage, 'store_id' | 'led'>) {
  const { units } = useCart(storeId);
  const text = useText('store');
  return (
    <a className="cart-link" href={withLedBy(`/cart/${storeId}/`, led)} aria-label={text('inCart', { units })}>
      <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
        <path d="M2.5 3.5h2.6l2.3 11.2h10.4l2.2-8.2H6.2" />
        <circle cx="9" cy="19.5" r="1.4" />
        <circle cx="16.5" cy="19.5" r="1.4" />
      </svg>
      {units > 0 && <span className="cart-units">{units > 99 ? '99+' : units}</span>}
    </a>
  );
}
