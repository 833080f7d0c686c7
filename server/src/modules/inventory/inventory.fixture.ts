import type { Fixture } from '../../testing/tenancy/fixtures.js';

/** One product with its stock in two stores, with the canary in all of their texts. */
export const fixture: Fixture = {
  fill: async ({ call, orgId, canary }) => {
    const { data: product } = await call('product.create', { org_id: orgId, name: canary });
    const { product_id } = product;
    const variant_id = product.variants[0]?.variant_id ?? '';
    const addStore = async (name: string) => {
      const place = { country: 'DE', currency: 'EUR', zone: 'Europe/Berlin' };
      const { data } = await call('stores.create', { org_id: orgId, name, ...place });
      await call('stores.addItems', { org_id: orgId, store_id: data.store_id, product_ids: [product_id] });
      return data.store_id;
    };
    const [store_id, to_store_id] = [await addStore(canary), await addStore(`To ${canary}`)];
    const { data: items } = await call('stores.allInventory', { org_id: orgId, store_id });
    const item = items[0]?.item_id ?? '';
    const note = canary;
    await call('stores.modifyInventory', { org_id: orgId, store_id, variant_id, inventory_change: 5, note });
    return {
      'stores.store_id': store_id,
      'stores.variant_id': variant_id,
      item_id: item,
      inventory_id: item,
      'stores.before_item_id': item,
      to_store_id,
    };
  },
};
