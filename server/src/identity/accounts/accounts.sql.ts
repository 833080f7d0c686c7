import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

const COLUMNS = 'account_id, email, name, password_hash, email_verified_at';

export const selectAccount = (tx: Tx, accountId: string) =>
  tx.query(`select ${COLUMNS} from accounts where account_id = $1`, [accountId], 'identity_select_account');

export type AccountRow = RowOf<typeof selectAccount>;

export const selectAccountByEmail = (tx: Tx, email: string) =>
  tx.query(`select ${COLUMNS} from accounts where lower(email) = lower($1)`, [email]);

/** Answers no row when the address is taken. */
export const insertAccount = (tx: Tx, row: AccountRow, now: Date) =>
  tx.query(
    `insert into accounts (account_id, email, name, password_hash, email_verified_at, created_at, password_changed_at)
     values ($1, $2, $3, $4, $5, $6, $6) on conflict do nothing returning account_id`,
    [row.account_id, row.email, row.name, row.password_hash, row.email_verified_at, now],
  );

export const updatePassword = (tx: Tx, accountId: string, passwordHash: string, now: Date) =>
  tx.query('update accounts set password_hash = $2, password_changed_at = $3 where account_id = $1 returning email', [
    accountId,
    passwordHash,
    now,
  ]);

export const updateName = (tx: Tx, accountId: string, name: string) =>
  tx.query('update accounts set name = $2 where account_id = $1', [accountId, name]);

/** Violates `accounts_email` where somebody has the address meanwhile. */
export const updateEmail = (tx: Tx, accountId: string, email: string) =>
  tx.query('update accounts set email = $2 where account_id = $1', [accountId, email]);
