import type { Product } from '@swapt/shared/contract';
import type { OrgCtx } from '../../platform/http/handler.js';
import { createCatalog } from '../../modules/catalogs/catalogs.service.js';
import { addItems } from '../../modules/items/items.service.js';
import { changeProduct, createProduct } from '../../modules/products/products.service.js';
import { daysAgo } from './days-ago.js';
import { demoCatalogs } from './demo-content.js';
import { demoProducts, type DemoProduct } from './demo-products.js';
import { shown } from './seed-pages.js';
import { keepPicture, type StoredPictures } from './store-pictures.js';

type Ctx = Pick<OrgCtx, 'tx' | 'orgId' | 'services'>;

export interface SeededProduct {
  demo: DemoProduct;
  product: Product;
}

/** What the demo shop sells, in its catalogs and in its order. */
export async function seedProducts(
  ctx: Ctx,
  pictures: StoredPictures['products'],
): Promise<{ products: SeededProduct[]; catalogIds: string[] }> {
  for (const row of pictures.values()) await keepPicture(ctx.tx, row);
  const made: SeededProduct[] = [];
  for (const [nth, demo] of demoProducts.entries()) {
    // Lists show first what was made last.
    made.push({ demo, product: await seedProduct(daysAgo(ctx, nth / 200), demo, pictures) });
  }
  const catalogIds: string[] = [];
  for (const name of demoCatalogs) {
    const { catalog_id: catalogId } = await createCatalog(ctx, name);
    catalogIds.push(catalogId);
    const inIt = made.filter(({ demo }) => demo.catalog === name);
    await addItems(
      ctx,
      catalogId,
      inIt.map(({ product }) => product.product_id),
    );
  }
  return { products: made, catalogIds };
}

async function seedProduct(
  ctx: Ctx,
  { catalog: _, isDraft, pictures, variants, ...fields }: DemoProduct,
  stored: StoredPictures['products'],
): Promise<Product> {
  const product = await createProduct(ctx, {
    ...fields,
    org_id: ctx.orgId,
    pictures: pictures.flatMap((name) => stored.get(name) ?? []).map(shown),
    variants: variants.map(({ values = [], sku, barcode, netContent, price, before, cost }) => ({
      option_values: values,
      sku,
      barcode,
      net_content: netContent,
      prices: [{ currency: 'GBP', amount: price, compare_at: before ?? null, cost: cost ?? null }],
    })),
  });
  if (isDraft) return product;
  return changeProduct(ctx, { org_id: ctx.orgId, product_id: product.product_id, data: { status: 'active' } });
}
