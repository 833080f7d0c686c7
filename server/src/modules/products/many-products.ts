import { productMoves, type ProductMove, type ProductStatus } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import * as sql from './many-products.sql.js';
import { skuTakenMeanwhile, takenSkus } from './new-products.js';
import { selectProductIds, type ProductFilter } from './product-list.sql.js';

/** What a product was before a change of many, and the revision that the change gave it. */
export interface ProductBefore {
  product_id: string;
  status: ProductStatus;
  revision: number;
}
interface Left {
  name: string;
  reason: string;
}
interface Work {
  tx: Tx;
  orgId: string;
  now: Date;
}

const missing = 'This product does not exist.';
const touched = 'Somebody has changed it since.';
const deleted = 'It was deleted. Restore it first.';

/** Of these, those of the organization. */
export const idsOfProducts = async (tx: Tx, orgId: string, ids: readonly string[]): Promise<string[]> =>
  (await sql.selectExisting(tx, orgId, ids)).map(({ product_id }) => product_id);

/** The ids of all that a list shows, as far as so many. */
export const matchingProducts = (tx: Tx, orgId: string, filter: ProductFilter, most: number): Promise<string[]> =>
  selectProductIds(tx, orgId, { filter, sort: 'newest', limit: most, offset: 0 });

/** Gives these products another status, where they may have it. Who has it already stays as it is. */
export async function moveProducts(
  work: Work,
  ids: readonly string[],
  move: ProductMove,
): Promise<{ changed: ProductBefore[]; left: Left[] }> {
  const { from, to } = productMoves[move];
  const locked = await lock(work, ids);
  const left: Left[] = [];
  const moved: sql.LockedProduct[] = [];
  for (const id of ids) {
    const product = locked.get(id);
    if (!product) left.push({ name: '', reason: missing });
    else if (from.some((status) => status === product.status)) moved.push(product);
    else if (product.status === 'deleted' && to !== 'deleted') left.push({ name: product.name, reason: deleted });
  }
  const { given, kept } = await give(
    work,
    moved.map(({ product_id, status, name }) => ({ product_id, name, was: status, status: to })),
  );
  const changed = moved.flatMap(({ product_id, status, revision }) =>
    given.has(product_id) ? [{ product_id, status, revision: revision + 1 }] : [],
  );
  return { changed, left: [...left, ...kept] };
}

/** Makes products again what they were before a change, where nobody has changed them since. */
export async function putProductsBack(work: Work, products: readonly ProductBefore[]): Promise<Left[]> {
  const locked = await lock(
    work,
    products.map(({ product_id }) => product_id),
  );
  const left: Left[] = [];
  const back: Giving[] = [];
  for (const { product_id, status, revision } of products) {
    const product = locked.get(product_id);
    if (product?.revision === revision) back.push({ product_id, name: product.name, was: product.status, status });
    else left.push({ name: product?.name ?? '', reason: product ? touched : missing });
  }
  return [...left, ...(await give(work, back)).kept];
}

const lock = async ({ tx, orgId }: Work, ids: readonly string[]) =>
  new Map((await sql.lockProducts(tx, orgId, ids)).map((product) => [product.product_id, product]));

interface Giving extends sql.StatusChange {
  name: string;
  was: ProductStatus;
}

/** What is deleted gives its SKUs free. What comes back takes them again, and stays deleted where one is no longer free. */
async function give(
  { tx, orgId, now }: Work,
  giving: readonly Giving[],
): Promise<{ given: Set<string>; kept: Left[] }> {
  const coming = giving.filter(({ was }) => was === 'deleted').map(({ product_id }) => product_id);
  const going = giving.filter(({ status }) => status === 'deleted').map(({ product_id }) => product_id);
  const barred = await barredBySku(tx, orgId, coming);
  const given = giving.filter(({ product_id }) => !barred.has(product_id));
  await sql.archiveAll(tx, orgId, going, now);
  await sql.bringBackAll(
    tx,
    orgId,
    coming.filter((id) => !barred.has(id)),
  );
  await sql.setStatuses(
    tx,
    orgId,
    given.map(({ product_id, status }) => ({ product_id, status })),
    now,
  );
  return {
    given: new Set(given.map(({ product_id }) => product_id)),
    kept: giving.flatMap(({ product_id, name }) =>
      barred.has(product_id) ? [{ name, reason: skuTakenMeanwhile }] : [],
    ),
  };
}

/** Those that would have a SKU again which is another product's by now, or which one before them takes. */
async function barredBySku(tx: Tx, orgId: string, productIds: readonly string[]): Promise<Set<string>> {
  const barred = new Set<string>();
  if (productIds.length === 0) return barred;
  const wanted = await sql.selectSkusThen(tx, orgId, productIds);
  const skus = wanted.map(({ sku }) => sku);
  const taken = new Set((await takenSkus(tx, orgId, skus)).map(({ sku }) => sku.toLowerCase()));
  const firstWith = new Map<string, string>();
  for (const { product_id: id, sku } of wanted) {
    if (!firstWith.has(sku)) firstWith.set(sku, id);
    if (taken.has(sku) || firstWith.get(sku) !== id) barred.add(id);
  }
  return barred;
}
