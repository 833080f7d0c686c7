import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import * as sql from './addons.sql.js';

type Ctx = Pick<OrgCtx, 'tx' | 'orgId'>;
export type LockedStore = Awaited<ReturnType<typeof sql.lockStore>>[number];

/** A store whose add-ons nobody else changes until the end of the transaction. */
export async function lockUsableStore({ tx, orgId }: Ctx, storeId: string): Promise<LockedStore> {
  const [store] = await sql.lockStore(tx, orgId, storeId);
  if (!store) throw new AppError('store.not_found');
  if (store.status === 'deleted') {
    throw new AppError('store.bad_state', 'This store was deleted. Restore it before you change it.');
  }
  return store;
}

/** An add-on as it is once nobody else changes those of its store. */
export async function lockAddOn(ctx: Ctx, addOnId: string): Promise<{ store: LockedStore; addOn: sql.AddOnRow }> {
  const { tx, orgId } = ctx;
  const [before] = await sql.selectAddOn(tx, orgId, addOnId);
  if (!before) throw new AppError('add_on.not_found');
  const store = await lockUsableStore(ctx, before.store_id);
  const [addOn] = await sql.selectAddOn(tx, orgId, addOnId);
  if (!addOn) throw new AppError('add_on.not_found');
  return { store, addOn };
}
