import type { Tx } from '../../platform/db/database.js';

/** Null unless the order had none yet, or gave it back: then it is reserved now. */
export const insertUse = (
  tx: Tx,
  orgId: string,
  use: { discountId: string; orderId: string; people: readonly string[] },
  now: Date,
) =>
  tx.query(
    `insert into discount_uses (org_id, discount_id, order_id, state, people, at) values ($1, $2, $3, 'reserved', $4::text[], $5)
     on conflict (org_id, discount_id, order_id) do update set state = 'reserved', people = excluded.people, at = excluded.at
       where discount_uses.state = 'released' returning order_id`,
    [orgId, use.discountId, use.orderId, use.people, now],
  );

/** Takes one use of what the price was made with; no row where there is none left, or it is not that any more. */
export const takeUse = (tx: Tx, orgId: string, discountId: string, revision: number, now: Date) =>
  tx.query(
    `update discounts set reserved = reserved + 1 where org_id = $1 and discount_id = $2 and revision = $3 and state = 'active'
        and (starts_at is null or starts_at <= $4) and (ends_at is null or ends_at > $4)
        and (limit_total is null or used + reserved < limit_total) returning limit_each`,
    [orgId, discountId, revision, now],
  );

export const selectUses = (tx: Tx, orgId: string, discountId: string) =>
  tx.query(
    `select coalesce(used + reserved >= limit_total, false) as is_used_up from discounts where org_id = $1 and discount_id = $2`,
    [orgId, discountId],
  );

/** Counts a use of each of them who has one left, in the order of their hashes. */
export const countPeople = (
  tx: Tx,
  orgId: string,
  discountId: string,
  people: readonly string[],
  limitEach: number | null,
) =>
  tx.query(
    `insert into discount_people (org_id, discount_id, person, uses)
     select $1, $2, p, 1 from unnest($3::text[]) as p order by p
     on conflict (org_id, discount_id, person) do update set uses = discount_people.uses + 1
       where $4::integer is null or discount_people.uses < $4 returning person`,
    [orgId, discountId, people, limitEach],
  );

/** The uses that an order has reserved: moved on once, whoever asks how often. */
export const moveUses = (tx: Tx, orgId: string, orderId: string, state: 'used' | 'released') =>
  tx.query(
    `update discount_uses set state = $3 where org_id = $1 and order_id = $2 and state = 'reserved' returning discount_id, people`,
    [orgId, orderId, state],
    'move_discount_uses',
  );

export const countUsed = (tx: Tx, orgId: string, discountId: string) =>
  tx.query('update discounts set reserved = reserved - 1, used = used + 1 where org_id = $1 and discount_id = $2', [
    orgId,
    discountId,
  ]);

export const giveBack = (tx: Tx, orgId: string, discountId: string) =>
  tx.query('update discounts set reserved = reserved - 1 where org_id = $1 and discount_id = $2', [orgId, discountId]);

/** After the discount’s own row, which every use of it locks: no two count its people at once. */
export const forgetUses = (tx: Tx, orgId: string, discountId: string, people: readonly string[]) =>
  tx.query(
    `update discount_people set uses = uses - 1 where org_id = $1 and discount_id = $2 and person = any($3::text[])`,
    [orgId, discountId, people],
  );

/** Nothing is kept of somebody who has used nothing. */
export const deleteUnused = (tx: Tx, orgId: string, discountId: string, people: readonly string[]) =>
  tx.query(
    'delete from discount_people where org_id = $1 and discount_id = $2 and person = any($3::text[]) and uses = 0',
    [orgId, discountId, people],
  );
