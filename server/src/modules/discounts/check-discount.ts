import { AppError } from '../../platform/errors/app-error.js';
import { gatherRefusals } from '../../platform/errors/refusals.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import type { Change } from './discount-facts.js';
import * as sql from './discounts.sql.js';

type Ctx = Pick<OrgCtx, 'tx' | 'orgId'>;

interface Checked {
  discountId: string;
  facts: sql.DiscountFacts;
  change: Change;
  /** Of the row that is changed. */
  taken: { used: number; reserved: number; lock_id: string | null };
  path: '' | 'data.';
}

/** Whether a discount can be so: all that is wrong with it, at its fields. */
export async function assertFits({ tx, orgId }: Ctx, { discountId, facts, change, taken, path }: Checked) {
  const refusals = gatherRefusals();
  const refuse = (field: keyof Change, sentence: string) => refusals.refuse(path + field, sentence, 'discount.invalid');
  const { starts_at, ends_at, limit_total, limit_each, is_for_all } = facts;
  if (starts_at && ends_at && ends_at <= starts_at) refuse('ends_at', 'The end must be after the start.');
  const uses = taken.used + taken.reserved;
  if (limit_total !== null && limit_total < uses) {
    refuse('limit_total', `It was used ${uses} times already. The limit cannot be below that.`);
  }
  const [most] = limit_each === null ? [] : await sql.selectMostUses(tx, orgId, discountId);
  if (limit_each !== null && most && limit_each < most.uses) {
    refuse('limit_each', `Somebody has used it ${most.uses} times already. The limit cannot be below that.`);
  }
  const named = [...(change.product_ids ?? []), ...(change.catalog_ids ?? [])];
  if (is_for_all && named.length > 0) refuse('is_for_all', 'It is for all products. Leave out those that you named.');
  if (change.is_for_all === false && named.length === 0) {
    refuse('product_ids', 'Choose the products or catalogs that it is for.');
  }
  await checkCurrency({ tx, orgId }, facts, refuse);
  await checkLock({ tx, orgId }, facts, taken, refuse);
  refusals.assertNone();
  const [other] = facts.code === null ? [] : await sql.selectOfCode(tx, orgId, facts.code, discountId);
  if (!other) return;
  const sentence = `“${other.name}” has this code already. End it first, or choose another code.`;
  throw new AppError('discount.code_taken', sentence, { [`${path}code`]: sentence });
}

type Refuse = (field: keyof Change, sentence: string) => void;

/** Shoppers type the code of the lock. The orders that have the discount took what is open of the lock: it stays the same. */
async function checkLock({ tx, orgId }: Ctx, facts: sql.DiscountFacts, taken: Checked['taken'], refuse: Refuse) {
  const { lock_id: lockId, code } = facts;
  if (lockId !== taken.lock_id && taken.used + taken.reserved > 0)
    return refuse('lock_id', 'Orders have this discount already. Create a new one for another promo lock.');
  if (lockId === null) return;
  if (code !== null) refuse('code', 'Shoppers type the code of the promo lock. Leave this one out.');
  if (lockId === taken.lock_id) return;
  const [lock] = await sql.selectUsableLock(tx, orgId, lockId);
  if (!lock) refuse('lock_id', 'This promo lock does not exist, or has ended. Choose another.');
}

/** An amount is typed in a currency: that of the store, where it is for one. */
async function checkCurrency({ tx, orgId }: Ctx, facts: sql.DiscountFacts, refuse: Refuse): Promise<void> {
  const { amount, minimum, currency, store_id } = facts;
  const hasAmount = amount !== null || minimum !== null;
  if (hasAmount && currency === null) refuse('currency', 'Choose the currency of the amounts.');
  if (store_id === null) return;
  const [store] = await sql.selectUsableStore(tx, orgId, store_id);
  if (!store) return refuse('store_id', 'This store does not exist, or was deleted. Choose another.');
  if (currency === null || currency === store.currency) return;
  refuse('currency', `The currency of ${store.name} is ${store.currency}. Write the amounts in it.`);
}
