// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** sessions.sql.ts: selectOpenSession */
    "select a.email, a.name from accounts a\n\
     where a.account_id = $1 and exists (\n\
       select from oidc_payloads g where g.model = 'Grant' and g.id = $2 and (g.expires_at is null or g.expires_at > $3))": {
      values: readonly [string | null, string | null, Date | null];
      row: { email: string; name: string };
    };

    /** sessions.sql.ts: rememberUse */
    "insert into account_sessions (session_id, account_id, grant_id, device, created_at, last_seen_at)\n\
     select g.id, a.account_id, $3, $4, $5, $5 from oidc_payloads g join accounts a on a.account_id = $2\n\
     where g.model = 'Grant' and g.id = $1 and (g.expires_at is null or g.expires_at > $5)\n\
     on conflict (session_id) do update set device = excluded.device, last_seen_at = excluded.last_seen_at": {
      values: readonly [string | null, string | null, string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** sessions.sql.ts: selectSessions */
    "select s.session_id, s.device, s.created_at, s.last_seen_at\n\
     from account_sessions s join oidc_payloads g on g.id = s.session_id and g.model = 'Grant' and (g.expires_at is null or g.expires_at > $2)\n\
     where s.account_id = $1 order by s.last_seen_at desc, s.session_id": {
      values: readonly [string | null, Date | null];
      row: { session_id: string; device: string; created_at: Date; last_seen_at: Date };
    };

    /** sessions.sql.ts: deleteSession */
    'delete from account_sessions where account_id = $1 and session_id = $2 returning grant_id': {
      values: readonly [string | null, string | null];
      row: { grant_id: string };
    };

    /** sessions.sql.ts: deleteOtherSessions */
    "with gone as (delete from account_sessions where account_id = $1 and session_id <> $3 returning session_id)\n\
     select count(*)::int as ended from gone join oidc_payloads g on g.id = gone.session_id and g.model = 'Grant' and (g.expires_at is null or g.expires_at > $2)": {
      values: readonly [string | null, Date | null, string | null];
      row: { ended: number };
    };

    /** sessions.sql.ts: endSessionOfGrant */
    "update oidc_payloads set payload = '{}', expires_at = '-infinity'\n\
     where payload ->> 'accountId' = $1 and model = 'Session'\n\
       and exists (select from jsonb_each(payload -> 'authorizations') as given where given.value ->> 'grantId' = $2)": {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** sessions.sql.ts: endAllBut */
    "with kept as (select grant_id from account_sessions where account_id::text = $1 and session_id = $2)\n\
     update oidc_payloads set payload = '{}', expires_at = '-infinity'\n\
     where (payload ->> 'accountId' = $1 or (model = 'Interaction' and\n\
         (payload #>> '{result,login,accountId}' = $1 or payload #>> '{result,pending,accountId}' = $1 or payload #>> '{result,passed,accountId}' = $1)))\n\
       and not (model = 'Grant' and id = $2)\n\
       and not exists (select from kept where kept.grant_id = oidc_payloads.grant_id)\n\
       and not (model = 'Session' and exists (\n\
         select from kept, jsonb_each(payload -> 'authorizations') as given where given.value ->> 'grantId' = kept.grant_id))": {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** sessions.sql.ts: deleteEndedSessions */
    "delete from account_sessions s\n\
     where not exists (select from oidc_payloads g where g.model = 'Grant' and g.id = s.session_id and (g.expires_at is null or g.expires_at > $1))": {
      values: readonly [Date | null];
      row: Record<never, never>;
    };
  }
}
