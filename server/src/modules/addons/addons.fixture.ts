import type { Fixture } from '../../testing/tenancy/fixtures.js';

/** Two add-ons of a draft, which strangers must not find, with the canary in all of their texts; one of them for a single item. */
export const fixture: Fixture = {
  fill: async ({ call, orgId: org_id, canary }) => {
    const { data: product } = await call('product.create', { org_id, name: canary });
    const place = { country: 'DE', currency: 'EUR', zone: 'Europe/Berlin' };
    const { store_id } = (await call('stores.create', { org_id, name: canary, ...place })).data;
    await call('stores.addItems', { org_id, store_id, product_ids: [product.product_id] });
    const { data: items } = await call('stores.allInventory', { org_id, store_id });
    const item_id = items[0]?.item_id ?? '';
    const add = async (item_ids: string[] | null) => {
      const price = { amount: 150, currency: 'EUR' } as const;
      const { data } = await call('addons.create', { org_id, store_id, name: canary, price, most: 1, item_ids });
      return data.add_on_id;
    };
    const add_on_id = await add([item_id]);
    return {
      'addons.store_id': store_id,
      'addons.item_id': item_id,
      'addons.inventory_id': item_id,
      add_on: add_on_id,
      add_on_id,
      before_add_on_id: await add(null),
    };
  },
};
