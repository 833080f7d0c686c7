import type { Tx } from '../../platform/db/database.js';

/**
 * Whether something stands on a record that an e-mail address did not bring: a form with another address or number, or a contact that the team wrote
 * down or that none of its forms gave.
 */
export async function isOthersToo(tx: Tx, orgId: string, customerId: string, email: string): Promise<boolean> {
  const [row] = await tx.query(
    `select exists (
       select from submissions where org_id = $1 and customer_id = $2 and (email is not null or phone is not null) and email is distinct from $3
     ) or exists (
       select from customer_contacts k where org_id = $1 and customer_id = $2 and proof <> 'claimed' and (kind, value) <> ('email', $3)
         and (proof = 'team' or not exists (
           select from submissions s where s.org_id = k.org_id and s.customer_id = k.customer_id and s.email = $3 and s.phone = k.value))
     ) as is_others`,
    [orgId, customerId, email],
  );
  return row?.is_others ?? false;
}

export const deleteSubmissionsOf = (tx: Tx, orgId: string, customerId: string, email: string) =>
  tx.query(
    'delete from submissions where org_id = $1 and customer_id = $2 and email = $3 returning phone, name, visitor',
    [orgId, customerId, email],
  );

/** Deletes the address, and the numbers that only forms gave which are gone now. */
export const deleteContacts = (tx: Tx, orgId: string, customerId: string, email: string, phones: readonly string[]) =>
  tx.query(
    `delete from customer_contacts k where org_id = $1 and customer_id = $2 and ((kind, value) = ('email', $3)
       or kind = 'phone' and value = any($4::text[]) and proof <> 'team' and not exists (
         select from submissions s where s.org_id = k.org_id and s.customer_id = k.customer_id and s.phone = k.value))
     returning value`,
    [orgId, customerId, email, phones],
  );

/** Takes browsers from a customer whom nothing but the deleted forms joined to them. */
export const deleteOwnBrowsers = (tx: Tx, orgId: string, customerId: string, visitors: readonly string[]) =>
  tx.query(
    `delete from customer_visitors v where org_id = $1 and customer_id = $2 and visitor = any($3::text[]) and not exists (
       select from submissions s where s.org_id = v.org_id and s.customer_id = v.customer_id and s.visitor = v.visitor)
     returning visitor`,
    [orgId, customerId, visitors],
  );

/** Deletes what the history says of erased addresses, numbers and names. */
export const deleteEvents = (tx: Tx, orgId: string, customerId: string, said: readonly string[]) =>
  tx.query(
    `delete from customer_events where org_id = $1 and customer_id = $2
       and exists (select from jsonb_each_text(detail) as d where lower(d.value) = any($3::text[]))`,
    [orgId, customerId, said.map((text) => text.toLowerCase())],
  );

export const deleteSuggestions = (tx: Tx, orgId: string, customerId: string, said: readonly string[]) =>
  tx.query('delete from merge_suggestions where org_id = $1 and $2 in (one_id, other_id) and phone = any($3::text[])', [
    orgId,
    customerId,
    said,
  ]);

const own = <const Table extends string>(table: Table) =>
  `${table}.org_id = c.org_id and ${table}.customer_id = c.customer_id` as const;
const contact = <const Kind extends 'email' | 'phone'>(kind: Kind) =>
  `coalesce((
  select value from customer_contacts k where ${own('k')} and kind = '${kind}' and (value = c.${kind} or proof <> 'claimed')
  order by value <> c.${kind}, added_at, value limit 1), '')` as const;

/** Shows and counts what is left of a customer; `names` are those that the deleted forms gave. */
export const recountCustomer = (tx: Tx, orgId: string, customerId: string, names: readonly string[]) =>
  tx.query(
    `with left_over as (
       select at, 1 as submissions, 0 as scans from submissions where org_id = $1 and customer_id = $2
       union all
       select s.at, 0, 1 from customer_visitors v join scans s on s.org_id = v.org_id and s.visitor = v.visitor
        where v.org_id = $1 and v.customer_id = $2 and not s.is_bot
       union all
       select at, 0, 0 from customer_events where org_id = $1 and customer_id = $2 and kind = 'created'
     ), counted as (
       select coalesce(sum(submissions), 0) as submissions, coalesce(sum(scans), 0) as scans, min(at) as first_at, max(at) as last_at from left_over
     )
     update customers c set submissions = n.submissions, scans = n.scans,
       first_seen_at = coalesce(n.first_at, first_seen_at), last_seen_at = coalesce(n.last_at, last_seen_at),
       email = ${contact('email')}, phone = ${contact('phone')},
       name = case when c.name = any($3::text[]) and not exists (select from submissions s where ${own('s')} and s.name = c.name)
         then coalesce((select s.name from submissions s where ${own('s')} and s.name <> '' order by s.at limit 1), '') else c.name end
     from counted n where c.org_id = $1 and c.customer_id = $2`,
    [orgId, customerId, names],
  );

/** All requests by an address, once its customer is gone. */
export const deleteRequestsOf = (tx: Tx, orgId: string, email: string) =>
  tx.query('delete from deletion_requests where org_id = $1 and email = $2', [orgId, email]);
