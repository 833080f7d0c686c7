import { defineModule } from '../../platform/module.js';
import { halfTransfers, wrongOnHand, wrongSellable, wrongSold } from './inventory.checks.js';
import { inventoryHandlers } from './inventory.routes.js';

export const inventoryModule = defineModule({
  handlers: inventoryHandlers,
  tables: ['stock_moves', 'stock', 'store_items'],
  constraints: { stock_covers_reserved: 'stock.reserved' },
  checks: {
    'stock on hand': wrongOnHand,
    'units sold': wrongSold,
    'transfers of stock': halfTransfers,
    'items to buy': wrongSellable,
  },
});
