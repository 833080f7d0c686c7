import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';
import type { AccountRow } from './accounts.sql.js';

const COLUMNS = 'account_id, email, name, password_hash';

/** One link of a sign-up. */
export const insertSignUp = (tx: Tx, hash: Buffer, row: SignUpRow, now: Date, expiresAt: Date) =>
  tx.query(
    `insert into sign_ups (token_hash, account_id, email, name, password_hash, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [hash, row.account_id, row.email, row.name, row.password_hash, now, expiresAt],
  );

export const selectSignUpByLink = (tx: Tx, hash: Buffer, now: Date) =>
  tx.query(`select ${COLUMNS} from sign_ups where token_hash = $1 and expires_at > $2`, [hash, now]);

/** Somebody who signed up and has not confirmed the address yet. Anybody may have typed it: nothing of it counts before. */
export type SignUpRow = RowOf<typeof selectSignUpByLink>;

export const selectSignUp = (tx: Tx, accountId: string, now: Date) =>
  tx.query(`select ${COLUMNS} from sign_ups where account_id = $1 and expires_at > $2 limit 1`, [accountId, now]);

export const selectNewestSignUp = (tx: Tx, email: string, now: Date) =>
  tx.query(
    `select ${COLUMNS} from sign_ups where lower(email) = lower($1) and expires_at > $2
     order by created_at desc, token_hash limit 1`,
    [email, now],
  );

/** What becomes of a sign-up; its e-mail address stays as it is. */
export type Confirmed = Omit<AccountRow, 'email' | 'email_verified_at'>;

/** Makes the account of a link. Answers a row to exactly one of any number of callers, also of different links to one address. */
export const insertConfirmed = (tx: Tx, hash: Buffer, { account_id, name, password_hash }: Confirmed, now: Date) =>
  tx.query(
    `insert into accounts (account_id, email, name, password_hash, email_verified_at, created_at, password_changed_at)
     select $2, email, $3, $4, $5, $5, $5 from sign_ups where token_hash = $1 and expires_at > $5
     on conflict do nothing returning email`,
    [hash, account_id, name, password_hash, now],
  );

/** All that was ever typed with this address, with its links. */
export const deleteSignUpsOf = (tx: Tx, email: string) =>
  tx.query('delete from sign_ups where lower(email) = lower($1)', [email]);

export const deleteExpiredSignUps = (tx: Tx, now: Date) =>
  tx.query('delete from sign_ups where expires_at <= $1', [now]);
