import { defineModule } from '../../platform/module.js';
import { productImportsHandlers } from './product-imports.routes.js';
import { deleteOld } from './product-imports.sql.js';

const DAY_MS = 24 * 3600_000;

export const productImportsModule = defineModule({
  handlers: productImportsHandlers,
  tables: ['imported_skus', 'imported_products', 'product_imports'],
  tidy: (tx, now) => deleteOld(tx, new Date(now.getTime() - DAY_MS)),
});
