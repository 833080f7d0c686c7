import type { Api, StoreItem } from '@swapt/shared/contract';
import { storeLimits } from '@swapt/shared/values';
import { uuidv5 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { usableProducts } from '../products/products.service.js';
import { readItem } from './item-list.service.js';
import * as sql from './store-items.sql.js';

type Ctx = Pick<OrgCtx, 'tx' | 'orgId' | 'services'>;

/** Puts products at the end of what a store sells, in the order in which they are named or stand in the catalog. */
export async function addItems(
  ctx: Ctx,
  { store_id: storeId, product_ids: named, catalog_id: catalogId }: Api['stores.addItems']['in'],
): Promise<number> {
  const { tx, orgId, services } = ctx;
  if ((named === undefined) === (catalogId === undefined)) {
    throw new AppError('request.invalid', undefined, { product_ids: 'Send either product_ids or catalog_id.' });
  }
  const [store] = await sql.lockStore(tx, orgId, storeId);
  if (!store) throw new AppError('store.not_found');
  if (store.status === 'deleted') {
    throw new AppError('store.bad_state', 'This store was deleted. Restore it before you change it.');
  }
  const productIds = named ? await usable(ctx, named) : await productsOf(ctx, catalogId ?? '');
  const [end] = await sql.selectEnd(tx, orgId, storeId);
  const { total = 0, next = 0 } = end ?? {};
  const now = services.now();
  // What is taken out and comes back has its old id, as codes are printed that name it.
  const items = productIds.map((id, n) => ({ item_id: uuidv5(storeId, id), product_id: id, position: next + n }));
  await sql.lockProducts(tx, orgId, productIds);
  const added = await sql.insertItems(tx, orgId, storeId, items, now);
  if (total + added.length > storeLimits.items) throw new AppError('store.full');
  return added.length;
}

async function usable({ tx, orgId }: Ctx, productIds: readonly string[]): Promise<readonly string[]> {
  const found = await usableProducts(tx, orgId, productIds);
  if (found.length === productIds.length) return productIds;
  const reason = 'One of these products does not exist or was deleted. Choose another.';
  throw new AppError('product.not_found', reason, { product_ids: reason });
}

async function productsOf({ tx, orgId }: Ctx, catalogId: string): Promise<string[]> {
  const [catalog] = await sql.selectCatalogId(tx, orgId, catalogId);
  if (!catalog) throw new AppError('catalog.get_failed');
  return (await sql.selectCatalogProducts(tx, orgId, catalogId)).map(({ product_id }) => product_id);
}

/** Shows, hides or moves an item. */
export async function changeItem(
  ctx: Ctx,
  { item_id: itemId, is_shown: isShown, before_item_id: before }: Api['stores.item']['in'],
): Promise<StoreItem> {
  const { tx, orgId } = ctx;
  const item = await lockItem(ctx, itemId);
  if (isShown !== undefined) await sql.showItem(tx, orgId, itemId, isShown);
  if (before !== undefined) {
    const [target] = before === null ? [] : await sql.selectItem(tx, orgId, before);
    if (before !== null && target?.store_id !== item.store_id) {
      throw new AppError('store_item.not_found', undefined, {
        before_item_id: 'This store does not sell that product.',
      });
    }
    await sql.renumber(tx, orgId, item.store_id, itemId, before);
  }
  return readItem(ctx, item.store_id, itemId);
}

/** Its stock stays on record, and is there again when the product comes back. */
export async function removeItem(ctx: Ctx, itemId: string): Promise<void> {
  const { tx, orgId } = ctx;
  const item = await lockItem(ctx, itemId);
  const [reserved] = await sql.selectReserved(tx, orgId, item.store_id, item.product_id);
  if (reserved) throw new AppError('stock.reserved');
  await sql.deleteItem(tx, orgId, itemId);
}

/** The item as it is once nobody else changes what its store sells. */
async function lockItem({ tx, orgId }: Ctx, itemId: string) {
  const [before] = await sql.selectItem(tx, orgId, itemId);
  if (before) await sql.lockStore(tx, orgId, before.store_id);
  const [item] = before ? await sql.selectItem(tx, orgId, itemId) : [];
  if (!item) throw new AppError('store_item.not_found');
  return item;
}
