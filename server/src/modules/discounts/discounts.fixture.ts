import type { Fixture } from '../../testing/tenancy/fixtures.js';

/** A draft for one product, with the canary in its texts. */
export const fixture: Fixture = {
  fill: async ({ call, orgId: org_id, canary }) => {
    const { data: product } = await call('product.create', { org_id, name: canary });
    const { data: catalog } = await call('catalogs.create', { org_id, name: `${canary} discounts` });
    const { data } = await call('discounts.create', {
      ...{ org_id, name: canary, gives: { kind: 'percent', percent_bps: 1000 }, is_for_all: false },
      ...{ product_ids: [product.product_id], catalog_ids: [catalog.catalog_id] },
    });
    return {
      discount_id: data.discount_id,
      'discounts.product_id': product.product_id,
      'discounts.catalog_id': catalog.catalog_id,
    };
  },
};
