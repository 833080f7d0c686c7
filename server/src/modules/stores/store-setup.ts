import type { Api, StoreSetup } from '@swapt/shared/contract';
import { storeSteps } from '@swapt/shared/values';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { missingOf, moveStore } from './store-status.js';
import { changeStore, found, toStore } from './stores.service.js';
import * as sql from './stores.sql.js';

type Ctx = Pick<OrgCtx, 'tx' | 'orgId' | 'services'>;

/** Where the setting up of a store stands: the first step that is not done, or nothing once the store was opened. */
export async function readSetup(ctx: Ctx, storeId: string): Promise<StoreSetup> {
  const row = found(await sql.selectStore(ctx.tx, ctx.orgId, storeId));
  const step = row.opened_at === null ? (storeSteps.find((one) => !row.steps_done.includes(one)) ?? 'open') : null;
  return { step, steps_done: row.steps_done, missing: await missingOf(ctx, row), store: toStore(row) };
}

/** Only what was never open is set up; later its settings are changed one by one. */
export async function beginSetup(ctx: Ctx, storeId: string): Promise<StoreSetup> {
  const { status } = found(await sql.selectStore(ctx.tx, ctx.orgId, storeId));
  if (status !== 'draft') throw new AppError('store.bad_state', 'This store is set up already.');
  return readSetup(ctx, storeId);
}

/** Saves what a step says; the last one opens the store. Steps may be done in any order, and again. */
export async function saveStep(
  ctx: Ctx,
  { store_id: storeId, step, revision, data = {} }: Omit<Api['stores.updateInit']['in'], 'org_id'>,
): Promise<StoreSetup> {
  const { tx, orgId } = ctx;
  const { status } = found(await sql.lockStore(tx, orgId, storeId));
  if (status !== 'draft') throw new AppError('store.bad_state', 'This store is set up already.');
  await changeStore(ctx, { store_id: storeId, revision, data });
  if (step === 'open') await moveStore(ctx, { store_id: storeId, status: 'open' });
  else await sql.markStep(tx, orgId, storeId, step);
  return readSetup(ctx, storeId);
}
