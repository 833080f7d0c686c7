import type { Tx } from '../../platform/db/database.js';

/** The factor that is on. */
export const selectFactor = (tx: Tx, accountId: string) =>
  tx.query(
    `select f.secret, f.confirmed_at, (select count(*)::int from recovery_codes r where r.account_id = f.account_id) as codes_left
     from second_factors f where f.account_id = $1 and f.confirmed_at is not null`,
    [accountId],
  );

/** One that is being set up replaces one that was not finished, and never one that is on. */
export const insertFactor = (tx: Tx, accountId: string, secret: Buffer, now: Date) =>
  tx.query(
    `insert into second_factors (account_id, secret, created_at) values ($1, $2, $3)
     on conflict (account_id) do update set secret = excluded.secret, created_at = excluded.created_at
       where second_factors.confirmed_at is null
     returning account_id`,
    [accountId, secret, now],
  );

export const selectUnconfirmed = (tx: Tx, accountId: string, since: Date) =>
  tx.query('select secret from second_factors where account_id = $1 and confirmed_at is null and created_at > $2', [
    accountId,
    since,
  ]);

/** Answers a row to exactly one of any number of callers. */
export const confirmFactor = (tx: Tx, accountId: string, step: number, now: Date) =>
  tx.query(
    `update second_factors set confirmed_at = $3, last_step = $2
     where account_id = $1 and confirmed_at is null returning account_id`,
    [accountId, step, now],
  );

/** Uses up the codes of a step and of those before it. Answers a row to exactly one of any number of callers. */
export const takeStep = (tx: Tx, accountId: string, step: number) =>
  tx.query(
    `update second_factors set last_step = $2
     where account_id = $1 and confirmed_at is not null and last_step < $2 returning account_id`,
    [accountId, step],
  );

/** Answers a row to exactly one of any number of callers. */
export const takeRecoveryCode = (tx: Tx, accountId: string, hash: Buffer) =>
  tx.query('delete from recovery_codes where account_id = $1 and code_hash = $2 returning account_id', [
    accountId,
    hash,
  ]);

export const insertRecoveryCode = (tx: Tx, accountId: string, hash: Buffer) =>
  tx.query('insert into recovery_codes (account_id, code_hash) values ($1, $2)', [accountId, hash]);

export const deleteRecoveryCodes = (tx: Tx, accountId: string) =>
  tx.query('delete from recovery_codes where account_id = $1', [accountId]);

/** Its recovery codes go with it. */
export const deleteFactor = (tx: Tx, accountId: string) =>
  tx.query('delete from second_factors where account_id = $1 and confirmed_at is not null returning account_id', [
    accountId,
  ]);

/** What whoever changed the address has set up. */
export const deleteFactorSince = (tx: Tx, accountId: string, since: Date) =>
  tx.query('delete from second_factors where account_id = $1 and (confirmed_at is null or confirmed_at >= $2)', [
    accountId,
    since,
  ]);

export const deleteUnfinished = (tx: Tx, before: Date) =>
  tx.query('delete from second_factors where confirmed_at is null and created_at <= $1', [before]);
