import type { Store } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';
import { Drawer } from 'antd';
import { stockName, type StockRow } from '../stock/stock-rows.js';
import { History } from './history.js';

interface Props {
  store: Store;
  /** Closed without one. */
  row: StockRow | undefined;
  onClose: () => void;
}

/** What happened to the stock of one variant, beside the list. */
export const HistoryDrawer = ({ store, row, onClose }: Props) => (
  <Drawer
    open={row !== undefined}
    onClose={onClose}
    title={row && t('History of “{name}”', { name: stockName(row) })}
    width="min(480px, 100vw)"
    destroyOnHidden
    closable={{ 'aria-label': t('Close') }}
  >
    {row && <History key={row.variant.variant_id} store={store} row={row} />}
  </Drawer>
);
