import type { Tx } from '../../db/database.js';
import type { CustomerEventsRow } from '../../db/tables.gen.js';
import type { Contact } from './contacts.js';

const columns = (contacts: readonly Contact[]) => [
  contacts.map(({ kind }) => kind),
  contacts.map(({ value }) => value),
];

/** Whose these contacts are, the customer who is known longest first. */
export const selectOwners = (tx: Tx, orgId: string, contacts: readonly Contact[]) =>
  tx.query<{ customer_id: string }>(
    `select c.customer_id from customers c where c.org_id = $1 and c.customer_id in (
       select k.customer_id from customer_contacts k join unnest($2::text[], $3::text[]) as n (kind, value) using (kind, value) where k.org_id = $1
     ) order by c.first_seen_at, c.customer_id`,
    [orgId, ...columns(contacts)],
  );

export const selectOwnerOfVisitor = (tx: Tx, orgId: string, visitor: string) =>
  tx.query<{ customer_id: string }>('select customer_id from customer_visitors where org_id = $1 and visitor = $2', [
    orgId,
    visitor,
  ]);

export const insertCustomer = (tx: Tx, orgId: string, customerId: string, at: Date) =>
  tx.query('insert into customers (org_id, customer_id, first_seen_at, last_seen_at) values ($1, $2, $3, $3)', [
    orgId,
    customerId,
    at,
  ]);

/** Gives a customer contacts that are nobody's, and says which these were. */
export const addContacts = (tx: Tx, orgId: string, customerId: string, contacts: readonly Contact[], at: Date) =>
  tx.query<Contact>(
    `insert into customer_contacts (org_id, kind, value, customer_id, added_at)
     select $1, n.kind, n.value, $4, $5 from unnest($2::text[], $3::text[]) as n (kind, value)
     on conflict (org_id, kind, value) do nothing returning kind, value`,
    [orgId, ...columns(contacts), customerId, at],
  );

/** Fills in what is empty and notes that the customer was here. */
export const fillIn = (
  tx: Tx,
  orgId: string,
  customerId: string,
  { name, email, phone, at }: { name: string; email: string; phone: string; at: Date },
) =>
  tx.query(
    `update customers set name = coalesce(nullif(name, ''), $3), email = coalesce(nullif(email, ''), $4), phone = coalesce(nullif(phone, ''), $5),
       first_seen_at = least(first_seen_at, $6), last_seen_at = greatest(last_seen_at, $6)
     where org_id = $1 and customer_id = $2`,
    [orgId, customerId, name, email, phone, at],
  );

/** No row when the browser is somebody's already. */
export const insertVisitor = (tx: Tx, orgId: string, visitor: string, customerId: string, at: Date) =>
  tx.query<{ visitor: string }>(
    `insert into customer_visitors (org_id, visitor, customer_id, joined_at) values ($1, $2, $3, $4)
     on conflict (org_id, visitor) do nothing returning visitor`,
    [orgId, visitor, customerId, at],
  );

/** Adds the scans that a browser made before it was known whose it is. */
export const addEarlierScans = (tx: Tx, orgId: string, visitor: string, customerId: string) =>
  tx.query(
    `update customers c set scans = c.scans + s.scans, first_seen_at = least(c.first_seen_at, s.first_at), last_seen_at = greatest(c.last_seen_at, s.last_at)
     from (select count(*) as scans, min(at) as first_at, max(at) as last_at from scans where org_id = $1 and visitor = $2 and not is_bot) s
     where c.org_id = $1 and c.customer_id = $3 and s.scans > 0`,
    [orgId, visitor, customerId],
  );

export const insertEvent = (tx: Tx, event: CustomerEventsRow) =>
  tx.query(
    'insert into customer_events (org_id, event_id, customer_id, kind, detail, made_by, at) values ($1, $2, $3, $4, $5::jsonb, $6, $7)',
    [
      event.org_id,
      event.event_id,
      event.customer_id,
      event.kind,
      JSON.stringify(event.detail),
      event.made_by,
      event.at,
    ],
  );
