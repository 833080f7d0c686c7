import type { Tx } from '../../platform/db/database.js';
import { deleteReplies, eraseCustomer, selectMailAddresses } from './erase.sql.js';
import { forgetAddress } from './forget-address.js';

/** Erases customers and what was kept of their addresses; answers those who were there. The caller has taken its turn. */
export async function eraseCustomers(tx: Tx, orgId: string, ids: readonly string[]): Promise<string[]> {
  const erased: string[] = [];
  await deleteReplies(tx, orgId, ids);
  for (const id of ids) {
    const addresses = await selectMailAddresses(tx, orgId, id);
    if (!(await eraseCustomer(tx, orgId, id))) continue;
    for (const { value } of addresses) await forgetAddress(tx, orgId, value);
    erased.push(id);
  }
  return erased;
}
