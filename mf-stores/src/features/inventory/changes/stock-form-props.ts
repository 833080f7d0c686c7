import type { Store } from '@swapt/shared/contract';
import type { StockRow } from '../stock/stock-rows.js';

/** What every form about one variant is given. */
export interface StockFormProps {
  store: Store;
  row: StockRow;
  close: () => void;
}
