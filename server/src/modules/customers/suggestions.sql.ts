import type { Tx } from '../../platform/db/database.js';
import type { CustomerRow } from './customers.sql.js';
import { customerColumns } from './customers.sql.js';

/** A number that many give says little; and whoever wants to fill the list of somebody else has to stop somewhere. */
const mostOpen = 10;
const mostClaims = 20;

/** Who gives the same number at the same moment finds the other. After all other locks. */
export const lockNumber = (tx: Tx, orgId: string, phone: string) =>
  tx.query('select pg_advisory_xact_lock(7282, hashtext($1))', [`${orgId} ${phone}`]);

/** Keeps a number as said of a customer. No row when the customer has it already, or too many. */
export const claimContact = (tx: Tx, orgId: string, customerId: string, phone: string, at: Date) =>
  tx.query(
    `insert into customer_contacts (org_id, kind, value, customer_id, added_at, proof)
     select $1, 'phone', $3, $2, $4, 'claimed'
      where (select count(*) from customer_contacts where org_id = $1 and customer_id = $2 and proof = 'claimed') < ${mostClaims}
     on conflict do nothing returning value`,
    [orgId, customerId, phone, at],
  );

/** Suggests the customer who has this number, else the first who gave it. Nobody waits for a record that is being merged or erased. */
export const suggestMerge = (tx: Tx, orgId: string, customerId: string, phone: string, at: Date) =>
  tx.query(
    `insert into merge_suggestions (org_id, one_id, other_id, phone, at)
     select $1, least(c.customer_id, $2), greatest(c.customer_id, $2), $3, $4 from customers c
      where c.org_id = $1 and c.customer_id = (
          select customer_id from customer_contacts where org_id = $1 and kind = 'phone' and value = $3 and customer_id <> $2
          order by proof = 'claimed', added_at, customer_id limit 1
        )
        and ${openOf('c.customer_id')} < ${mostOpen} and ${openOf('$2::uuid')} < ${mostOpen}
      for key share of c skip locked
     on conflict do nothing`,
    [orgId, customerId, phone, at],
  );

const openOf = <const Customer extends string>(customer: Customer) =>
  `(select count(*) from merge_suggestions m where m.org_id = $1 and m.state = 'open' and ${customer} in (m.one_id, m.other_id))` as const;

/** Suggestions of a record that another takes in become that one's. */
export const moveSuggestions = (tx: Tx, orgId: string, from: string, to: string) =>
  tx.query(
    `insert into merge_suggestions (org_id, one_id, other_id, phone, state, at)
     select org_id, least(third, $3), greatest(third, $3), phone, state, at
       from (select *, case when one_id = $2 then other_id else one_id end as third from merge_suggestions
              where org_id = $1 and $2 in (one_id, other_id)) m
      where third <> $3 on conflict do nothing`,
    [orgId, from, to],
  );

export const dismissSuggestion = (tx: Tx, orgId: string, id: string, otherId: string) =>
  tx.query(
    `update merge_suggestions set state = 'dismissed'
      where org_id = $1 and one_id = least($2::uuid, $3::uuid) and other_id = greatest($2::uuid, $3::uuid) and state = 'open' returning phone`,
    [orgId, id, otherId],
  );

export interface SuggestionRow {
  one: CustomerRow;
  other: CustomerRow;
  phone: string;
  at: Date;
}

const matches = `m.org_id = $1 and m.state = 'open' and ($2::uuid is null or $2 in (m.one_id, m.other_id))` as const;

/** Who may be one person, newest first; of one customer when it is named. The record that is known longer comes first. */
export async function selectSuggestions(tx: Tx, orgId: string, id: string | undefined, limit: number, offset: number) {
  const pairs = await tx.query(
    `select m.one_id, m.other_id, m.phone, m.at from merge_suggestions m where ${matches}
      order by m.at desc, m.one_id, m.other_id limit $3 offset $4`,
    [orgId, id ?? null, limit, offset],
  );
  const rows = await tx.query(
    `select ${customerColumns} from customers c where c.org_id = $1 and c.customer_id = any($2::uuid[])`,
    [orgId, pairs.flatMap(({ one_id, other_id }) => [one_id, other_id])],
  );
  const byId = new Map(rows.map((row) => [row.customer_id, row]));
  return pairs.flatMap(({ one_id, other_id, phone, at }): SuggestionRow[] => {
    const [one, other] = [byId.get(one_id), byId.get(other_id)];
    if (!one || !other) return [];
    const isInOrder = one.first_seen_at <= other.first_seen_at;
    return [{ one: isInOrder ? one : other, other: isInOrder ? other : one, phone, at }];
  });
}

export const countSuggestions = (tx: Tx, orgId: string, id: string | undefined) =>
  tx.query(`select count(*) as total from merge_suggestions m where ${matches}`, [orgId, id ?? null]);
