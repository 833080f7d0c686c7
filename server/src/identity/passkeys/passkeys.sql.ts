import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

const COLUMNS = 'passkey_id, account_id, name, public_key, counter, transports, created_at, last_used_at';

export const selectPasskeys = (tx: Tx, accountId: string) =>
  tx.query(`select ${COLUMNS} from passkeys where account_id = $1 order by created_at, passkey_id`, [accountId]);

export type PasskeyRow = RowOf<typeof selectPasskeys>;

export const selectPasskey = (tx: Tx, passkeyId: string) =>
  tx.query(`select ${COLUMNS} from passkeys where passkey_id = $1`, [passkeyId]);

/** Answers no row for one that is known already, to whomever it belongs. */
export const insertPasskey = (tx: Tx, row: Omit<PasskeyRow, 'last_used_at'>) =>
  tx.query(
    `insert into passkeys (passkey_id, account_id, name, public_key, counter, transports, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning passkey_id`,
    [row.passkey_id, row.account_id, row.name, row.public_key, row.counter, row.transports, row.created_at],
  );

/** Where a passkey counts its uses, one count is taken once. Most never count: theirs stays zero. */
export const markUsed = (tx: Tx, passkeyId: string, counter: number, now: Date) =>
  tx.query(
    `update passkeys set counter = $2, last_used_at = $3
     where passkey_id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning account_id`,
    [passkeyId, counter, now],
  );

export const deletePasskey = (tx: Tx, accountId: string, passkeyId: string) =>
  tx.query('delete from passkeys where account_id = $1 and passkey_id = $2 returning name', [accountId, passkeyId]);

/** What whoever changed the address has added. */
export const deletePasskeysSince = (tx: Tx, accountId: string, since: Date) =>
  tx.query('delete from passkeys where account_id = $1 and created_at >= $2', [accountId, since]);

/** A sign-in and a session have one at a time. */
export const setChallenge = (tx: Tx, boundTo: string, challenge: string, expiresAt: Date) =>
  tx.query(
    `insert into passkey_challenges (bound_to, challenge, expires_at) values ($1, $2, $3)
     on conflict (bound_to) do update set challenge = excluded.challenge, expires_at = excluded.expires_at`,
    [boundTo, challenge, expiresAt],
  );

/** Answers a row to exactly one of any number of callers. */
export const takeChallenge = (tx: Tx, boundTo: string, challenge: string, now: Date) =>
  tx.query(
    'delete from passkey_challenges where bound_to = $1 and challenge = $2 and expires_at > $3 returning bound_to',
    [boundTo, challenge, now],
  );

export const deleteExpiredChallenges = (tx: Tx, now: Date) =>
  tx.query('delete from passkey_challenges where expires_at <= $1', [now]);
