import { customerOrders, type CustomerOrder } from '@swapt/shared/values';
import { composed } from '../../platform/db/composed.js';
import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';
import { everyFilter, listed, type CustomerFilter } from './customer-filter.sql.js';

/** What a list shows of a customer `c`. */
export const customerColumns = `c.customer_id, c.name, c.email, c.phone, c.tags, c.first_seen_at, c.last_seen_at, c.scans, c.submissions, c.orders`;
const orders: Record<CustomerOrder, string> = {
  last_seen: 'c.last_seen_at desc',
  first_seen: 'c.first_seen_at desc',
  scans: 'c.scans desc',
  orders: 'c.orders desc',
};

const listText = composed(
  'customers.list',
  (condition: string, count: number, order: CustomerOrder) =>
    `select ${customerColumns} from customers c where ${condition} order by ${orders[order]}, c.customer_id desc
      limit $${count + 1} offset $${count + 2}`,
  () =>
    everyFilter().flatMap(([condition, values]) =>
      customerOrders.map((order) => [condition, values.length, order] as const),
    ),
);

const countText = composed(
  'customers.count',
  (condition: string) => `select count(*) as total from customers c where ${condition}`,
  () => everyFilter().map(([condition]) => [condition] as const),
);

/** Rows of a list; all filters must fit. */
export const selectCustomers = (
  tx: Tx,
  orgId: string,
  filters: readonly CustomerFilter[],
  { order, now, limit, offset }: { order: CustomerOrder; now: Date; limit: number; offset: number },
) => {
  const [condition, values] = listed(orgId, filters, now);
  return tx.query(listText(condition, values.length, order), [...values, limit, offset]);
};

export type CustomerRow = RowOf<typeof selectCustomers>;

export const countCustomers = (tx: Tx, orgId: string, filters: readonly CustomerFilter[], now: Date) => {
  const [condition, values] = listed(orgId, filters, now);
  return tx.query(countText(condition), values);
};

const matchingText = composed(
  'customers.matching',
  (condition: string, count: number) =>
    `select c.customer_id from customers c where ${condition} order by c.customer_id limit $${count + 1}`,
  () => everyFilter().map(([condition, values]) => [condition, values.length] as const),
);

export async function selectMatching(
  tx: Tx,
  orgId: string,
  filters: readonly CustomerFilter[],
  now: Date,
  most: number,
): Promise<string[]> {
  const [condition, values] = listed(orgId, filters, now);
  const rows = await tx.query(matchingText(condition, values.length), [...values, most]);
  return rows.map(({ customer_id }) => customer_id);
}

const selectExisting = (tx: Tx, orgId: string, ids: readonly string[]) =>
  tx.query(
    'select customer_id from customers where org_id = $1 and customer_id = any($2::uuid[]) order by customer_id',
    [orgId, ids],
  );

/** Of these, those of the organization. */
export const idsOfCustomers = async (tx: Tx, orgId: string, ids: readonly string[]): Promise<string[]> =>
  (await selectExisting(tx, orgId, ids)).map(({ customer_id }) => customer_id);

export const selectCustomer = (tx: Tx, orgId: string, customerId: string) =>
  tx.query(
    `select ${customerColumns}, c.note,
       (select count(*) from customer_visitors v where v.org_id = c.org_id and v.customer_id = c.customer_id) as devices,
       (select coalesce(jsonb_agg(jsonb_build_object('kind', k.kind, 'value', k.value, 'proof', k.proof, 'added_at', k.added_at)
          order by k.kind, k.proof = 'claimed', k.added_at, k.value), '[]')
          from customer_contacts k where k.org_id = c.org_id and k.customer_id = c.customer_id) as contacts
     from customers c where c.org_id = $1 and c.customer_id = $2`,
    [orgId, customerId],
  );

/** The customer whom an id, an e-mail or a phone names. What was only said of somebody names nobody. */
export const findCustomer = (tx: Tx, orgId: string, by: { id?: string; email?: string; phone?: string }) =>
  tx.query(
    `select c.customer_id from customers c where c.org_id = $1 and c.customer_id = coalesce($2::uuid,
       (select customer_id from customer_contacts where org_id = $1 and kind = 'email' and value = $3 and proof <> 'claimed'),
       (select customer_id from customer_contacts where org_id = $1 and kind = 'phone' and value = $4 and proof <> 'claimed'))`,
    [orgId, by.id ?? null, by.email ?? null, by.phone ?? null],
  );

export const selectTags = (tx: Tx, orgId: string) =>
  tx.query(
    'select tag, count(*) as customers from customers, unnest(tags) as tag where org_id = $1 group by tag order by tag',
    [orgId],
  );

export interface CustomerChange {
  name?: string;
  email?: string;
  phone?: string;
  tags?: string[];
  note?: string;
}

/** Changes what is given. */
export const updateCustomer = (tx: Tx, orgId: string, customerId: string, change: CustomerChange) =>
  tx.query(
    `update customers set name = coalesce($3, name), email = coalesce($4, email), phone = coalesce($5, phone), tags = coalesce($6::text[], tags),
       note = coalesce($7, note) where org_id = $1 and customer_id = $2`,
    [
      orgId,
      customerId,
      change.name ?? null,
      change.email ?? null,
      change.phone ?? null,
      change.tags ?? null,
      change.note ?? null,
    ],
  );
