import type { Tx } from '../../platform/db/database.js';

interface Begun {
  hash: Uint8Array;
  userId: string;
  expiresAt: Date;
}

export const insertState = (tx: Tx, orgId: string, { hash, userId, expiresAt }: Begun) =>
  tx.query(`insert into oauth_states (org_id, hash, vendor, user_id, expires_at) values ($1, $2, 'square', $3, $4)`, [
    orgId,
    hash,
    userId,
    expiresAt,
  ]);

/** Uses it up: a row for who began it, once, in time. Whoever else has the text leaves it as it is. */
export const useState = (tx: Tx, orgId: string, hash: Uint8Array, userId: string, now: Date) =>
  tx.query(
    `delete from oauth_states where org_id = $1 and hash = $2 and vendor = 'square' and user_id = $3 and expires_at > $4 returning user_id`,
    [orgId, hash, userId, now],
  );

export const deleteStates = (tx: Tx, before: Date) =>
  tx.query('delete from oauth_states where expires_at < $1', [before]);
