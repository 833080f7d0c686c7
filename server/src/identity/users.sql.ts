import type { Tx } from '../platform/db/database.js';
import type { RowOf } from '../platform/db/statements.js';
import type { Claims } from './verify-token.js';

const COLUMNS = 'user_id, email, email_verified, name, last_seen_at, deleted_at, terms_version';

export const selectUser = (tx: Tx, issuer: string, subject: string) =>
  tx.query(
    `select ${COLUMNS} from users where issuer = $1 and subject = $2`,
    [issuer, subject],
    'identity_select_user',
  );

/** `deleted_at` is set on what is left of somebody who deleted their account; `terms_version` is what was accepted last. */
export type UserRow = RowOf<typeof selectUser>;

/** Two first requests at once make one row: the second one lands in the update. Answers no row for somebody who was deleted meanwhile. */
export const upsertUser = (tx: Tx, userId: string, claims: Claims, seenAt: Date) =>
  tx.query(
    `insert into users (user_id, issuer, subject, email, email_verified, name, created_at, last_seen_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)
     on conflict (issuer, subject) do update
       set email = excluded.email, email_verified = excluded.email_verified, name = excluded.name, last_seen_at = excluded.last_seen_at
       where users.deleted_at is null
     returning ${COLUMNS}`,
    [userId, claims.issuer, claims.subject, claims.email, claims.emailVerified, claims.name, seenAt],
  );

/** What people see of each other changes with the account, not with the next token. */
export const updateUserName = (tx: Tx, accountId: string, name: string) =>
  tx.query(`update users set name = $2 where issuer = 'built-in' and subject = $1 and deleted_at is null`, [
    accountId,
    name,
  ]);

export const updateUserEmail = (tx: Tx, accountId: string, email: string) =>
  tx.query(`update users set email = $2 where issuer = 'built-in' and subject = $1 and deleted_at is null`, [
    accountId,
    email,
  ]);
