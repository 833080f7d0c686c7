import type { Tx } from '../../platform/db/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { consumeGrants, personOf, releaseGrants } from '../promo-locks/promo-locks.service.js';
import type { CartDiscounts } from './cart-discounts.js';
import * as sql from './uses.sql.js';

interface Order {
  orgId: string;
  orderId: string;
  /** Of `peopleOf`. */
  people: readonly string[];
  /** Who has opened promo locks, as it was sent along. */
  visitor?: string | undefined;
  now: Date;
}

/**
 * Takes a use of each discount that an order was priced with, after the rows of its stock: in the order of their ids, so that no two orders wait for each
 * other; and then what is open for the buyer of the promo locks that open them. Refuses where one has none left by then, or is not what the price was made with any more; the caller's transaction ends with it.
 */
export async function reserveDiscounts(
  tx: Tx,
  { orgId, orderId, people, visitor, now }: Order,
  applied: CartDiscounts['applied'],
): Promise<void> {
  const discounts = applied.map(({ discount }) => discount);
  const locks: string[] = [];
  for (const { discount_id: discountId, name, revision, lock_id: lockId } of discounts.sort(byId)) {
    const [isNew] = await sql.insertUse(tx, orgId, { discountId, orderId, people }, now);
    if (!isNew) continue;
    if (lockId !== null) locks.push(lockId);
    const [taken] = await sql.takeUse(tx, orgId, discountId, revision, now);
    if (!taken) throw await refusal(tx, orgId, discountId, name);
    if (taken.limit_each !== null && people.length === 0) throw new AppError('discount.no_contact', of(name, 'once'));
    const counted = await sql.countPeople(tx, orgId, discountId, people, taken.limit_each);
    if (counted.length < people.length) throw new AppError('discount.used_by_you', of(name, 'by_you'));
  }
  await consumeGrants(tx, { orgId, orderId, person: personOf(orgId, visitor), people, now }, locks);
}

/** The order was placed: what it reserved is used. Done twice, it is the same. */
export async function commitDiscounts(tx: Tx, orgId: string, orderId: string): Promise<void> {
  const moved = await sql.moveUses(tx, orgId, orderId, 'used');
  for (const { discount_id } of moved.sort(byId)) await sql.countUsed(tx, orgId, discount_id);
}

/** The order expired or was canceled before it was placed: others can use what it reserved. Done twice, it is the same. */
export async function releaseDiscounts(tx: Tx, orgId: string, orderId: string): Promise<void> {
  const moved = await sql.moveUses(tx, orgId, orderId, 'released');
  for (const { discount_id: discountId, people } of moved.sort(byId)) {
    await sql.giveBack(tx, orgId, discountId);
    await sql.forgetUses(tx, orgId, discountId, people);
    await sql.deleteUnused(tx, orgId, discountId, people);
  }
  if (moved.length > 0) await releaseGrants(tx, orgId, orderId);
}

const byId = (a: { discount_id: string }, b: { discount_id: string }) => (a.discount_id < b.discount_id ? -1 : 1);

async function refusal(tx: Tx, orgId: string, discountId: string, name: string): Promise<AppError> {
  const [row] = await sql.selectUses(tx, orgId, discountId);
  return row?.is_used_up
    ? new AppError('discount.used_up', of(name, 'up'))
    : new AppError('discount.changed', of(name, 'changed'));
}

const sentences = {
  up: 'was used up a moment ago. Please look at the new price.',
  changed: 'has changed a moment ago. Please look at the new price.',
  by_you: 'was used as often as one person can use it. Please look at the new price.',
  once: 'can be used a certain number of times per person. Please give your e-mail address.',
};
const of = (name: string, what: keyof typeof sentences) => `“${name}” ${sentences[what]}`;
