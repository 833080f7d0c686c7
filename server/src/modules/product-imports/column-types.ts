import type { ImportedProduct } from './imported-product.js';

declare module '../../platform/db/statements.js' {
  interface ColumnTypes {
    'imported_products.product': ImportedProduct;
  }
}
