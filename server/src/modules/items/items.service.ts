import type { Api } from '@swapt/shared/contract';
import { productLimits } from '@swapt/shared/values';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { paging } from '../../platform/http/requests/paging.js';
import { listedProducts, usableProducts } from '../products/products.service.js';
import * as sql from './items.sql.js';

type Reply = Api['items.get']['out'];

/** The id of a catalog lists its items, the id of an item gives that one. */
export async function readItems(
  { tx, orgId }: OrgCtx,
  { id, search, ...input }: Api['items.get']['in'],
): Promise<Reply> {
  const [item] = await sql.selectItem(tx, orgId, id);
  if (item) return { data: await withProducts(tx, orgId, [item]), page: 1, pageSize: 1, total: 1 };
  const [catalog] = await sql.selectCatalogId(tx, orgId, id);
  if (!catalog) throw new AppError('item.not_found');
  const { page, pageSize, limit, offset } = paging(input);
  const rows = await sql.selectItems(tx, orgId, id, search, { limit, offset });
  const [counted] = await sql.countItems(tx, orgId, id, search);
  return { data: await withProducts(tx, orgId, rows), page, pageSize, total: counted?.total ?? 0 };
}

async function withProducts(
  tx: OrgCtx['tx'],
  orgId: string,
  rows: readonly { item_id: string; catalog_id: string; product_id: string; position: number }[],
): Promise<Reply['data']> {
  const products = await listedProducts(
    tx,
    orgId,
    rows.map(({ product_id }) => product_id),
  );
  const byId = new Map(products.map((product) => [product.product_id, product]));
  return rows.flatMap(({ product_id: productId, ...item }) => {
    const product = byId.get(productId);
    return product ? [{ ...item, product }] : [];
  });
}

/** Puts products at the end of a catalog, in the order in which they are named. */
export async function addItems(
  { tx, orgId, services }: Pick<OrgCtx, 'tx' | 'orgId' | 'services'>,
  catalogId: string,
  productIds: readonly string[],
): Promise<number> {
  const [catalog] = await sql.lockCatalog(tx, orgId, catalogId);
  if (!catalog) throw new AppError('catalog.get_failed');
  const usable = await usableProducts(tx, orgId, productIds);
  if (usable.length !== productIds.length) {
    const reason = 'One of these products does not exist or was deleted. Choose another.';
    throw new AppError('product.not_found', reason, { product_ids: reason });
  }
  const [end] = await sql.selectEnd(tx, orgId, catalogId);
  const { total = 0, next = 0 } = end ?? {};
  const now = services.now();
  const added = await sql.insertItems(
    tx,
    orgId,
    catalogId,
    productIds.map((id, n) => ({ item_id: uuidv7(now), product_id: id, position: next + n })),
  );
  if (total + added.length > productLimits.perCatalog) throw new AppError('catalog.full');
  return added.length;
}

/** Puts an item before another one of its catalog, or at the end. */
export async function moveItem({ tx, orgId }: OrgCtx, itemId: string, before: string | null): Promise<number> {
  const item = await itemOf(tx, orgId, itemId);
  await sql.lockCatalog(tx, orgId, item.catalog_id);
  if (before !== null && (await itemOf(tx, orgId, before)).catalog_id !== item.catalog_id) {
    throw new AppError('item.not_found', undefined, { before_item_id: 'This item is not in the same catalog.' });
  }
  await sql.renumber(tx, orgId, item.catalog_id, itemId, before);
  return (await itemOf(tx, orgId, itemId)).position;
}

async function itemOf(tx: OrgCtx['tx'], orgId: string, itemId: string) {
  const [item] = await sql.selectItem(tx, orgId, itemId);
  if (!item) throw new AppError('item.not_found');
  return item;
}
