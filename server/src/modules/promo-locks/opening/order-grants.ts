import type { Tx } from '../../../platform/db/database.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { giveBack } from './give-back.js';
import * as sql from './grants.sql.js';

interface Order {
  orgId: string;
  orderId: string;
  /** Of `personOf`; undefined where nobody has opened anything. */
  person: string | undefined;
  /** Hashes of the contacts of whoever orders. */
  people: readonly string[];
  now: Date;
}

/**
 * Takes what a buyer has opened of these locks for an order, in its transaction. Refuses where it is not open any more: of an order and the end of its
 * time at the same moment one is first. The limit of one person holds for the contacts of the order, too.
 */
export async function consumeGrants(
  tx: Tx,
  { orgId, orderId, person, people, now }: Order,
  lockIds: readonly string[],
): Promise<void> {
  for (const lockId of [...new Set(lockIds)].sort()) {
    const [grant] = person ? await sql.consume(tx, orgId, { lockId, person, orderId, now }) : [];
    if (!grant) throw new AppError('promo.grant_over');
    if (grant.via === 'master' || people.length === 0) continue;
    const counted = await sql.countPeople(tx, orgId, lockId, people, grant.limit_each);
    if (counted.length < people.length) throw new AppError('promo.used_by_you');
    await sql.addPeople(tx, orgId, grant.grant_id, people);
  }
}

/** The order was called off before it was paid: what it took of locks can be opened again. Done twice, it is the same. */
export async function releaseGrants(tx: Tx, orgId: string, orderId: string): Promise<void> {
  const taken = await sql.selectLocksOfOrder(tx, orgId, orderId);
  if (taken.length === 0) return;
  await sql.lockLocks(
    tx,
    orgId,
    taken.map(({ lock_id }) => lock_id),
  );
  await giveBack(tx, orgId, await sql.releaseOfOrder(tx, orgId, orderId));
}
