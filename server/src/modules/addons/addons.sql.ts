import type { AddOnStatus } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

/** Whose add-ons are changed one after the other, so that two do not both take the last place. */
export const lockStore = (tx: Tx, orgId: string, storeId: string) =>
  tx.query('select store_id, status, currency from stores where org_id = $1 and store_id = $2 for no key update', [
    orgId,
    storeId,
  ]);

export const selectStore = (tx: Tx, orgId: string, storeId: string) =>
  tx.query('select store_id from stores where org_id = $1 and store_id = $2', [orgId, storeId]);

/** With the products that it is for, in the order of the store. */
const columns = `a.add_on_id, a.store_id, a.name, a.amount, a.currency, a.most, a.status, a.position, a.revision, a.created_at, a.updated_at,
  case when not a.is_for_all then coalesce((
    select jsonb_agg(jsonb_build_object('item_id', i.item_id, 'name', p.name) order by i.position, i.item_id)
      from add_on_items c join store_items i on i.org_id = c.org_id and i.item_id = c.item_id
        join products p on p.org_id = i.org_id and p.product_id = i.product_id and p.status <> 'deleted'
     where c.org_id = a.org_id and c.add_on_id = a.add_on_id), '[]') end as items`;

export const selectAddOns = (
  tx: Tx,
  orgId: string,
  storeId: string,
  { limit, offset }: { limit: number; offset: number },
) =>
  tx.query(
    `select ${columns} from add_ons a where a.org_id = $1 and a.store_id = $2
      order by a.position, a.add_on_id limit $3 offset $4`,
    [orgId, storeId, limit, offset],
  );

export const selectAddOn = (tx: Tx, orgId: string, addOnId: string) =>
  tx.query(`select ${columns} from add_ons a where a.org_id = $1 and a.add_on_id = $2`, [orgId, addOnId]);

export type AddOnRow = RowOf<typeof selectAddOn>;

/** How many a store has, and the place after its last one. */
export const selectEnd = (tx: Tx, orgId: string, storeId: string) =>
  tx.query(
    `select count(*) as total, coalesce(max(position), -1) + 1 as next from add_ons where org_id = $1 and store_id = $2`,
    [orgId, storeId],
  );

/** What a change may change of a row. */
export interface AddOnFacts {
  name: string;
  amount: number;
  currency: string;
  most: number;
  isForAll: boolean;
}

export const insertAddOn = (
  tx: Tx,
  orgId: string,
  place: { addOnId: string; storeId: string; position: number; status: AddOnStatus },
  facts: AddOnFacts,
  now: Date,
) =>
  tx.query(
    `insert into add_ons (org_id, add_on_id, store_id, name, amount, currency, most, status, is_for_all, position, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)`,
    [
      orgId,
      place.addOnId,
      place.storeId,
      facts.name,
      facts.amount,
      facts.currency,
      facts.most,
      place.status,
      facts.isForAll,
      place.position,
      now,
    ],
  );

export const updateAddOn = (tx: Tx, orgId: string, addOnId: string, facts: AddOnFacts, now: Date) =>
  tx.query(
    `update add_ons set name = $3, amount = $4, currency = $5, most = $6, is_for_all = $7, revision = revision + 1, updated_at = $8
      where org_id = $1 and add_on_id = $2`,
    [orgId, addOnId, facts.name, facts.amount, facts.currency, facts.most, facts.isForAll, now],
  );

/** Not a new revision: who is editing it meanwhile loses nothing by it. */
export const setStatus = (tx: Tx, orgId: string, addOnId: string, status: AddOnStatus, now: Date) =>
  tx.query('update add_ons set status = $3, updated_at = $4 where org_id = $1 and add_on_id = $2', [
    orgId,
    addOnId,
    status,
    now,
  ]);

export const clearItems = (tx: Tx, orgId: string, addOnId: string) =>
  tx.query('delete from add_on_items where org_id = $1 and add_on_id = $2', [orgId, addOnId]);

/** Of these items, those that are of the store and of a product that was not deleted. */
export const insertItems = (tx: Tx, orgId: string, addOnId: string, storeId: string, itemIds: readonly string[]) =>
  tx.query(
    `insert into add_on_items (org_id, add_on_id, item_id)
     select i.org_id, $2, i.item_id from store_items i
       join products p on p.org_id = i.org_id and p.product_id = i.product_id and p.status <> 'deleted'
      where i.org_id = $1 and i.store_id = $3 and i.item_id = any($4::uuid[]) returning item_id`,
    [orgId, addOnId, storeId, itemIds],
  );

/** Numbers the add-ons of a store anew, with one of them before another or at the end. */
export const renumber = (tx: Tx, orgId: string, storeId: string, addOnId: string, before: string | null) =>
  tx.query(
    `with target as (
       select case when $4::uuid is null then 'infinity'::float8 else
         (select position - 0.5 from add_ons where org_id = $1 and store_id = $2 and add_on_id = $4) end as place
     ), numbered as (
       select a.add_on_id, row_number() over (
         order by case when a.add_on_id = $3 then t.place else a.position::float8 end, a.add_on_id) - 1 as place
         from add_ons a cross join target t where a.org_id = $1 and a.store_id = $2
     )
     update add_ons a set position = n.place from numbered n
      where a.org_id = $1 and a.add_on_id = n.add_on_id and a.position <> n.place`,
    [orgId, storeId, addOnId, before],
  );

export const deleteAddOn = (tx: Tx, orgId: string, addOnId: string) =>
  tx.query('delete from add_ons where org_id = $1 and add_on_id = $2', [orgId, addOnId]);
