import type { Api, ListedStore, Store } from '@swapt/shared/contract';
import { storeLimits, storeSteps, storeThemeDefaults } from '@swapt/shared/values';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { paging } from '../../platform/http/requests/paging.js';
import { assertFits } from './check-store.js';
import { countStores, selectStores } from './store-list.sql.js';
import * as sql from './stores.sql.js';

export {
  inOpenStore,
  inStoreOfOrders,
  orgOfOpenStore,
  readOpenStore,
  type InOrg,
  type OpenStore,
} from './open-store.js';
export { priceIn, unitPriceIn, type WritePrice, type WriteUnitPrice } from './price-in.js';

type Ctx = Pick<OrgCtx, 'tx' | 'orgId' | 'services'>;
type Change = Api['stores.update']['in']['data'];

export async function readStore({ tx, orgId }: Ctx, storeId: string): Promise<Store> {
  return toStore(found(await sql.selectStore(tx, orgId, storeId)));
}

export function found(rows: readonly sql.StoreRow[]): sql.StoreRow {
  const [row] = rows;
  if (!row) throw new AppError('store.not_found');
  return row;
}

export function toStore({ suspended_at, opened_at: _, created_at, updated_at, ...row }: sql.StoreRow): Store {
  return {
    ...row,
    is_suspended: suspended_at !== null,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}

export async function createStore(ctx: Ctx, input: Omit<Api['stores.create']['in'], 'org_id'>): Promise<Store> {
  const { tx, orgId, services } = ctx;
  await assertFits(ctx, { zone: input.zone }, '');
  await sql.lockStores(tx, orgId);
  const [kept] = await sql.countKept(tx, orgId);
  if ((kept?.total ?? 0) >= storeLimits.perOrg) throw new AppError('store.too_many');
  const now = services.now();
  const storeId = uuidv7(now);
  await sql.insertStore(tx, orgId, { storeId, ...input, name: input.name.trim(), theme: storeThemeDefaults }, now);
  return readStore(ctx, storeId);
}

/** Of two who changed the same revision, the second is told and keeps what they typed. */
export async function changeStore(
  ctx: Ctx,
  { store_id: storeId, revision, data }: Omit<Api['stores.update']['in'], 'org_id'>,
): Promise<Store> {
  const { tx, orgId, services } = ctx;
  const before = found(await sql.lockStore(tx, orgId, storeId));
  if (before.status === 'deleted') {
    throw new AppError('store.bad_state', 'This store was deleted. Restore it before you change it.');
  }
  if (before.revision !== revision) throw new AppError('store.conflict');
  await assertFits(ctx, data, 'data.');
  if (before.opened_at !== null && data.currency !== undefined && data.currency !== before.currency) {
    const sentence = 'The currency cannot change any more, as the store has been open. Make a second store for it.';
    throw new AppError('store.invalid', sentence, { 'data.currency': sentence });
  }
  await sql.updateStore(tx, orgId, storeId, changed(before, data, services.now()), services.now());
  return readStore(ctx, storeId);
}

/** Texts without spaces around them; each way of fulfilment has an id, and a week without any times says nothing. */
function changed(before: sql.StoreRow, data: Change, now: Date): sql.StoreSettings {
  const after = { ...before, ...data };
  const { headerColor, iconColor, buttonColor } = after.theme;
  return {
    ...after,
    name: after.name.trim(),
    about: after.about.trim(),
    email: after.email.trim(),
    phone: after.phone.trim(),
    address: after.address.trim(),
    terms: after.terms.trim(),
    pause_note: after.pause_note.trim(),
    theme: {
      headerColor: headerColor.toLowerCase(),
      iconColor: iconColor.toLowerCase(),
      buttonColor: buttonColor.toLowerCase(),
    },
    hours: after.hours?.every((times) => times.length === 0) ? null : after.hours,
    fulfilment: after.fulfilment.map((method) => ({
      ...method,
      method_id: method.method_id ?? uuidv7(now),
      name: method.name.trim(),
    })),
  };
}

export async function listStores(
  { tx, orgId, services }: Ctx,
  { search, status, ...input }: Omit<Api['stores.list']['in'], 'org_id'>,
): Promise<Api['stores.list']['out']> {
  const { page, pageSize, limit, offset } = paging(input);
  const rows = await selectStores(tx, orgId, { search, status }, { limit, offset, now: services.now() });
  const [counted] = await countStores(tx, orgId, { search, status });
  return { data: rows.map(toListed), page, pageSize, total: counted?.total ?? 0 };
}

type ListedRow = Awaited<ReturnType<typeof selectStores>>[number];

function toListed({ suspended_at, opened_at, steps_done, created_at, updated_at, ...row }: ListedRow): ListedStore {
  return {
    ...row,
    is_suspended: suspended_at !== null,
    steps_left: opened_at === null ? storeSteps.length - steps_done.length : 0,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}
