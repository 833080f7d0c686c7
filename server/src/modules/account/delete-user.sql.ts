import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';
import { deleteMailsTo } from '../../platform/mail/mail.service.js';

export const selectUserFacts = (tx: Tx, userId: string) =>
  tx.query('select user_id, issuer, subject, email, name from users where user_id = $1 and deleted_at is null', [
    userId,
  ]);

export type UserFacts = RowOf<typeof selectUserFacts>;

/** The organizations a person is in. */
export const selectPlaces = (tx: Tx, userId: string) =>
  tx.query(
    `select o.org_id, o.name,
       m.role = 'owner' and not exists (select from memberships p where p.org_id = m.org_id and p.role = 'owner' and p.user_id <> $1) as is_last_owner,
       not exists (select from memberships p where p.org_id = m.org_id and p.user_id <> $1) as is_alone
     from memberships m join organizations o on o.org_id = m.org_id where m.user_id = $1 order by o.org_id`,
    [userId],
  );

/** `is_last_owner`: nobody else could run it; `is_alone`: nobody else is in it. */
export type PlaceRow = RowOf<typeof selectPlaces>;

/** Ends the sessions, grants, codes and refresh tokens of one account, and every sign-in on its way to it. */
export const endSessionsOf = (tx: Tx, accountId: string) =>
  tx.query(
    `update oidc_payloads set payload = '{}', expires_at = '-infinity'
     where payload ->> 'accountId' = $1 or (model = 'Interaction' and
       (payload #>> '{result,login,accountId}' = $1 or payload #>> '{result,pending,accountId}' = $1 or payload #>> '{result,passed,accountId}' = $1))`,
    [accountId],
  );

/** Takes a person out of everything and forgets who they were; their own texts stay with the organizations, without a name. */
export async function eraseUser(tx: Tx, user: UserFacts, isBuiltIn: boolean, now: Date): Promise<void> {
  const { user_id: userId, subject, email } = user;
  await tx.query('update api_keys set revoked_at = coalesce(revoked_at, $2) where created_by = $1', [userId, now]);
  await tx.query('delete from memberships where user_id = $1 or (user_id is null and lower(email) = lower($2))', [
    userId,
    email,
  ]);
  await tx.query(
    `update users set email = '', name = '', email_verified = false, last_seen_at = null, deleted_at = $2 where user_id = $1`,
    [userId, now],
  );
  await deleteMailsTo(tx, email);
  if (!isBuiltIn) return;
  await endSessionsOf(tx, subject);
  await tx.query('delete from sign_ups where lower(email) = lower($1)', [email]);
  await tx.query('delete from accounts where account_id::text = $1', [subject]);
}

/** For a day they only stop old tokens from bringing the person back. */
export const deleteForgottenUsers = (tx: Tx, before: Date) =>
  tx.query('delete from users where deleted_at <= $1', [before]);
