import type { Handlers } from '../../platform/http/handler.js';
import { exportProducts } from './products.csv.js';
import { changeProduct, createProduct, listProducts, readProduct } from './products.service.js';

export const productsHandlers: Handlers<
  'product.create' | 'product.get' | 'product.update' | 'product.list' | 'product.exportCsv'
> = {
  'product.create': async (ctx, input) => ({ data: await createProduct(ctx, input) }),
  'product.get': async (ctx, { product_id }) => ({ data: await readProduct(ctx, product_id) }),
  'product.update': async (ctx, input) => ({ data: await changeProduct(ctx, input) }),
  'product.list': async (ctx, { org_id: _org, ...input }) => listProducts(ctx, input),
  'product.exportCsv': exportProducts,
};
