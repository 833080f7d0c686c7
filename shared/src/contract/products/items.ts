import { Type } from 'typebox';
import { productLimits } from '../../values/products/products.js';
import { Data, Input, List, operation, OrgId, Paging, Uuid } from '../operation.js';
import { ListedProduct } from './product-record.js';

/** A product's place in a catalog. */
const Item = Type.Object({
  item_id: Type.String(),
  catalog_id: Type.String(),
  position: Type.Integer(),
  product: ListedProduct,
});

const Items = Type.Array(Uuid, { minItems: 1, maxItems: 500, uniqueItems: true });

export const items = {
  'items.get': operation({
    method: 'GET',
    path: '/v1/items',
    host: 'v1',
    who: 'catalogs:read',
    summary: 'With the id of a catalog its items in their order; with the id of an item, that one',
    input: Input({
      org_id: OrgId,
      id: Uuid,
      ...Paging,
      search: Type.Optional(Type.String({ maxLength: 120 })),
    }),
    reply: List(Item),
    errors: ['item.not_found'],
  }),
  'items.add': operation({
    method: 'POST',
    path: '/v1/items',
    host: 'v1',
    who: 'catalogs:write',
    owner: { table: 'catalogs', field: 'catalog_id' },
    summary: 'Puts products at the end of a catalog; those that are in it already stay where they are',
    input: Input({ org_id: OrgId, catalog_id: Uuid, product_ids: Items }),
    reply: Data(Type.Object({ added: Type.Integer() })),
    errors: ['catalog.get_failed', 'product.not_found', 'catalog.full'],
  }),
  'items.move': operation({
    method: 'PUT',
    path: '/v1/items',
    host: 'v1',
    who: 'catalogs:write',
    owner: { table: 'catalog_items', field: 'id' },
    summary: 'Puts an item before another one of its catalog, or at the end',
    input: Input({
      org_id: OrgId,
      id: Uuid,
      before_item_id: Type.Union([Uuid, Type.Null()], { description: 'null for the end' }),
    }),
    reply: Data(Type.Object({ item_id: Type.String(), position: Type.Integer({ maximum: productLimits.perCatalog }) })),
    errors: ['item.not_found'],
  }),
  'items.delete': operation({
    method: 'DELETE',
    path: '/v1/items',
    host: 'v1',
    who: 'catalogs:write',
    owner: { table: 'catalog_items', field: 'id' },
    summary: 'Takes a product out of a catalog; the product stays',
    input: Input({ org_id: OrgId, id: Uuid }),
    reply: Data(Type.Object({ item_id: Type.String() })),
    errors: ['item.not_found'],
  }),
};
