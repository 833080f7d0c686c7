import type { Tx } from '../../db/database.js';

export type Purpose = 'verify' | 'reset';

export const insertAccountToken = (tx: Tx, hash: Buffer, accountId: string, purpose: Purpose, expiresAt: Date) =>
  tx.query('insert into account_tokens (token_hash, account_id, purpose, expires_at) values ($1, $2, $3, $4)', [
    hash,
    accountId,
    purpose,
    expiresAt,
  ]);

export const selectAccountToken = (tx: Tx, hash: Buffer, purpose: Purpose, now: Date) =>
  tx.query<{ account_id: string }>(
    'select account_id from account_tokens where token_hash = $1 and purpose = $2 and used_at is null and expires_at > $3',
    [hash, purpose, now],
  );

/** Answers a row to exactly one of any number of callers. */
export const useAccountToken = (tx: Tx, hash: Buffer, purpose: Purpose, now: Date) =>
  tx.query<{ account_id: string }>(
    `update account_tokens set used_at = $3
     where token_hash = $1 and purpose = $2 and used_at is null and expires_at > $3 returning account_id`,
    [hash, purpose, now],
  );

export const deleteAccountTokens = (tx: Tx, accountId: string, purpose: Purpose) =>
  tx.query('delete from account_tokens where account_id = $1 and purpose = $2', [accountId, purpose]);

export const deleteExpiredTokens = (tx: Tx, now: Date) =>
  tx.query('delete from account_tokens where expires_at <= $1', [now]);
