import type { AddOn, Api } from '@swapt/shared/contract';
import { addOnLimits, type AddOnStatus } from '@swapt/shared/values';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { paging } from '../../platform/http/requests/paging.js';
import * as sql from './addons.sql.js';
import { lockAddOn, lockUsableStore, type LockedStore } from './lock-addons.js';

export { selectOfferedTo } from './offered-addons.service.js';

type Ctx = Pick<OrgCtx, 'tx' | 'orgId' | 'services'>;
type Change = Api['addons.update']['in']['data'];

export async function listAddOns(
  { tx, orgId }: Ctx,
  { store_id: storeId, ...input }: Omit<Api['addons.list']['in'], 'org_id'>,
): Promise<Api['addons.list']['out']> {
  const { page, pageSize, ...part } = paging(input);
  const [store] = await sql.selectStore(tx, orgId, storeId);
  if (!store) throw new AppError('store.not_found');
  const rows = await sql.selectAddOns(tx, orgId, storeId, part);
  const [end] = await sql.selectEnd(tx, orgId, storeId);
  return { data: rows.map(toAddOn), page, pageSize, total: end?.total ?? 0 };
}

/** At the end of those that the store has. */
export async function createAddOn(ctx: Ctx, input: Omit<Api['addons.create']['in'], 'org_id'>): Promise<AddOn> {
  const { tx, orgId, services } = ctx;
  const { store_id: storeId, status = 'on', name, price, most, item_ids: itemIds } = input;
  const store = await lockUsableStore(ctx, storeId);
  const [end] = await sql.selectEnd(tx, orgId, storeId);
  const { total = 0, next = 0 } = end ?? {};
  if (total >= addOnLimits.perStore) throw new AppError('add_on.too_many');
  assertCurrency(store, price, 'price');
  const now = services.now();
  const addOnId = uuidv7(now);
  const facts = { ...price, name: name.trim(), most, isForAll: itemIds === null };
  await sql.insertAddOn(tx, orgId, { addOnId, storeId, position: next, status }, facts, now);
  await setItems(ctx, { addOnId, storeId }, itemIds, 'item_ids');
  return readAddOn(ctx, addOnId);
}

/** Of two who changed the same revision, the second is told and keeps what they typed. */
export async function changeAddOn(
  ctx: Ctx,
  { add_on_id: addOnId, revision, data }: Omit<Api['addons.update']['in'], 'org_id'>,
): Promise<AddOn> {
  const { tx, orgId, services } = ctx;
  const { store, addOn: before } = await lockAddOn(ctx, addOnId);
  if (before.revision !== revision) throw new AppError('add_on.conflict');
  if (data.price) assertCurrency(store, data.price, 'data.price');
  await sql.updateAddOn(tx, orgId, addOnId, changed(before, data), services.now());
  if (data.item_ids !== undefined) {
    await setItems(ctx, { addOnId, storeId: before.store_id }, data.item_ids, 'data.item_ids');
  }
  return readAddOn(ctx, addOnId);
}

function changed(before: sql.AddOnRow, { name, price, most, item_ids: itemIds }: Change): sql.AddOnFacts {
  return {
    name: name?.trim() ?? before.name,
    amount: price?.amount ?? before.amount,
    currency: price?.currency ?? before.currency,
    most: most ?? before.most,
    isForAll: (itemIds === undefined ? before.items : itemIds) === null,
  };
}

/** A price is typed for the currency that the store had by then. */
function assertCurrency({ currency }: LockedStore, price: { currency: string }, field: string): void {
  if (price.currency === currency) return;
  const sentence = `The currency of this store is ${currency}. Write the price in it.`;
  throw new AppError('add_on.invalid', sentence, { [field]: sentence });
}

interface Place {
  addOnId: string;
  storeId: string;
}

async function setItems(
  { tx, orgId }: Ctx,
  { addOnId, storeId }: Place,
  itemIds: readonly string[] | null,
  field: string,
): Promise<void> {
  await sql.clearItems(tx, orgId, addOnId);
  if (itemIds === null) return;
  const chosen = await sql.insertItems(tx, orgId, addOnId, storeId, itemIds);
  if (chosen.length === itemIds.length) return;
  const sentence = 'This store no longer sells one of these products. Choose again.';
  throw new AppError('add_on.invalid', sentence, { [field]: sentence });
}

export async function switchAddOn(ctx: Ctx, addOnId: string, status: AddOnStatus): Promise<AddOn> {
  const { addOn } = await lockAddOn(ctx, addOnId);
  if (addOn.status !== status) await sql.setStatus(ctx.tx, ctx.orgId, addOnId, status, ctx.services.now());
  return readAddOn(ctx, addOnId);
}

export async function moveAddOn(ctx: Ctx, addOnId: string, before: string | null): Promise<AddOn> {
  const { tx, orgId } = ctx;
  const { addOn } = await lockAddOn(ctx, addOnId);
  const [target] = before === null ? [] : await sql.selectAddOn(tx, orgId, before);
  if (before !== null && target?.store_id !== addOn.store_id) {
    throw new AppError('add_on.not_found', undefined, { before_add_on_id: 'This store does not have that add-on.' });
  }
  await sql.renumber(tx, orgId, addOn.store_id, addOnId, before);
  return readAddOn(ctx, addOnId);
}

export async function removeAddOn(ctx: Ctx, addOnId: string): Promise<void> {
  await lockAddOn(ctx, addOnId);
  await sql.deleteAddOn(ctx.tx, ctx.orgId, addOnId);
}

async function readAddOn({ tx, orgId }: Ctx, addOnId: string): Promise<AddOn> {
  const [row] = await sql.selectAddOn(tx, orgId, addOnId);
  if (!row) throw new AppError('add_on.not_found');
  return toAddOn(row);
}

function toAddOn({ amount, currency, created_at, updated_at, ...row }: sql.AddOnRow): AddOn {
  return {
    ...row,
    price: { amount, currency },
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}
