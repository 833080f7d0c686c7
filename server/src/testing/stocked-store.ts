import type { Api } from '@swapt/shared/contract';
import type { TestApp } from './app.js';

type Variants = NonNullable<Api['product.create']['in']['variants']>;

/** An organization with a store that sells one product, called as its owner. */
export async function stockedStore(test: TestApp) {
  const { orgId, owner } = await test.organization();
  const as = test.as(owner);
  // Each call a second after the one before, so that what it writes has its place.
  const later = () => test.services.setNow(new Date(test.services.now().getTime() + 1_000));
  const call: typeof as.call = (...asked) => (later(), as.call(...asked));
  const send: typeof as.send = (...asked) => (later(), as.send(...asked));
  const addStore = async (name: string) =>
    (await call('stores.create', { org_id: orgId, name, country: 'DE', currency: 'EUR', zone: 'Europe/Berlin' })).data
      .store_id;
  const storeId = await addStore('Harbour');

  /** A product that the store sells; of more than one variant, each has a size. */
  async function addProduct(name: string, variants: Variants = [{ option_values: [] }]) {
    const sizes = variants.flatMap(({ option_values: values }) => values);
    const { data } = await call('product.create', {
      org_id: orgId,
      name,
      options: sizes.length > 0 ? [{ name: 'Size', values: sizes }] : [],
      variants,
    });
    await call('stores.addItems', { org_id: orgId, store_id: storeId, product_ids: [data.product_id] });
    const { item_id: itemId = '' } =
      (await items({ search: name })).find((item) => item.product_id === data.product_id) ?? {};
    const variantIds = data.variants.map(({ variant_id }) => variant_id);
    return { productId: data.product_id, itemId, variantIds, variantId: variantIds[0] ?? '' };
  }
  const items = async (input: Omit<Api['stores.adminInventory']['in'], 'org_id' | 'store_id'> = {}) =>
    (await call('stores.adminInventory', { org_id: orgId, store_id: storeId, ...input })).data;

  const { variantId, itemId, productId } = await addProduct('Tea');
  const at = { org_id: orgId, store_id: storeId, variant_id: variantId };
  const change = (inventory_change: number, place = at) =>
    send('stores.modifyInventory', { ...place, inventory_change });
  const moves = async (place: Partial<typeof at> = {}) =>
    (await call('stores.moves', { ...at, ...place, pageSize: 100 })).data;
  const stock = async (place = at) => {
    const { data } = await call('stores.adminInventory', { org_id: orgId, store_id: place.store_id, pageSize: 100 });
    return data.flatMap(({ variants }) => variants).find(({ variant_id }) => variant_id === place.variant_id);
  };
  return {
    orgId,
    owner,
    call,
    send,
    storeId,
    addStore,
    addProduct,
    items,
    at,
    variantId,
    itemId,
    productId,
    change,
    moves,
    stock,
  };
}

export type StockedStore = Awaited<ReturnType<typeof stockedStore>>;
