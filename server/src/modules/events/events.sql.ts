import type { EventState } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

/** What came in at an event is what its orders took, less what they gave back: also by phone, and after it was closed. */
const columns = `e.event_id, e.name, e.place, e.state, e.currency, e.starts_at, e.ends_at, e.opened_at, e.closed_at, e.revision,
  (select coalesce(jsonb_agg(jsonb_build_object('store_id', s.store_id, 'name', s.name) order by s.name, s.store_id), '[]')
     from event_stores x join stores s on s.org_id = x.org_id and s.store_id = x.store_id
    where x.org_id = e.org_id and x.event_id = e.event_id) as stores,
  (select count(*) from orders o where o.org_id = e.org_id and o.event_id = e.event_id and o.number is not null
      and o.fulfilment_status <> 'returned' and o.status <> 'canceled') as sales,
  (select coalesce(sum(o.paid - o.refunded), 0)::bigint from orders o where o.org_id = e.org_id and o.event_id = e.event_id) as takings,
  (select count(*) from pos_sessions d where d.org_id = e.org_id and d.event_id = e.event_id and d.state = 'open') as open_desks`;
const matches = `e.org_id = $1 and ($2::uuid is null or exists (select from event_stores x where x.org_id = $1 and x.event_id = e.event_id and x.store_id = $2))
  and ($3::text is null or position(lower($3) in lower(e.name)) > 0) and ($4::text is null or e.state = $4)`;

export interface EventFilter {
  storeId: string | undefined;
  search: string | undefined;
  state: EventState | undefined;
}

const valuesOf = (orgId: string, { storeId, search, state }: EventFilter) =>
  [orgId, storeId ?? null, search ?? null, state ?? null] as const;

export const selectEvents = (tx: Tx, orgId: string, filter: EventFilter, limit: number, offset: number) =>
  tx.query(
    `select ${columns} from pos_events e where ${matches} order by e.starts_at desc, e.event_id desc limit $5 offset $6`,
    [...valuesOf(orgId, filter), limit, offset],
  );

export const countEvents = (tx: Tx, orgId: string, filter: EventFilter) =>
  tx.query(`select count(*) as total from pos_events e where ${matches}`, valuesOf(orgId, filter));

export const selectEvent = (tx: Tx, orgId: string, eventId: string) =>
  tx.query(`select ${columns} from pos_events e where e.org_id = $1 and e.event_id = $2`, [orgId, eventId]);

export type EventRow = RowOf<typeof selectEvent>;

/** Until the end of the transaction nobody sells there, and nobody else changes it. */
export const lockEvent = (tx: Tx, orgId: string, eventId: string) =>
  tx.query(
    'select event_id, name, place, state, currency, starts_at, ends_at, revision from pos_events where org_id = $1 and event_id = $2 for update',
    [orgId, eventId],
  );

export interface EventFacts {
  name: string;
  place: string;
  currency: string;
  startsAt: Date;
  endsAt: Date | null;
}

export const insertEventRow = (tx: Tx, orgId: string, eventId: string, e: EventFacts, now: Date) =>
  tx.query(
    `insert into pos_events (org_id, event_id, name, place, currency, starts_at, ends_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
    [orgId, eventId, e.name, e.place, e.currency, e.startsAt, e.endsAt, now],
  );

export const updateEventRow = (tx: Tx, orgId: string, eventId: string, e: EventFacts, now: Date) =>
  tx.query(
    `update pos_events set name = $3, place = $4, currency = $5, starts_at = $6, ends_at = $7, updated_at = $8, revision = revision + 1
      where org_id = $1 and event_id = $2`,
    [orgId, eventId, e.name, e.place, e.currency, e.startsAt, e.endsAt, now],
  );

/** The stores that are there, of these, with their currencies. */
export const selectStoresToSell = (tx: Tx, orgId: string, storeIds: readonly string[]) =>
  tx.query(
    `select store_id, currency from stores where org_id = $1 and store_id = any($2::uuid[]) and status <> 'deleted' order by store_id for share`,
    [orgId, storeIds],
  );

export const selectStoreIds = (tx: Tx, orgId: string, eventId: string) =>
  tx.query('select store_id from event_stores where org_id = $1 and event_id = $2 order by store_id', [orgId, eventId]);

/** Stores that leave an event before it was opened. */
export const deleteStores = (tx: Tx, orgId: string, eventId: string, kept: readonly string[]) =>
  tx.query('delete from event_stores where org_id = $1 and event_id = $2 and store_id <> all($3::uuid[])', [
    orgId,
    eventId,
    kept,
  ]);

export const insertStores = (tx: Tx, orgId: string, eventId: string, storeIds: readonly string[]) =>
  tx.query(
    'insert into event_stores (org_id, event_id, store_id) select $1, $2, s from unnest($3::uuid[]) s on conflict do nothing',
    [orgId, eventId, storeIds],
  );

/** Its stores sell there and nowhere else, in one order. A store that sells elsewhere violates `open_events_pkey`. */
export const takeStores = (tx: Tx, orgId: string, eventId: string) =>
  tx.query(
    `insert into open_events (org_id, store_id, event_id) select org_id, store_id, event_id from event_stores
      where org_id = $1 and event_id = $2 order by store_id`,
    [orgId, eventId],
  );

export const freeStores = (tx: Tx, orgId: string, eventId: string) =>
  tx.query('delete from open_events where org_id = $1 and event_id = $2', [orgId, eventId]);

export const setState = (tx: Tx, orgId: string, eventId: string, state: EventState, at: Date) =>
  tx.query(
    `update pos_events set state = $3, updated_at = $4, revision = revision + 1,
       opened_at = case when $3 = 'open' then coalesce(opened_at, $4) else opened_at end,
       closed_at = case when $3 in ('closing', 'settled') then coalesce(closed_at, $4) end
     where org_id = $1 and event_id = $2`,
    [orgId, eventId, state, at],
  );

/** Sales that wait for a phone or a terminal. */
export const selectWaiting = (tx: Tx, orgId: string, eventId: string) =>
  tx.query("select order_id from orders where org_id = $1 and event_id = $2 and status = 'pending' order by order_id", [
    orgId,
    eventId,
  ]);
