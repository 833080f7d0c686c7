import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

const columns = 'request_id, org_id, email, user_id';

export const insertRequest = (tx: Tx, { request_id, org_id, email, user_id }: DeletionRow, expiresAt: Date) =>
  tx.query(
    'insert into deletion_requests (request_id, org_id, email, user_id, expires_at) values ($1, $2, $3, $4, $5)',
    [request_id, org_id, email, user_id, expiresAt],
  );

/** A request that still can be carried out. */
export const selectRequest = (tx: Tx, requestId: string, now: Date) =>
  tx.query(`select ${columns} from deletion_requests where request_id = $1 and used_at is null and expires_at > $2`, [
    requestId,
    now,
  ]);

/** Who asks to be forgotten: a customer of an organization, by an e-mail address, or a user. */
export type DeletionRow = RowOf<typeof selectRequest>;

/** Answers a row to exactly one of any number of callers. */
export const useRequest = (tx: Tx, requestId: string, now: Date) =>
  tx.query(
    `update deletion_requests set used_at = $2 where request_id = $1 and used_at is null and expires_at > $2 returning ${columns}`,
    [requestId, now],
  );

export const deleteOldRequests = (tx: Tx, now: Date) =>
  tx.query('delete from deletion_requests where expires_at <= $1', [now]);

/** The organizations that keep something under an e-mail address: a customer, or that they wait for a code or a product. */
export const selectKeepers = (tx: Tx, email: string) =>
  tx.query(
    `select o.org_id, o.shown_name as org_name from organizations o where o.org_id in
       (select org_id from customer_contacts where kind = 'email' and value = $1 and proof <> 'claimed'
        union select org_id from code_alerts where email = $1
        union select org_id from item_alerts where email = $1)
     order by lower(o.shown_name), o.org_id`,
    [email],
  );

/** What an organization keeps of who has this address. */
export const selectKept = (tx: Tx, orgId: string, email: string) =>
  tx.query(
    `select o.shown_name as org_name, c.customer_id, c.scans, a.alerts,
       (select count(*) from submissions s where s.org_id = $1 and s.customer_id = c.customer_id and s.email = $2) as submissions
     from organizations o
     cross join lateral (select
       (select count(*) from code_alerts where org_id = $1 and email = $2)
       + (select count(*) from item_alerts where org_id = $1 and email = $2) as alerts) a
     left join customer_contacts k on k.org_id = o.org_id and k.kind = 'email' and k.value = $2 and k.proof <> 'claimed'
     left join customers c on c.org_id = k.org_id and c.customer_id = k.customer_id
     where o.org_id = $1 and (c.customer_id is not null or a.alerts > 0)`,
    [orgId, email],
  );

/** The links by which an account of the built-in provider could be deleted. */
export const deleteRequestsOfUser = (tx: Tx, accountId: string) =>
  tx.query(
    `delete from deletion_requests r using users u where u.issuer = 'built-in' and u.subject = $1 and r.user_id = u.user_id`,
    [accountId],
  );
