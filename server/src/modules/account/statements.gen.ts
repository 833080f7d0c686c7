// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** delete-user.sql.ts: selectUserFacts */
    'select user_id, issuer, subject, email, name from users where user_id = $1 and deleted_at is null': {
      values: readonly [string | null];
      row: { user_id: string; issuer: string; subject: string; email: string; name: string };
    };

    /** delete-user.sql.ts: selectPlaces */
    "select o.org_id, o.name,\n\
       m.role = 'owner' and not exists (select from memberships p where p.org_id = m.org_id and p.role = 'owner' and p.user_id <> $1) as is_last_owner,\n\
       not exists (select from memberships p where p.org_id = m.org_id and p.user_id <> $1) as is_alone\n\
     from memberships m join organizations o on o.org_id = m.org_id where m.user_id = $1 order by o.org_id": {
      values: readonly [string | null];
      row: { org_id: string; name: string; is_last_owner: boolean; is_alone: boolean };
    };

    /** delete-user.sql.ts: endSessionsOf */
    "update oidc_payloads set payload = '{}', expires_at = '-infinity'\n\
     where payload ->> 'accountId' = $1 or (model = 'Interaction' and\n\
       (payload #>> '{result,login,accountId}' = $1 or payload #>> '{result,pending,accountId}' = $1 or payload #>> '{result,passed,accountId}' = $1))": {
      values: readonly [string | null];
      row: Record<never, never>;
    };

    /** delete-user.sql.ts: eraseUser */
    'update api_keys set revoked_at = coalesce(revoked_at, $2) where created_by = $1': {
      values: readonly [string | null, Date | null];
      row: Record<never, never>;
    };

    /** delete-user.sql.ts: eraseUser */
    'delete from memberships where user_id = $1 or (user_id is null and lower(email) = lower($2))': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** delete-user.sql.ts: eraseUser */
    "update users set email = '', name = '', email_verified = false, last_seen_at = null, deleted_at = $2 where user_id = $1": {
      values: readonly [string | null, Date | null];
      row: Record<never, never>;
    };

    /** delete-user.sql.ts: eraseUser */
    'delete from sign_ups where lower(email) = lower($1)': {
      values: readonly [string | null];
      row: Record<never, never>;
    };

    /** delete-user.sql.ts: eraseUser */
    'delete from accounts where account_id::text = $1': {
      values: readonly [string | null];
      row: Record<never, never>;
    };

    /** delete-user.sql.ts: deleteForgottenUsers */
    'delete from users where deleted_at <= $1': {
      values: readonly [Date | null];
      row: Record<never, never>;
    };

    /** deletion.sql.ts: insertRequest */
    'insert into deletion_requests (request_id, org_id, email, user_id, expires_at) values ($1, $2, $3, $4, $5)': {
      values: readonly [string | null, string | null, string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** deletion.sql.ts: selectRequest */
    'select request_id, org_id, email, user_id from deletion_requests where request_id = $1 and used_at is null and expires_at > $2': {
      values: readonly [string | null, Date | null];
      row: { request_id: string; org_id: string | null; email: string | null; user_id: string | null };
    };

    /** deletion.sql.ts: useRequest */
    'update deletion_requests set used_at = $2 where request_id = $1 and used_at is null and expires_at > $2 returning request_id, org_id, email, user_id': {
      values: readonly [string | null, Date | null];
      row: { request_id: string; org_id: string | null; email: string | null; user_id: string | null };
    };

    /** deletion.sql.ts: deleteOldRequests */
    'delete from deletion_requests where expires_at <= $1': {
      values: readonly [Date | null];
      row: Record<never, never>;
    };

    /** deletion.sql.ts: selectKeepers */
    "select o.org_id, o.shown_name as org_name from organizations o where o.org_id in\n\
       (select org_id from customer_contacts where kind = 'email' and value = $1 and proof <> 'claimed'\n\
        union select org_id from code_alerts where email = $1\n\
        union select org_id from item_alerts where email = $1)\n\
     order by lower(o.shown_name), o.org_id": {
      values: readonly [string | null];
      row: { org_id: string; org_name: string };
    };

    /** deletion.sql.ts: selectKept */
    "select o.shown_name as org_name, c.customer_id, c.scans, a.alerts,\n\
       (select count(*) from submissions s where s.org_id = $1 and s.customer_id = c.customer_id and s.email = $2) as submissions\n\
     from organizations o\n\
     cross join lateral (select\n\
       (select count(*) from code_alerts where org_id = $1 and email = $2)\n\
       + (select count(*) from item_alerts where org_id = $1 and email = $2) as alerts) a\n\
     left join customer_contacts k on k.org_id = o.org_id and k.kind = 'email' and k.value = $2 and k.proof <> 'claimed'\n\
     left join customers c on c.org_id = k.org_id and c.customer_id = k.customer_id\n\
     where o.org_id = $1 and (c.customer_id is not null or a.alerts > 0)": {
      values: readonly [string | null, string | null];
      row: { org_name: string; customer_id: string | null; scans: number | null; alerts: number; submissions: number };
    };

    /** deletion.sql.ts: deleteRequestsOfUser */
    "delete from deletion_requests r using users u where u.issuer = 'built-in' and u.subject = $1 and r.user_id = u.user_id": {
      values: readonly [string | null];
      row: Record<never, never>;
    };
  }
}
