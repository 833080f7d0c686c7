import { defineModule } from '../../platform/module.js';
import { productsWithoutVariants, wrongProductEntries, wrongVariants } from './products.checks.js';
import { productsHandlers } from './products.routes.js';

export const productsModule = defineModule({
  handlers: productsHandlers,
  tables: ['product_entries', 'variant_prices', 'product_variants', 'products'],
  constraints: { product_variants_sku: 'product.sku_taken' },
  checks: {
    'product entries': wrongProductEntries,
    'product variants': wrongVariants,
    'products without variants': productsWithoutVariants,
  },
});
