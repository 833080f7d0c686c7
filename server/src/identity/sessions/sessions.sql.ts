import type { Tx } from '../../platform/db/database.js';

const isOpen = `g.model = 'Grant' and (g.expires_at is null or g.expires_at > $2)`;

/** Asked with every request of the console. The name and the address are those that the account has now. */
export const selectOpenSession = (tx: Tx, accountId: string, sessionId: string, now: Date) =>
  tx.query(
    `select a.email, a.name from accounts a
     where a.account_id = $1 and exists (
       select from oidc_payloads g where g.model = 'Grant' and g.id = $2 and (g.expires_at is null or g.expires_at > $3))`,
    [accountId, sessionId, now],
    'identity_select_open_session',
  );

export interface NewSession {
  sessionId: string;
  accountId: string;
  grantId: string;
  device: string;
}

/** Writes down that a session was used. One that ended in the meantime does not come back. */
export const rememberUse = (tx: Tx, { sessionId, accountId, grantId, device }: NewSession, now: Date) =>
  tx.query(
    `insert into account_sessions (session_id, account_id, grant_id, device, created_at, last_seen_at)
     select g.id, a.account_id, $3, $4, $5, $5 from oidc_payloads g join accounts a on a.account_id = $2
     where g.model = 'Grant' and g.id = $1 and (g.expires_at is null or g.expires_at > $5)
     on conflict (session_id) do update set device = excluded.device, last_seen_at = excluded.last_seen_at`,
    [sessionId, accountId, grantId, device, now],
  );

export const selectSessions = (tx: Tx, accountId: string, now: Date) =>
  tx.query(
    `select s.session_id, s.device, s.created_at, s.last_seen_at
     from account_sessions s join oidc_payloads g on g.id = s.session_id and ${isOpen}
     where s.account_id = $1 order by s.last_seen_at desc, s.session_id`,
    [accountId, now],
  );

/** Answers a row to exactly one of any number of callers, and to nobody but the account itself. */
export const deleteSession = (tx: Tx, accountId: string, sessionId: string) =>
  tx.query('delete from account_sessions where account_id = $1 and session_id = $2 returning grant_id', [
    accountId,
    sessionId,
  ]);

export const deleteOtherSessions = (tx: Tx, accountId: string, sessionId: string, now: Date) =>
  tx.query(
    `with gone as (delete from account_sessions where account_id = $1 and session_id <> $3 returning session_id)
     select count(*)::int as ended from gone join oidc_payloads g on g.id = gone.session_id and ${isOpen}`,
    [accountId, now, sessionId],
  );

/** Ends the browser's session that a grant belongs to. Its empty row stays until the next cleaning, as with `endPayload`. */
export const endSessionOfGrant = (tx: Tx, accountId: string, grantId: string) =>
  tx.query(
    `update oidc_payloads set payload = '{}', expires_at = '-infinity'
     where payload ->> 'accountId' = $1 and model = 'Session'
       and exists (select from jsonb_each(payload -> 'authorizations') as given where given.value ->> 'grantId' = $2)`,
    [accountId, grantId],
  );

/** As `endSessionsOf`, but for what belongs to one grant and to its browser's session. */
export const endAllBut = (tx: Tx, accountId: string, sessionId: string) =>
  tx.query(
    `with kept as (select grant_id from account_sessions where account_id::text = $1 and session_id = $2)
     update oidc_payloads set payload = '{}', expires_at = '-infinity'
     where (payload ->> 'accountId' = $1 or (model = 'Interaction' and
         (payload #>> '{result,login,accountId}' = $1 or payload #>> '{result,pending,accountId}' = $1 or payload #>> '{result,passed,accountId}' = $1)))
       and not (model = 'Grant' and id = $2)
       and not exists (select from kept where kept.grant_id = oidc_payloads.grant_id)
       and not (model = 'Session' and exists (
         select from kept, jsonb_each(payload -> 'authorizations') as given where given.value ->> 'grantId' = kept.grant_id))`,
    [accountId, sessionId],
  );

/** Sessions whose grant is over. */
export const deleteEndedSessions = (tx: Tx, now: Date) =>
  tx.query(
    `delete from account_sessions s
     where not exists (select from oidc_payloads g where g.model = 'Grant' and g.id = s.session_id and (g.expires_at is null or g.expires_at > $1))`,
    [now],
  );
