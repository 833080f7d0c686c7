import type { Tx } from '../../platform/db/database.js';
import type { CustomersRow } from '../../platform/db/tables.gen.js';

/** Everything that names a customer. A test holds the list against the tables that have a customer_id. */
export const ownedTables = [
  'customer_contacts',
  'customer_visitors',
  'customer_events',
  'submissions',
  'orders',
] as const;

export async function moveOwned(tx: Tx, orgId: string, from: string, to: string): Promise<void> {
  await moveContacts(tx, orgId, from, to);
  for (const table of ownedTables) {
    await tx.query(`update ${table} set customer_id = $3 where org_id = $1 and customer_id = $2`, [orgId, from, to]);
  }
}

/** What both have stays as the better proven of the two. */
const moveContacts = (tx: Tx, orgId: string, from: string, to: string) =>
  tx.query(
    `with moved as (delete from customer_contacts where org_id = $1 and customer_id = $2 returning *)
     insert into customer_contacts (org_id, kind, value, customer_id, added_at, proof)
     select org_id, kind, value, $3, added_at, proof from moved
     on conflict (org_id, customer_id, kind, value) do update set proof = excluded.proof where customer_contacts.proof = 'claimed'`,
    [orgId, from, to],
  );

/** The record of a customer, locked until the transaction ends. */
export const lockCustomer = (tx: Tx, orgId: string, customerId: string) =>
  tx.query('select * from customers where org_id = $1 and customer_id = $2 for update', [orgId, customerId]);

/** Adds what another record knows; what this one says already stays. */
export const absorb = (tx: Tx, customerId: string, other: CustomersRow) =>
  tx.query(
    `update customers set name = coalesce(nullif(name, ''), $3), email = coalesce(nullif(email, ''), $4), phone = coalesce(nullif(phone, ''), $5),
       tags = array(select distinct tag from unnest(tags || $6::text[]) as tag order by tag), note = concat_ws(E'\\n\\n', nullif(note, ''), nullif($7, '')),
       first_seen_at = least(first_seen_at, $8), last_seen_at = greatest(last_seen_at, $9),
       scans = scans + $10, submissions = submissions + $11, orders = orders + $12
     where org_id = $1 and customer_id = $2`,
    [
      other.org_id,
      customerId,
      other.name,
      other.email,
      other.phone,
      other.tags,
      other.note,
      other.first_seen_at,
      other.last_seen_at,
      other.scans,
      other.submissions,
      other.orders,
    ],
  );

export const deleteCustomer = (tx: Tx, orgId: string, customerId: string) =>
  tx.query('delete from customers where org_id = $1 and customer_id = $2 returning customer_id', [orgId, customerId]);
