import type { TenderAmounts } from '@swapt/shared/contract';
import type { Role } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

const columns = `t.settlement_id, t.event_id, t.store_id, t.nth, t.adjusts, t.state, t.expected, t.counted, t.note, t.slip_id, t.submitted_by as submitter,
  coalesce(nullif(s.name, ''), s.email) as submitted_by, t.submitted_at, coalesce(nullif(d.name, ''), d.email) as decided_by, t.decided_at, t.reason, t.is_alone`;
const from = `from settlements t left join users s on s.user_id = t.submitted_by left join users d on d.user_id = t.decided_by`;

export const selectSettlement = (tx: Tx, orgId: string, settlementId: string) =>
  tx.query(`select ${columns} ${from} where t.org_id = $1 and t.settlement_id = $2`, [orgId, settlementId]);

export type SettlementRow = RowOf<typeof selectSettlement>;

export const selectSettlements = (tx: Tx, orgId: string, eventId: string) =>
  tx.query(`select ${columns} ${from} where t.org_id = $1 and t.event_id = $2 order by t.nth desc, t.store_id`, [
    orgId,
    eventId,
  ]);

const signed =
  "case p.kind when 'captured' then p.amount when 'refund_failed' then p.amount when 'refunded' then - p.amount else 0 end";

/**
 * What the money of an event comes to, by store and tender: what went through its desks, what came in for its orders besides, what its drawers were
 * opened with, and what was put in and taken out.
 */
export const selectMoney = (tx: Tx, orgId: string, eventId: string) =>
  tx.query(
    `select store_id, tender, sum(amount)::bigint as amount from (
       select d.store_id, p.tender, ${signed} as amount from pos_sessions d join payment_entries p on p.org_id = d.org_id and p.session_id = d.session_id
        where d.org_id = $1 and d.event_id = $2
       union all
       select o.store_id, p.tender, ${signed} from orders o join payment_entries p on p.org_id = o.org_id and p.order_id = o.order_id
        where o.org_id = $1 and o.event_id = $2 and p.session_id is null and p.tender in ('online', 'square')
       union all
       select store_id, 'cash', opening from pos_sessions where org_id = $1 and event_id = $2
       union all
       select d.store_id, 'cash', case m.kind when 'in' then m.amount else - m.amount end
         from pos_sessions d join cash_moves m on m.org_id = d.org_id and m.session_id = d.session_id where d.org_id = $1 and d.event_id = $2
     ) money group by store_id, tender`,
    [orgId, eventId],
  );

/** The stores of an event with what was counted at their desks. */
export const selectDrawers = (tx: Tx, orgId: string, eventId: string) =>
  tx.query(
    `select x.store_id, s.name, s.zone, count(d.session_id) as desks, count(d.session_id) filter (where d.state = 'open') as open_desks,
       coalesce(sum(d.counted), 0)::bigint as drawers
     from event_stores x join stores s on s.org_id = x.org_id and s.store_id = x.store_id
     left join pos_sessions d on d.org_id = x.org_id and d.event_id = x.event_id and d.store_id = x.store_id
     where x.org_id = $1 and x.event_id = $2 group by x.store_id, s.name, s.zone order by s.name, x.store_id`,
    [orgId, eventId],
  );

interface NewSettlement {
  settlementId: string;
  eventId: string;
  storeId: string;
  nth: number;
  adjusts: string | null;
  expected: TenderAmounts;
  counted: TenderAmounts;
  note: string;
  slipId: string | null;
  by: string;
  at: Date;
}

export const insertSettlement = (tx: Tx, orgId: string, s: NewSettlement) =>
  tx.query(
    `insert into settlements (org_id, settlement_id, event_id, store_id, nth, adjusts, expected, counted, note, slip_id, submitted_by, submitted_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      ...([orgId, s.settlementId, s.eventId, s.storeId, s.nth, s.adjusts] as const),
      ...([JSON.stringify(s.expected), JSON.stringify(s.counted), s.note, s.slipId, s.by, s.at] as const),
    ],
  );

interface Decision {
  settlementId: string;
  state: 'approved' | 'rejected';
  by: string;
  reason: string;
  isAlone: boolean;
  at: Date;
}

/** No row where somebody decided before. */
export const decide = (tx: Tx, orgId: string, { settlementId, state, by, reason, isAlone, at }: Decision) =>
  tx.query(
    `update settlements set state = $3, decided_by = $4, reason = $5, is_alone = $6, decided_at = $7
      where org_id = $1 and settlement_id = $2 and state = 'submitted' returning settlement_id`,
    [orgId, settlementId, state, by, reason, isAlone, at],
  );

/** How many people there are who may approve, but this one. */
export const countOthers = (tx: Tx, orgId: string, roles: readonly Role[], userId: string) =>
  tx.query(
    `select count(*) as others from memberships where org_id = $1 and role = any($2::text[]) and user_id is not null and user_id <> $3`,
    [orgId, roles, userId],
  );

/** Kept until it is named by a settlement. */
export const keepSlip = (tx: Tx, orgId: string, slipId: string) =>
  tx.query('select file_id from files where org_id = $1 and file_id = $2 and is_slip for key share', [orgId, slipId]);
