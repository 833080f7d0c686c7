import type { Tx } from '../../../platform/db/database.js';
import { giveBackKey } from '../master-keys/master-keys.sql.js';
import * as sql from './grants.sql.js';

/** Counts back what grants took that nobody used: of the lock and its people, or of the master key. */
export async function giveBack(tx: Tx, orgId: string, grants: readonly sql.GivenBack[]): Promise<void> {
  for (const { lock_id: lockId, key_id: keyId, people } of grants) {
    if (keyId !== null) {
      await giveBackKey(tx, orgId, keyId);
      continue;
    }
    await sql.giveBackUse(tx, orgId, lockId);
    await sql.forgetUses(tx, orgId, lockId, people);
    await sql.deleteUnused(tx, orgId, lockId, people);
  }
}

/** Ends what is open of a lock and whose time is over. The lock is locked before. */
export const expireDue = async (tx: Tx, orgId: string, lockId: string, now: Date): Promise<void> =>
  giveBack(tx, orgId, await sql.expireGrants(tx, orgId, lockId, now));
