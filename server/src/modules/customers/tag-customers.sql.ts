import type { Tx } from '../../platform/db/database.js';

/** Locks customers in the order of their ids, so that two that change the same ones wait for each other in one direction. */
export const lockCustomers = (tx: Tx, orgId: string, customerIds: readonly string[]) =>
  tx.query(
    `select customer_id, name, email, phone, tags from customers where org_id = $1 and customer_id = any($2::uuid[])
     order by customer_id for update`,
    [orgId, customerIds],
  );

interface TagsChange {
  customer_id: string;
  tags: readonly string[];
}

export const setTags = (tx: Tx, orgId: string, changes: readonly TagsChange[]) =>
  tx.query(
    `update customers c set tags = b.tags from jsonb_to_recordset($2::jsonb) as b (customer_id uuid, tags text[])
     where c.org_id = $1 and c.customer_id = b.customer_id`,
    [orgId, JSON.stringify(changes)],
  );

/** Writes into the history of each customer which tags they have now. */
export const insertTagEvents = (
  tx: Tx,
  orgId: string,
  changes: readonly (TagsChange & { event_id: string })[],
  by: string | undefined,
  at: Date,
) =>
  tx.query(
    `insert into customer_events (org_id, event_id, customer_id, kind, detail, made_by, at)
     select $1, b.event_id, b.customer_id, 'tagged', jsonb_build_object('tags', array_to_string(b.tags, ', ')), $3, $4
     from jsonb_to_recordset($2::jsonb) as b (event_id uuid, customer_id uuid, tags text[])`,
    [orgId, JSON.stringify(changes), by ?? null, at],
  );
