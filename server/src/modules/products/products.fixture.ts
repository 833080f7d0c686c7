import type { Fixture } from '../../testing/tenancy/fixtures.js';

/** One product of an organization, with the canary in all of its texts. */
export const fixture: Fixture = {
  fill: async ({ call, orgId, canary }) => {
    const { data } = await call('product.create', {
      org_id: orgId,
      name: canary,
      text: canary,
      supplier: canary,
      note: canary,
      variants: [
        {
          option_values: [],
          sku: canary.slice(0, 60),
          prices: [{ currency: 'EUR', amount: 450, compare_at: null, cost: 120 }],
        },
      ],
    });
    const { data: file } = await call('product.uploadFile', { org_id: orgId, name: canary, body: btoa(canary) });
    return {
      ...{ product_id: data.product_id, variant_id: data.variants[0]?.variant_id ?? '' },
      'product.file_id': file.file_id,
    };
  },
};
