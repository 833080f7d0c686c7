import { changeCart } from './cart-storage.js';

/** The cart that became an order is empty: the address says so once, and says it no longer when it is loaded again. */
export function emptyCart(storeId: string): void {
  if (location.hash !== '#placed') return;
  history.replaceState(history.state, '', location.pathname);
  changeCart(storeId, () => []);
}
