import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

const columns = `d.session_id, d.event_id, e.name as event_name, e.state as event_state, d.store_id, s.name as store_name, d.device, d.state, e.currency,
  d.opening, d.expected, d.counted, d.note, coalesce(nullif(o.name, ''), o.email) as opened_by, coalesce(nullif(c.name, ''), c.email) as closed_by, d.opened_at,
  d.closed_at`;
const from = `from pos_sessions d
  join pos_events e on e.org_id = d.org_id and e.event_id = d.event_id
  join stores s on s.org_id = d.org_id and s.store_id = d.store_id
  left join users o on o.user_id = d.opened_by
  left join users c on c.user_id = d.closed_by`;

export const selectSession = (tx: Tx, orgId: string, sessionId: string) =>
  tx.query(`select ${columns} ${from} where d.org_id = $1 and d.session_id = $2`, [orgId, sessionId]);

export const selectSessions = (tx: Tx, orgId: string, eventId: string) =>
  tx.query(`select ${columns} ${from} where d.org_id = $1 and d.event_id = $2 order by d.opened_at, d.session_id`, [
    orgId,
    eventId,
  ]);

export type SessionRow = RowOf<typeof selectSession>;

export interface NewSession {
  sessionId: string;
  eventId: string;
  storeId: string;
  device: string;
  opening: number;
  by: string | null;
}

export const insertSession = (tx: Tx, orgId: string, s: NewSession, now: Date) =>
  tx.query(
    `insert into pos_sessions (org_id, session_id, event_id, store_id, device, opening, opened_by, opened_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [orgId, s.sessionId, s.eventId, s.storeId, s.device, s.opening, s.by, now],
  );

/** Selling goes on side by side, and closing waits for it. */
export const shareDesk = (tx: Tx, orgId: string, sessionId: string) =>
  tx.query(
    `select d.session_id, d.event_id, d.store_id, d.device, d.opened_at, d.closed_at, e.place, e.closed_at as event_closed_at
     from pos_sessions d join pos_events e on e.org_id = d.org_id and e.event_id = d.event_id
     where d.org_id = $1 and d.session_id = $2 for share of d, e`,
    [orgId, sessionId],
    'share_desk',
  );

/** Who takes money out of a drawer, or counts it, waits for who does so meanwhile. */
export const lockDesk = (tx: Tx, orgId: string, sessionId: string) =>
  tx.query(
    'select session_id, event_id, store_id, device, state, opening from pos_sessions where org_id = $1 and session_id = $2 for update',
    [orgId, sessionId],
  );

export const closeSession = (
  tx: Tx,
  orgId: string,
  sessionId: string,
  { counted, expected, note, by }: { counted: number; expected: number; note: string; by: string | null },
  at: Date,
) =>
  tx.query(
    `update pos_sessions set state = 'closed', counted = $3, expected = $4, note = $5, closed_by = $6, closed_at = $7
      where org_id = $1 and session_id = $2`,
    [orgId, sessionId, counted, expected, note, by, at],
  );

export interface NewMove {
  moveId: string;
  sessionId: string;
  kind: 'in' | 'out';
  amount: number;
  reason: string;
  by: string | null;
}

export const insertMove = (tx: Tx, orgId: string, m: NewMove, at: Date) =>
  tx.query(
    `insert into cash_moves (org_id, move_id, session_id, kind, amount, reason, by_user, at) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [orgId, m.moveId, m.sessionId, m.kind, m.amount, m.reason, m.by, at],
  );

export const selectMoves = (tx: Tx, orgId: string, sessionIds: readonly string[]) =>
  tx.query(
    `select m.session_id, m.move_id, m.kind, m.amount, m.reason, coalesce(nullif(u.name, ''), u.email) as by, m.at
       from cash_moves m left join users u on u.user_id = m.by_user
      where m.org_id = $1 and m.session_id = any($2::uuid[]) order by m.at, m.move_id`,
    [orgId, sessionIds],
  );

/** What came in and went back by tender: at the desk itself, and by phone or terminal for what it sold. */
export const selectSums = (tx: Tx, orgId: string, sessionIds: readonly string[]) =>
  tx.query(
    `select session_id, tender, coalesce(sum(amount) filter (where kind = 'captured'), 0)::bigint as "in",
       coalesce(sum(case kind when 'refunded' then amount when 'refund_failed' then - amount end), 0)::bigint as back
     from (
       select session_id, tender, kind, amount from payment_entries where org_id = $1 and session_id = any($2::uuid[])
       union all
       select o.session_id, p.tender, p.kind, p.amount from orders o join payment_entries p on p.org_id = o.org_id and p.order_id = o.order_id
        where o.org_id = $1 and o.session_id = any($2::uuid[]) and p.session_id is null and p.tender in ('online', 'square')
     ) entries group by session_id, tender order by session_id, tender`,
    [orgId, sessionIds],
  );

/** What the sales of desks come to besides. */
export const selectTotals = (tx: Tx, orgId: string, sessionIds: readonly string[]) =>
  tx.query(
    `select session_id, count(*) filter (where fulfilment_status <> 'returned') as sales,
       count(*) filter (where fulfilment_status = 'returned') as voided, coalesce(sum(discount) filter (where fulfilment_status <> 'returned'), 0)::bigint as discounts,
       coalesce(sum(tip) filter (where fulfilment_status <> 'returned'), 0)::bigint as tips,
       coalesce(sum(rounding) filter (where fulfilment_status <> 'returned'), 0)::bigint as rounding,
       coalesce(sum(tax) filter (where fulfilment_status <> 'returned'), 0)::bigint as tax
     from orders where org_id = $1 and session_id = any($2::uuid[]) and number is not null group by session_id`,
    [orgId, sessionIds],
  );
