import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import * as sql from './stock.sql.js';

/** Refuses a variant that one of these stores does not sell, or not as the item that is named. They go on selling it until the transaction ends. */
export async function assertSells(
  { tx, orgId }: Pick<OrgCtx, 'tx' | 'orgId'>,
  storeIds: readonly string[],
  variantId: string,
  itemId?: string,
): Promise<{ store_id: string; zone: string }[]> {
  const stores = await sql.lockStores(tx, orgId, storeIds);
  if (stores.length < storeIds.length) throw new AppError('store.not_found');
  const items = await sql.selectItemsOf(tx, orgId, storeIds, variantId);
  const isOther = itemId !== undefined && items.some(({ item_id }) => item_id !== itemId);
  if (isOther || items.length < storeIds.length) throw new AppError('stock.not_found');
  return stores;
}
