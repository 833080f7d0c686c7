import type { Tx } from '../../platform/db/database.js';
import { addEvent, type Change } from './history.js';
import { moveSuggestions } from './suggestions.sql.js';
import { absorb, deleteCustomer, lockCustomer, moveOwned } from './merge.sql.js';

/**
 * Takes another record of the same person into this one: everything that names it moves, its facts fill in what is empty here, and the history says
 * what was taken in. Answers false when there is no such record. The caller has taken its turn.
 */
export async function mergeCustomers(
  tx: Tx,
  change: Change,
  otherId: string,
  why: Record<string, string>,
): Promise<boolean> {
  const { orgId, customerId } = change;
  const [other] = await lockCustomer(tx, orgId, otherId);
  if (!other) return false;
  await moveSuggestions(tx, orgId, otherId, customerId);
  await moveOwned(tx, orgId, otherId, customerId);
  await absorb(tx, customerId, other);
  await deleteCustomer(tx, orgId, otherId);
  const { name, email, phone, scans, submissions, orders } = other;
  const counts = { scans: String(scans), submissions: String(submissions), orders: String(orders) };
  await addEvent(tx, change, 'merged', { customer_id: otherId, name, email, phone, ...counts, ...why });
  return true;
}
