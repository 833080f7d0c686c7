import type { Tx } from '../../platform/db/database.js';

export const insertResetToken = (tx: Tx, hash: Buffer, accountId: string, expiresAt: Date) =>
  tx.query("insert into account_tokens (token_hash, account_id, purpose, expires_at) values ($1, $2, 'reset', $3)", [
    hash,
    accountId,
    expiresAt,
  ]);

export const selectResetToken = (tx: Tx, hash: Buffer, now: Date) =>
  tx.query(
    `select account_id from account_tokens
     where token_hash = $1 and purpose = 'reset' and used_at is null and expires_at > $2`,
    [hash, now],
  );

/** Answers a row to exactly one of any number of callers. */
export const useResetToken = (tx: Tx, hash: Buffer, now: Date) =>
  tx.query(
    `update account_tokens set used_at = $2
     where token_hash = $1 and purpose = 'reset' and used_at is null and expires_at > $2 returning account_id`,
    [hash, now],
  );

export const deleteResetTokens = (tx: Tx, accountId: string) =>
  tx.query("delete from account_tokens where account_id = $1 and purpose = 'reset'", [accountId]);

export const deleteExpiredTokens = (tx: Tx, now: Date) =>
  tx.query('delete from account_tokens where expires_at <= $1', [now]);
