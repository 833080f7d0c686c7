import { defineModule } from '../../platform/module.js';
import { startKeepingSales } from './keep-sales.js';
import { wrongSales, wrongShares, wrongTenders } from './sales.checks.js';
import { salesHandlers } from './sales.routes.js';
import { startWritingStoreViews } from './store-views.js';

export const salesModule = defineModule({
  handlers: salesHandlers,
  tables: ['store_sales_shares', 'store_sales', 'store_views'],
  checks: {
    'sales of stores': wrongSales,
    'parts of what stores sold': wrongShares,
    'tenders of stores': wrongTenders,
  },
  background: { worker: startKeepingSales, web: startWritingStoreViews },
});
