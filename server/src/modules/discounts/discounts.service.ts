import type { Api, Discount } from '@swapt/shared/contract';
import { discountTransitions, type DiscountState } from '@swapt/shared/values';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { paging } from '../../platform/http/requests/paging.js';
import { assertFits } from './check-discount.js';
import { changed, nothing, toDiscount, type Change } from './discount-facts.js';
import * as sql from './discounts.sql.js';

export { discountsAtDesk, discountsOf, type CartDiscount, type CartDiscounts } from './cart-discounts.js';
export { releaseDiscounts, reserveDiscounts, commitDiscounts } from './order-uses.js';
export { peopleOf } from './people.js';
export { tryCodes } from './try-codes.js';

type Ctx = Pick<OrgCtx, 'tx' | 'orgId' | 'services'>;

export async function listDiscounts(
  { tx, orgId }: Ctx,
  { search_for: search, state, ...input }: Omit<Api['discounts.list']['in'], 'org_id'>,
): Promise<Api['discounts.list']['out']> {
  const { page, pageSize, limit, offset } = paging(input);
  const rows = await sql.selectDiscounts(tx, orgId, { search, state }, limit, offset);
  const [counted] = await sql.countDiscounts(tx, orgId, { search, state });
  return { data: rows.map(toDiscount), page, pageSize, total: counted?.total ?? 0 };
}

export const readDiscount = async (ctx: Ctx, discountId: string): Promise<Discount> =>
  toDiscount(await found(ctx, discountId));

async function found({ tx, orgId }: Ctx, discountId: string): Promise<sql.DiscountRow> {
  const [row] = await sql.selectDiscount(tx, orgId, discountId);
  if (!row) throw new AppError('discount.not_found');
  return row;
}

/** The row as it is once nobody else changes or uses it. */
async function lock(ctx: Ctx, discountId: string): Promise<sql.DiscountRow> {
  await sql.lockDiscount(ctx.tx, ctx.orgId, discountId);
  return found(ctx, discountId);
}

export async function createDiscount(ctx: Ctx, input: Change): Promise<Discount> {
  const { tx, orgId, services } = ctx;
  const now = services.now();
  const discountId = uuidv7(now);
  const facts = changed(nothing, input);
  await assertFits(ctx, { discountId, facts, change: input, taken: { used: 0, reserved: 0, lock_id: null }, path: '' });
  await sql.insertDiscount(tx, orgId, discountId, facts, now);
  await setSubjects(ctx, discountId, input, '');
  return readDiscount(ctx, discountId);
}

/** Of two who changed the same revision, the second is told and keeps what they typed. */
export async function changeDiscount(
  ctx: Ctx,
  { discount_id: discountId, revision, data }: Omit<Api['discounts.update']['in'], 'org_id'>,
): Promise<Discount> {
  const { tx, orgId, services } = ctx;
  const before = await lock(ctx, discountId);
  if (before.revision !== revision) throw new AppError('discount.conflict');
  if (before.state === 'ended') {
    throw new AppError('discount.bad_state', 'This discount has ended. Create a new one instead.');
  }
  const facts = changed(before, data);
  await assertFits(ctx, { discountId, facts, change: data, taken: before, path: 'data.' });
  await sql.updateDiscount(tx, orgId, discountId, facts, services.now());
  await setSubjects(ctx, discountId, data, 'data.');
  return readDiscount(ctx, discountId);
}

/** The products and catalogs that it is for, where the request says. */
async function setSubjects({ tx, orgId }: Ctx, discountId: string, change: Change, path: string): Promise<void> {
  const { is_for_all: isForAll, product_ids: products, catalog_ids: catalogs } = change;
  const refuse = (field: string, sentence: string) =>
    new AppError('discount.invalid', sentence, { [path + field]: sentence });
  if (isForAll || products) await sql.clearProducts(tx, orgId, discountId);
  if (isForAll || catalogs) await sql.clearCatalogs(tx, orgId, discountId);
  if (products && (await sql.insertProducts(tx, orgId, discountId, products)).length < products.length) {
    throw refuse('product_ids', 'One of these products does not exist or was deleted. Choose again.');
  }
  if (catalogs && (await sql.insertCatalogs(tx, orgId, discountId, catalogs)).length < catalogs.length) {
    throw refuse('catalog_ids', 'One of these catalogs does not exist or was deleted. Choose again.');
  }
}

export async function moveDiscount(ctx: Ctx, discountId: string, state: DiscountState): Promise<Discount> {
  const now = ctx.services.now();
  const before = await lock(ctx, discountId);
  if (before.state === state) return toDiscount(before);
  const allowed: readonly DiscountState[] = discountTransitions[before.state];
  if (!allowed.includes(state)) {
    const next = allowed.length > 0 ? `It can become: ${allowed.join(', ')}.` : 'Create a new discount instead.';
    throw new AppError('discount.bad_state', `This discount is ${before.state} and cannot become ${state}. ${next}`);
  }
  if (state === 'active' && before.ends_at && before.ends_at <= now) {
    const sentence = 'This end has passed. Choose a later one, or leave it open.';
    throw new AppError('discount.invalid', sentence, { ends_at: sentence });
  }
  await sql.setState(ctx.tx, ctx.orgId, discountId, state, now);
  return readDiscount(ctx, discountId);
}

export async function removeDiscount(ctx: Ctx, discountId: string): Promise<void> {
  const { state } = await lock(ctx, discountId);
  if (state !== 'draft') {
    throw new AppError('discount.bad_state', 'Only a draft can be deleted. End this discount instead.');
  }
  await sql.deleteDiscount(ctx.tx, ctx.orgId, discountId);
}
