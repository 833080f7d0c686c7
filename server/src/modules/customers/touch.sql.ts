import type { Tx } from '../../platform/db/database.js';
import type { CustomerEventsRow } from '../../platform/db/tables.gen.js';
import type { Contact } from './contacts.js';

export type Proof = 'claimed' | 'form' | 'team';

/** The customer whom a contact identifies, locked until the transaction ends. */
export const lockOwner = (tx: Tx, orgId: string, { kind, value }: Contact) =>
  tx.query(
    `select c.customer_id from customer_contacts k join customers c on c.org_id = k.org_id and c.customer_id = k.customer_id
      where k.org_id = $1 and k.kind = $2 and k.value = $3 and k.proof <> 'claimed' for no key update of c`,
    [orgId, kind, value],
    'lock_contact_owner',
  );

export const lockOwnerOfVisitor = (tx: Tx, orgId: string, visitor: string) =>
  tx.query(
    `select c.customer_id from customer_visitors v join customers c on c.org_id = v.org_id and c.customer_id = v.customer_id
      where v.org_id = $1 and v.visitor = $2 for no key update of c`,
    [orgId, visitor],
  );

/** A new customer, with what is shown of them until the team or an erasure changes it. */
export const insertCustomer = (
  tx: Tx,
  orgId: string,
  customerId: string,
  { name = '', email = '', phone = '', at }: { name?: string; email?: string; phone?: string; at: Date },
) =>
  tx.query(
    `insert into customers (org_id, customer_id, name, email, phone, first_seen_at, last_seen_at) values ($1, $2, $3, $4, $5, $6, $6)`,
    [orgId, customerId, name, email, phone, at],
    'insert_customer',
  );

/** Gives a customer contacts that identify nobody else, and says which these were. What was only said of the customer is proven by it. */
export const addContacts = (
  tx: Tx,
  orgId: string,
  customerId: string,
  contacts: readonly Contact[],
  { proof, at }: { proof: Exclude<Proof, 'claimed'>; at: Date },
) =>
  tx.query(
    `insert into customer_contacts (org_id, kind, value, customer_id, added_at, proof)
     select $1, n.kind, n.value, $4, $5, $6 from unnest($2::text[], $3::text[]) as n (kind, value)
     on conflict (org_id, customer_id, kind, value) do update set proof = excluded.proof returning kind, value`,
    [orgId, contacts.map(({ kind }) => kind), contacts.map(({ value }) => value), customerId, at, proof],
    'add_contacts',
  );

/** Notes that a customer was here. */
export const noteVisit = (tx: Tx, orgId: string, customerId: string, at: Date) =>
  tx.query(
    `update customers set first_seen_at = least(first_seen_at, $3), last_seen_at = greatest(last_seen_at, $3)
      where org_id = $1 and customer_id = $2`,
    [orgId, customerId, at],
    'note_visit',
  );

/** No row when the browser is somebody's already. */
export const insertVisitor = (tx: Tx, orgId: string, visitor: string, customerId: string, at: Date) =>
  tx.query(
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
    'insert_customer_event',
  );
