import type { Store } from '@swapt/shared/contract';
import { createAddOn } from '../../modules/addons/addons.service.js';
import { listBriefItems } from '../../modules/inventory/item-list.service.js';
import { addItems } from '../../modules/inventory/store-items.service.js';
import { saveStep } from '../../modules/stores/store-setup.js';
import { createStore } from '../../modules/stores/stores.service.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { daysAgo } from './days-ago.js';
import { demoAddOns, demoStorePlace, demoStoreSteps } from './demo-store.js';
import { seedProducts } from './seed-products.js';
import { shown } from './seed-pages.js';
import { seedStock } from './seed-stock.js';
import { keepPicture, type StoredPictures } from './store-pictures.js';

export type SeedCtx = Pick<OrgCtx, 'tx' | 'orgId' | 'services' | 'userId'>;

/** What else of the demo leads to its store. */
export interface DemoStore {
  storeId: string;
  /** Where shoppers find it. */
  address: string;
  /** By the name of the product. */
  itemIds: ReadonlyMap<string, string>;
  /** By its stock number. */
  variantIds: ReadonlyMap<string, string>;
}

const OPEN_DAYS = 21;

/** Products, the store that sells them, its stock and its add-ons: by the services that the console calls, so that each number has its record. */
export async function seedStore(ctx: SeedCtx, pictures: StoredPictures): Promise<DemoStore> {
  const then = daysAgo(ctx, OPEN_DAYS);
  const { products, catalogIds } = await seedProducts(then, pictures.products);
  const store = await createStore(then, demoStorePlace);
  const storeId = store.store_id;
  const productIds = products.map(({ product }) => product.product_id);
  await addItems(then, { org_id: ctx.orgId, store_id: storeId, product_ids: productIds });
  await openStore(then, store, { logo: pictures.storeLogo, catalogIds });
  await seedStock({ then, now: daysAgo(ctx, 1) }, storeId, products);
  const { data: items } = await listBriefItems(ctx, { org_id: ctx.orgId, store_id: storeId, pageSize: 100 });
  const itemIds = new Map(items.map(({ name, item_id }) => [name, item_id]));
  for (const { name, price, most, products: with_ } of demoAddOns) {
    await createAddOn(then, {
      store_id: storeId,
      name,
      price: { amount: price, currency: demoStorePlace.currency },
      most,
      item_ids: with_.flatMap((product) => itemIds.get(product) ?? []),
    });
  }
  const variantIds = new Map(
    products.flatMap(({ product: { variants } }) => variants.map(({ sku, variant_id }) => [sku, variant_id] as const)),
  );
  return { storeId, address: `${ctx.services.config.publicUrl}/store/${storeId}/`, itemIds, variantIds };
}

/** Step by step, as its owner would; whose last step opens it. */
async function openStore(
  ctx: SeedCtx,
  store: Store,
  { logo, catalogIds }: { logo: StoredPictures['storeLogo']; catalogIds: string[] },
): Promise<void> {
  await keepPicture(ctx.tx, logo);
  let { revision } = store;
  for (const [step, said] of demoStoreSteps(ctx.services.now())) {
    const own = { contact: { notified: [ctx.userId] }, look: { logo: shown(logo), catalog_ids: catalogIds } };
    const data = { ...said, ...(step === 'contact' ? own.contact : step === 'look' ? own.look : {}) };
    revision = (await saveStep(ctx, { store_id: store.store_id, step, revision, data })).store.revision;
  }
}
