import type { Api, PromoLock } from '@swapt/shared/contract';
import { promoLockTransitions, type PromoLockState } from '@swapt/shared/values';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { paging } from '../../platform/http/requests/paging.js';
import { assertFits } from './check-lock.js';
import { changed, nothing, toLock, type Change } from './lock-facts.js';
import * as sql from './promo-locks.sql.js';

export { consumeGrants, releaseGrants } from './opening/order-grants.js';
export { openFor, storesOf } from './opening/open-for.js';
export { openLock, type Opened } from './opening/open-lock.js';
export { isDisplayed } from './scanned-code.js';
export { knownVisitor, ourVisitor, personOf, visitorCookie, visitorOfBrowser } from './opening/visitor.js';

type Ctx = Pick<OrgCtx, 'tx' | 'orgId' | 'services'>;

export async function listLocks(
  { tx, orgId }: Ctx,
  { search, state, ...input }: Omit<Api['promoLock.list']['in'], 'org_id'>,
): Promise<Api['promoLock.list']['out']> {
  const { page, pageSize, limit, offset } = paging(input);
  const rows = await sql.selectLocks(tx, orgId, { search, state }, limit, offset);
  const [counted] = await sql.countLocks(tx, orgId, { search, state });
  return { data: rows.map(toLock), page, pageSize, total: counted?.total ?? 0 };
}

export const readLock = async (ctx: Ctx, lockId: string): Promise<PromoLock> => toLock(await found(ctx, lockId));

async function found({ tx, orgId }: Ctx, lockId: string): Promise<sql.LockRow> {
  const [row] = await sql.selectLock(tx, orgId, lockId);
  if (!row) throw new AppError('promo_lock.not_found');
  return row;
}

/** The row as it is once nobody else changes or opens it. */
async function lock(ctx: Ctx, lockId: string): Promise<sql.LockRow> {
  await sql.lockRow(ctx.tx, ctx.orgId, lockId);
  return found(ctx, lockId);
}

export async function createLock(ctx: Ctx, input: Change): Promise<PromoLock> {
  const now = ctx.services.now();
  const lockId = uuidv7(now);
  const facts = changed(nothing, input);
  await assertFits(ctx, { lockId, facts, used: 0, path: '' });
  await sql.insertLock(ctx.tx, ctx.orgId, lockId, facts, now);
  await setCodes(ctx, lockId, input, '');
  return readLock(ctx, lockId);
}

/** Of two who changed the same revision, the second is told and keeps what they typed. */
export async function changeLock(
  ctx: Ctx,
  { lock_id: lockId, revision, data }: Omit<Api['promoLock.update']['in'], 'org_id'>,
): Promise<PromoLock> {
  const before = await lock(ctx, lockId);
  if (before.revision !== revision) throw new AppError('promo_lock.conflict');
  if (before.state === 'ended')
    throw new AppError('promo_lock.bad_state', 'This promo lock has ended. Create a new one instead.');
  const facts = changed(before, data);
  await assertFits(ctx, { lockId, facts, used: before.used, path: 'data.' });
  await sql.updateLock(ctx.tx, ctx.orgId, lockId, facts, ctx.services.now());
  await setCodes(ctx, lockId, data, 'data.');
  return readLock(ctx, lockId);
}

/** The codes that it opens at, where the request says. */
async function setCodes({ tx, orgId }: Ctx, lockId: string, { code_ids: codes }: Change, path: string): Promise<void> {
  if (!codes) return;
  await sql.clearCodes(tx, orgId, lockId);
  if ((await sql.insertCodes(tx, orgId, lockId, codes)).length === codes.length) return;
  const sentence = 'One of these codes does not exist or was deleted. Choose another.';
  throw new AppError('promo_lock.invalid', sentence, { [`${path}code_ids`]: sentence });
}

export async function moveLock(ctx: Ctx, lockId: string, state: PromoLockState): Promise<PromoLock> {
  const now = ctx.services.now();
  const before = await lock(ctx, lockId);
  if (before.state === state) return toLock(before);
  const allowed: readonly PromoLockState[] = promoLockTransitions[before.state];
  if (!allowed.includes(state)) {
    const next = allowed.length > 0 ? `It can become: ${allowed.join(', ')}.` : 'Create a new promo lock instead.';
    throw new AppError(
      'promo_lock.bad_state',
      `This promo lock is ${before.state} and cannot become ${state}. ${next}`,
    );
  }
  if (state === 'active' && before.ends_at && before.ends_at <= now) {
    const sentence = 'This end has passed. Choose a later one, or leave it open.';
    throw new AppError('promo_lock.invalid', sentence, { ends_at: sentence });
  }
  await sql.setState(ctx.tx, ctx.orgId, lockId, state, now);
  return readLock(ctx, lockId);
}

export async function removeLock(ctx: Ctx, lockId: string): Promise<void> {
  const { state } = await lock(ctx, lockId);
  if (state !== 'draft')
    throw new AppError('promo_lock.bad_state', 'Only a draft can be deleted. End this promo lock instead.');
  const [bound] = await sql.countDiscounts(ctx.tx, ctx.orgId, lockId);
  if (bound && bound.total > 0)
    throw new AppError('promo_lock.bad_state', 'A discount is opened by this promo lock. Change the discount first.');
  await sql.deleteLock(ctx.tx, ctx.orgId, lockId);
}
