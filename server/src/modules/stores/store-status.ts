import type { Api, Store, StoreSetup } from '@swapt/shared/contract';
import { storeTransitions, type StoreStatus } from '@swapt/shared/values';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { found, readStore } from './stores.service.js';
import * as sql from './stores.sql.js';

type Ctx = Pick<OrgCtx, 'tx' | 'orgId' | 'services'>;
type Missing = StoreSetup['missing'];

/** Moves a store to another status; said again, it is the same, but for the sentence of a pause. */
export async function moveStore(
  ctx: Ctx,
  { store_id: storeId, status, pause_note: note }: Omit<Api['stores.status']['in'], 'org_id'>,
): Promise<Store> {
  const { tx, orgId, services } = ctx;
  const before = found(await sql.lockStore(tx, orgId, storeId));
  const isSame = before.status === status;
  if (isSame && note === undefined) return readStore(ctx, storeId);
  if (!isSame) await assertMay(ctx, before, status);
  await sql.setStatus(tx, orgId, storeId, status, note?.trim() ?? before.pause_note, services.now());
  if (status === 'open') await sql.markStep(tx, orgId, storeId, 'open');
  return readStore(ctx, storeId);
}

async function assertMay(ctx: Ctx, before: sql.StoreRow, status: StoreStatus): Promise<void> {
  const next: readonly StoreStatus[] = storeTransitions[before.status];
  if (!next.includes(status)) throw new AppError('store.bad_state');
  const wasOpen = before.opened_at !== null;
  if (status === 'draft' && wasOpen) {
    throw new AppError('store.bad_state', 'This store was open once. It comes back closed.');
  }
  if (status === 'closed' && !wasOpen) {
    throw new AppError('store.bad_state', 'This store was never open. It comes back as a draft.');
  }
  if (status === 'open') assertReady(await missingOf(ctx, before));
  if (status === 'deleted') {
    const [reserved] = await sql.selectReserved(ctx.tx, ctx.orgId, before.store_id);
    if (reserved) throw new AppError('stock.reserved');
  }
}

function assertReady(missing: Missing): void {
  const [first] = missing;
  if (!first) return;
  const fields = missing.map(({ step, sentence }) => [step, sentence] as const);
  throw new AppError('store.not_ready', first.sentence, Object.fromEntries(fields));
}

/** What a store needs before it can open: someone to ask, something to buy, and a way to get it. */
export async function missingOf({ tx, orgId }: Ctx, store: sql.StoreRow): Promise<Missing> {
  const [goods] = await sql.selectSells(tx, orgId, store.store_id);
  const needs: [boolean, Missing[number]['step'], string][] = [
    [
      store.email !== '' || store.phone !== '',
      'contact',
      'Give an e-mail address or a phone number at which shoppers reach you.',
    ],
    [
      goods?.sells === true,
      'products',
      `Add a product that is active and has a price in ${store.currency}, so that there is something to buy.`,
    ],
    [
      store.fulfilment.some(({ is_on }) => is_on),
      'fulfilment',
      'Say how shoppers get what they buy: pick-up, delivery or a file.',
    ],
  ];
  return needs.flatMap(([isThere, step, sentence]) => (isThere ? [] : [{ step, sentence }]));
}
