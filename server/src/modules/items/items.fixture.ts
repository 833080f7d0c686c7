import type { Fixture } from '../../testing/tenancy/fixtures.js';

/** One product in a catalog of its own. */
export const fixture: Fixture = {
  fill: async ({ call, orgId, canary }) => {
    const { data: catalog } = await call('catalogs.create', { org_id: orgId, name: `Items ${canary}` });
    const { data: product } = await call('product.create', { org_id: orgId, name: canary });
    const { catalog_id } = catalog;
    await call('items.add', { org_id: orgId, catalog_id, product_ids: [product.product_id] });
    const { data } = await call('items.get', { org_id: orgId, id: catalog_id });
    const item = data[0]?.item_id ?? '';
    return { 'items.id': item, before_item_id: item };
  },
};
