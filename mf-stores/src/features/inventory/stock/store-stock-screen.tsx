import { StoreFrame } from '../../../entities/stores/store-frame.js';
import { StockList } from './stock-list.js';

/** How many a store has of each variant, and what happened to them. */
export default function StoreStockScreen() {
  return <StoreFrame tab="stock">{(store) => <StockList store={store} />}</StoreFrame>;
}
