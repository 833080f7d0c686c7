import { Type } from 'typebox';
import { productSorts, productStatuses } from '../../values/products/products.js';
import { csvExport } from '../csv.js';
import { Data, Input, List, Name, OneOf, operation, OrgId, Paging, Uuid } from '../operation.js';
import { ListedProduct, Product, ProductFields } from './product-record.js';

const owner = { table: 'products', field: 'product_id' };
const { name: _, ...optional } = ProductFields;
const changeable = Type.Partial(Type.Object(optional)).properties;

const filter = {
  search: Type.Optional(Type.String({ maxLength: 120, description: 'part of a name, SKU or barcode' })),
  status: Type.Optional(OneOf(productStatuses)),
  catalog_id: Type.Optional(Uuid),
};
/** What a list of products shows; without a status, those that are drafts or active. */
export const ProductFilter = Input(filter);

export const products = {
  'product.create': operation({
    method: 'POST',
    path: '/v1/product',
    host: 'v1',
    who: 'catalogs:write',
    bodyLimit: 512 * 1024,
    summary: 'Creates a product as a draft; without variants it gets one',
    input: Input({ org_id: OrgId, name: Name, ...changeable }),
    reply: Data(Product),
    errors: ['product.invalid', 'product.sku_taken'],
  }),
  'product.get': operation({
    method: 'GET',
    path: '/v1/product',
    host: 'v1',
    who: 'catalogs:read',
    owner,
    summary: 'One product with all of its variants and prices',
    input: Input({ org_id: OrgId, product_id: Uuid }),
    reply: Data(Product),
    errors: ['product.not_found'],
  }),
  'product.update': operation({
    method: 'PUT',
    path: '/v1/product',
    host: 'v1',
    who: 'catalogs:write',
    owner,
    bodyLimit: 512 * 1024,
    summary: 'Changes what is given of a product; of two who change the same revision, the second is told',
    input: Input({
      org_id: OrgId,
      product_id: Uuid,
      revision: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 2_147_483_647,
          description: 'the one that the change was made from; needed for variants',
        }),
      ),
      data: Input({
        name: Type.Optional(Name),
        status: Type.Optional(OneOf(productStatuses)),
        ...changeable,
      }),
    }),
    reply: Data(Product),
    errors: ['product.not_found', 'product.bad_state', 'product.conflict', 'product.invalid', 'product.sku_taken'],
  }),
  'product.list': operation({
    method: 'POST',
    path: '/v1/product/list',
    host: 'v1',
    who: 'catalogs:read',
    readsOnly: true,
    summary: 'Products, the last changed first; without a status, those that are drafts or active',
    input: Input({
      org_id: OrgId,
      ...Paging,
      ...filter,
      sort: Type.Optional(OneOf(productSorts)),
    }),
    reply: List(ListedProduct),
    errors: [],
  }),
  'product.exportCsv': operation({
    ...csvExport,
    path: '/v1/product/export-csv',
    host: 'v1',
    who: 'catalogs:read',
    summary:
      'The products that the same filter lists, in its order, as CSV, base64 in the body: a row for each variant and currency, up to 50,000',
    input: Input({ org_id: OrgId, ...filter, sort: Type.Optional(OneOf(productSorts)) }),
    errors: ['analytics.export_failed'],
  }),
};
