import type { Api } from '@swapt/shared/contract';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { makeCodes } from '../codes/codes.service.js';
import { lockStore } from '../inventory/inventory.service.js';
import * as sql from './shelf-labels.sql.js';

/** The code of one item, made when it has none that works. */
export async function itemCode(ctx: OrgCtx, itemId: string): Promise<Api['stores.itemCode']['out']['data']> {
  const { tx, orgId } = ctx;
  const [place] = await sql.selectStoreOf(tx, orgId, itemId);
  if (!place) throw new AppError('store_item.not_found');
  await assertSelling(ctx, place.store_id);
  const items = await sql.selectItems(tx, orgId, place.store_id, { itemIds: [itemId] }, 1);
  const isNew = items.some(({ code_id: codeId }) => codeId === null);
  const [codeId] = (await withCodes(ctx, place.store_id, items)).values();
  if (codeId === undefined) throw new AppError('store_item.not_found');
  return { code_id: codeId, is_new: isNew };
}

/** Locks the store, so that two who ask at once get the same codes. */
export async function assertSelling({ tx, orgId }: OrgCtx, storeId: string): Promise<void> {
  const [store] = await lockStore(tx, orgId, storeId);
  if (!store) throw new AppError('store.not_found');
  if (store.status === 'deleted') {
    throw new AppError('store.bad_state', 'This store was deleted. Restore it before you print its codes.');
  }
}

/** The code of each item, under its id: what has none gets one. The store is locked. */
export async function withCodes(
  ctx: OrgCtx,
  storeId: string,
  items: readonly sql.ShelfItem[],
): Promise<Map<string, string>> {
  const bare = items.filter(({ code_id: codeId }) => codeId === null);
  const made = await makeCodes(
    ctx,
    bare.map(({ item_id, name }) => ({ name, type: 'item', content: { store_id: storeId, item_id } })),
  );
  const fresh = new Map(bare.map(({ item_id: itemId }, index) => [itemId, made[index]]));
  return new Map(
    items.flatMap(({ item_id: itemId, code_id: codeId }) => {
      const known = codeId ?? fresh.get(itemId);
      return known === undefined ? [] : [[itemId, known] as const];
    }),
  );
}
