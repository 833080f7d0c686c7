import { modifyStock, sellOutside, type StockCtx } from '../../modules/inventory/stock-changes.service.js';
import { changeSettings } from '../../modules/inventory/stock-settings.service.js';
import type { DemoVariant } from './demo-products.js';
import type { SeededProduct } from './seed-products.js';

/** What came in when the store opened, and what was sold at the counter until yesterday. What names no stock is not counted. */
export async function seedStock(
  { then, now }: { then: StockCtx; now: StockCtx },
  storeId: string,
  products: readonly SeededProduct[],
): Promise<void> {
  for (const { demo, product } of products) {
    for (const [at, { stock }] of demo.variants.entries()) {
      const variantId = product.variants[at]?.variant_id;
      if (!stock || variantId === undefined) continue;
      await seedVariant({ then, now }, { org_id: then.orgId, store_id: storeId, variant_id: variantId }, stock);
    }
  }
}

async function seedVariant(
  { then, now }: { then: StockCtx; now: StockCtx },
  place: { org_id: string; store_id: string; variant_id: string },
  { received, sold, lowAt }: NonNullable<DemoVariant['stock']>,
): Promise<void> {
  const note = 'First delivery';
  await modifyStock(then, { ...place, inventory_change: received, reason: 'receive', note });
  if (lowAt !== undefined) await changeSettings(then, { ...place, low_at: lowAt });
  if (sold) await sellOutside(now, { ...place, sold, note: 'Sold at the counter' });
}
