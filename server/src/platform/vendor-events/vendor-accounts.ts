import type { Tx } from '../db/database.js';
import { deleteAccount, insertAccount, selectAccounts } from './vendor-events.sql.js';

/** Whose account it is from now on, so that reports about it find their organization. False when it is another organization's. */
export async function linkAccount(tx: Tx, orgId: string, vendor: string, account: string): Promise<boolean> {
  await insertAccount(tx, orgId, vendor, account);
  const own = await selectAccounts(tx, orgId, vendor);
  return own.some((row) => row.account === account);
}

/** Reports about it are ignored from now on. */
export async function unlinkAccount(tx: Tx, orgId: string, vendor: string, account: string): Promise<void> {
  await deleteAccount(tx, orgId, vendor, account);
}
