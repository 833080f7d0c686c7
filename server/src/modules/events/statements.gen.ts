// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** events.sql.ts: selectEvents */
    "select e.event_id, e.name, e.place, e.state, e.currency, e.starts_at, e.ends_at, e.opened_at, e.closed_at, e.revision,\n\
  (select coalesce(jsonb_agg(jsonb_build_object('store_id', s.store_id, 'name', s.name) order by s.name, s.store_id), '[]')\n\
     from event_stores x join stores s on s.org_id = x.org_id and s.store_id = x.store_id\n\
    where x.org_id = e.org_id and x.event_id = e.event_id) as stores,\n\
  (select count(*) from orders o where o.org_id = e.org_id and o.event_id = e.event_id and o.number is not null\n\
      and o.fulfilment_status <> 'returned' and o.status <> 'canceled') as sales,\n\
  (select coalesce(sum(o.paid - o.refunded), 0)::bigint from orders o where o.org_id = e.org_id and o.event_id = e.event_id) as takings,\n\
  (select count(*) from pos_sessions d where d.org_id = e.org_id and d.event_id = e.event_id and d.state = 'open') as open_desks from pos_events e where e.org_id = $1 and ($2::uuid is null or exists (select from event_stores x where x.org_id = $1 and x.event_id = e.event_id and x.store_id = $2))\n\
  and ($3::text is null or position(lower($3) in lower(e.name)) > 0) and ($4::text is null or e.state = $4) order by e.starts_at desc, e.event_id desc limit $5 offset $6": {
      values: readonly [string | null, string | null, string | null, string | null, number | null, number | null];
      row: {
        event_id: string;
        name: string;
        place: string;
        state: 'canceled' | 'closing' | 'open' | 'scheduled' | 'settled';
        currency: string;
        starts_at: Date;
        ends_at: Date | null;
        opened_at: Date | null;
        closed_at: Date | null;
        revision: number;
        stores: Narrowed<{ store_id: string; name: string }[], AnswerTypes['events.selectEvents.stores']>;
        sales: number;
        takings: number;
        open_desks: number;
      };
    };

    /** events.sql.ts: countEvents */
    'select count(*) as total from pos_events e where e.org_id = $1 and ($2::uuid is null or exists (select from event_stores x where x.org_id = $1 and x.event_id = e.event_id and x.store_id = $2))\n\
  and ($3::text is null or position(lower($3) in lower(e.name)) > 0) and ($4::text is null or e.state = $4)': {
      values: readonly [string | null, string | null, string | null, string | null];
      row: { total: number };
    };

    /** events.sql.ts: selectEvent */
    "select e.event_id, e.name, e.place, e.state, e.currency, e.starts_at, e.ends_at, e.opened_at, e.closed_at, e.revision,\n\
  (select coalesce(jsonb_agg(jsonb_build_object('store_id', s.store_id, 'name', s.name) order by s.name, s.store_id), '[]')\n\
     from event_stores x join stores s on s.org_id = x.org_id and s.store_id = x.store_id\n\
    where x.org_id = e.org_id and x.event_id = e.event_id) as stores,\n\
  (select count(*) from orders o where o.org_id = e.org_id and o.event_id = e.event_id and o.number is not null\n\
      and o.fulfilment_status <> 'returned' and o.status <> 'canceled') as sales,\n\
  (select coalesce(sum(o.paid - o.refunded), 0)::bigint from orders o where o.org_id = e.org_id and o.event_id = e.event_id) as takings,\n\
  (select count(*) from pos_sessions d where d.org_id = e.org_id and d.event_id = e.event_id and d.state = 'open') as open_desks from pos_events e where e.org_id = $1 and e.event_id = $2": {
      values: readonly [string | null, string | null];
      row: {
        event_id: string;
        name: string;
        place: string;
        state: 'canceled' | 'closing' | 'open' | 'scheduled' | 'settled';
        currency: string;
        starts_at: Date;
        ends_at: Date | null;
        opened_at: Date | null;
        closed_at: Date | null;
        revision: number;
        stores: Narrowed<{ store_id: string; name: string }[], AnswerTypes['events.selectEvent.stores']>;
        sales: number;
        takings: number;
        open_desks: number;
      };
    };

    /** events.sql.ts: lockEvent */
    'select event_id, name, place, state, currency, starts_at, ends_at, revision from pos_events where org_id = $1 and event_id = $2 for update': {
      values: readonly [string | null, string | null];
      row: {
        event_id: string;
        name: string;
        place: string;
        state: 'canceled' | 'closing' | 'open' | 'scheduled' | 'settled';
        currency: string;
        starts_at: Date;
        ends_at: Date | null;
        revision: number;
      };
    };

    /** events.sql.ts: insertEventRow */
    'insert into pos_events (org_id, event_id, name, place, currency, starts_at, ends_at, created_at, updated_at)\n\
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8)': {
      values: readonly [string | null, string | null, string | null, string | null, string | null, Date | null, Date | null, Date | null];
      row: Record<never, never>;
    };

    /** events.sql.ts: updateEventRow */
    'update pos_events set name = $3, place = $4, currency = $5, starts_at = $6, ends_at = $7, updated_at = $8, revision = revision + 1\n\
      where org_id = $1 and event_id = $2': {
      values: readonly [string | null, string | null, string | null, string | null, string | null, Date | null, Date | null, Date | null];
      row: Record<never, never>;
    };

    /** events.sql.ts: selectStoresToSell */
    "select store_id, currency from stores where org_id = $1 and store_id = any($2::uuid[]) and status <> 'deleted' order by store_id for share": {
      values: readonly [string | null, List<string> | null];
      row: { store_id: string; currency: string };
    };

    /** events.sql.ts: selectStoreIds */
    'select store_id from event_stores where org_id = $1 and event_id = $2 order by store_id': {
      values: readonly [string | null, string | null];
      row: { store_id: string };
    };

    /** events.sql.ts: deleteStores */
    'delete from event_stores where org_id = $1 and event_id = $2 and store_id <> all($3::uuid[])': {
      values: readonly [string | null, string | null, List<string> | null];
      row: Record<never, never>;
    };

    /** events.sql.ts: insertStores */
    'insert into event_stores (org_id, event_id, store_id) select $1, $2, s from unnest($3::uuid[]) s on conflict do nothing': {
      values: readonly [string | null, string | null, List<string> | null];
      row: Record<never, never>;
    };

    /** events.sql.ts: takeStores */
    'insert into open_events (org_id, store_id, event_id) select org_id, store_id, event_id from event_stores\n\
      where org_id = $1 and event_id = $2 order by store_id': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** events.sql.ts: freeStores */
    'delete from open_events where org_id = $1 and event_id = $2': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** events.sql.ts: setState */
    "update pos_events set state = $3, updated_at = $4, revision = revision + 1,\n\
       opened_at = case when $3 = 'open' then coalesce(opened_at, $4) else opened_at end,\n\
       closed_at = case when $3 in ('closing', 'settled') then coalesce(closed_at, $4) end\n\
     where org_id = $1 and event_id = $2": {
      values: readonly [string | null, string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** events.sql.ts: selectWaiting */
    "select order_id from orders where org_id = $1 and event_id = $2 and status = 'pending' order by order_id": {
      values: readonly [string | null, string | null];
      row: { order_id: string };
    };

    /** sessions.sql.ts: selectSession */
    "select d.session_id, d.event_id, e.name as event_name, e.state as event_state, d.store_id, s.name as store_name, d.device, d.state, e.currency,\n\
  d.opening, d.expected, d.counted, d.note, coalesce(nullif(o.name, ''), o.email) as opened_by, coalesce(nullif(c.name, ''), c.email) as closed_by, d.opened_at,\n\
  d.closed_at from pos_sessions d\n\
  join pos_events e on e.org_id = d.org_id and e.event_id = d.event_id\n\
  join stores s on s.org_id = d.org_id and s.store_id = d.store_id\n\
  left join users o on o.user_id = d.opened_by\n\
  left join users c on c.user_id = d.closed_by where d.org_id = $1 and d.session_id = $2": {
      values: readonly [string | null, string | null];
      row: {
        session_id: string;
        event_id: string;
        event_name: string;
        event_state: 'canceled' | 'closing' | 'open' | 'scheduled' | 'settled';
        store_id: string;
        store_name: string;
        device: string;
        state: 'closed' | 'open';
        currency: string;
        opening: number;
        expected: number | null;
        counted: number | null;
        note: string;
        opened_by: string | null;
        closed_by: string | null;
        opened_at: Date;
        closed_at: Date | null;
      };
    };

    /** sessions.sql.ts: selectSessions */
    "select d.session_id, d.event_id, e.name as event_name, e.state as event_state, d.store_id, s.name as store_name, d.device, d.state, e.currency,\n\
  d.opening, d.expected, d.counted, d.note, coalesce(nullif(o.name, ''), o.email) as opened_by, coalesce(nullif(c.name, ''), c.email) as closed_by, d.opened_at,\n\
  d.closed_at from pos_sessions d\n\
  join pos_events e on e.org_id = d.org_id and e.event_id = d.event_id\n\
  join stores s on s.org_id = d.org_id and s.store_id = d.store_id\n\
  left join users o on o.user_id = d.opened_by\n\
  left join users c on c.user_id = d.closed_by where d.org_id = $1 and d.event_id = $2 order by d.opened_at, d.session_id": {
      values: readonly [string | null, string | null];
      row: {
        session_id: string;
        event_id: string;
        event_name: string;
        event_state: 'canceled' | 'closing' | 'open' | 'scheduled' | 'settled';
        store_id: string;
        store_name: string;
        device: string;
        state: 'closed' | 'open';
        currency: string;
        opening: number;
        expected: number | null;
        counted: number | null;
        note: string;
        opened_by: string | null;
        closed_by: string | null;
        opened_at: Date;
        closed_at: Date | null;
      };
    };

    /** sessions.sql.ts: insertSession */
    'insert into pos_sessions (org_id, session_id, event_id, store_id, device, opening, opened_by, opened_at)\n\
     values ($1, $2, $3, $4, $5, $6, $7, $8)': {
      values: readonly [string | null, string | null, string | null, string | null, string | null, number | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** sessions.sql.ts: shareDesk */
    'select d.session_id, d.event_id, d.store_id, d.device, d.opened_at, d.closed_at, e.place, e.closed_at as event_closed_at\n\
     from pos_sessions d join pos_events e on e.org_id = d.org_id and e.event_id = d.event_id\n\
     where d.org_id = $1 and d.session_id = $2 for share of d, e': {
      values: readonly [string | null, string | null];
      row: {
        session_id: string;
        event_id: string;
        store_id: string;
        device: string;
        opened_at: Date;
        closed_at: Date | null;
        place: string;
        event_closed_at: Date | null;
      };
    };

    /** sessions.sql.ts: lockDesk */
    'select session_id, event_id, store_id, device, state, opening from pos_sessions where org_id = $1 and session_id = $2 for update': {
      values: readonly [string | null, string | null];
      row: {
        session_id: string;
        event_id: string;
        store_id: string;
        device: string;
        state: 'closed' | 'open';
        opening: number;
      };
    };

    /** sessions.sql.ts: closeSession */
    "update pos_sessions set state = 'closed', counted = $3, expected = $4, note = $5, closed_by = $6, closed_at = $7\n\
      where org_id = $1 and session_id = $2": {
      values: readonly [string | null, string | null, number | null, number | null, string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** sessions.sql.ts: insertMove */
    'insert into cash_moves (org_id, move_id, session_id, kind, amount, reason, by_user, at) values ($1, $2, $3, $4, $5, $6, $7, $8)': {
      values: readonly [string | null, string | null, string | null, string | null, number | null, string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** sessions.sql.ts: selectMoves */
    "select m.session_id, m.move_id, m.kind, m.amount, m.reason, coalesce(nullif(u.name, ''), u.email) as by, m.at\n\
       from cash_moves m left join users u on u.user_id = m.by_user\n\
      where m.org_id = $1 and m.session_id = any($2::uuid[]) order by m.at, m.move_id": {
      values: readonly [string | null, List<string> | null];
      row: {
        session_id: string;
        move_id: string;
        kind: 'in' | 'out';
        amount: number;
        reason: string;
        by: string | null;
        at: Date;
      };
    };

    /** sessions.sql.ts: selectSums */
    'select session_id, tender, coalesce(sum(amount) filter (where kind = \'captured\'), 0)::bigint as "in",\n\
       coalesce(sum(case kind when \'refunded\' then amount when \'refund_failed\' then - amount end), 0)::bigint as back\n\
     from (\n\
       select session_id, tender, kind, amount from payment_entries where org_id = $1 and session_id = any($2::uuid[])\n\
       union all\n\
       select o.session_id, p.tender, p.kind, p.amount from orders o join payment_entries p on p.org_id = o.org_id and p.order_id = o.order_id\n\
        where o.org_id = $1 and o.session_id = any($2::uuid[]) and p.session_id is null and p.tender in (\'online\', \'square\')\n\
     ) entries group by session_id, tender order by session_id, tender': {
      values: readonly [string | null, List<string> | null];
      row: {
        session_id: string;
        tender: 'card' | 'cash' | 'online' | 'other' | 'square' | 'online' | 'square';
        in: number;
        back: number;
      };
    };

    /** sessions.sql.ts: selectTotals */
    "select session_id, count(*) filter (where fulfilment_status <> 'returned') as sales,\n\
       count(*) filter (where fulfilment_status = 'returned') as voided, coalesce(sum(discount) filter (where fulfilment_status <> 'returned'), 0)::bigint as discounts,\n\
       coalesce(sum(tip) filter (where fulfilment_status <> 'returned'), 0)::bigint as tips,\n\
       coalesce(sum(rounding) filter (where fulfilment_status <> 'returned'), 0)::bigint as rounding,\n\
       coalesce(sum(tax) filter (where fulfilment_status <> 'returned'), 0)::bigint as tax\n\
     from orders where org_id = $1 and session_id = any($2::uuid[]) and number is not null group by session_id": {
      values: readonly [string | null, List<string> | null];
      row: {
        session_id: string;
        sales: number;
        voided: number;
        discounts: number;
        tips: number;
        rounding: number;
        tax: number;
      };
    };
  }
}
