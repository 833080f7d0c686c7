import type { NewProduct } from '../products/products.service.js';

/** A product as a table describes it, kept until it is created. */
export type ImportedProduct = Omit<NewProduct, 'product_id'>;
export type ImportedVariant = ImportedProduct['variants'][number];
