// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** settlements.sql.ts: selectSettlement */
    "select t.settlement_id, t.event_id, t.store_id, t.nth, t.adjusts, t.state, t.expected, t.counted, t.note, t.slip_id, t.submitted_by as submitter,\n\
  coalesce(nullif(s.name, ''), s.email) as submitted_by, t.submitted_at, coalesce(nullif(d.name, ''), d.email) as decided_by, t.decided_at, t.reason, t.is_alone from settlements t left join users s on s.user_id = t.submitted_by left join users d on d.user_id = t.decided_by where t.org_id = $1 and t.settlement_id = $2": {
      values: readonly [string | null, string | null];
      row: {
        settlement_id: string;
        event_id: string;
        store_id: string;
        nth: number;
        adjusts: string | null;
        state: 'approved' | 'rejected' | 'submitted';
        expected: ColumnTypes['settlements.expected'];
        counted: ColumnTypes['settlements.counted'];
        note: string;
        slip_id: string | null;
        submitter: string | null;
        submitted_by: string | null;
        submitted_at: Date;
        decided_by: string | null;
        decided_at: Date | null;
        reason: string;
        is_alone: boolean;
      };
    };

    /** settlements.sql.ts: selectSettlements */
    "select t.settlement_id, t.event_id, t.store_id, t.nth, t.adjusts, t.state, t.expected, t.counted, t.note, t.slip_id, t.submitted_by as submitter,\n\
  coalesce(nullif(s.name, ''), s.email) as submitted_by, t.submitted_at, coalesce(nullif(d.name, ''), d.email) as decided_by, t.decided_at, t.reason, t.is_alone from settlements t left join users s on s.user_id = t.submitted_by left join users d on d.user_id = t.decided_by where t.org_id = $1 and t.event_id = $2 order by t.nth desc, t.store_id": {
      values: readonly [string | null, string | null];
      row: {
        settlement_id: string;
        event_id: string;
        store_id: string;
        nth: number;
        adjusts: string | null;
        state: 'approved' | 'rejected' | 'submitted';
        expected: ColumnTypes['settlements.expected'];
        counted: ColumnTypes['settlements.counted'];
        note: string;
        slip_id: string | null;
        submitter: string | null;
        submitted_by: string | null;
        submitted_at: Date;
        decided_by: string | null;
        decided_at: Date | null;
        reason: string;
        is_alone: boolean;
      };
    };

    /** settlements.sql.ts: selectMoney */
    "select store_id, tender, sum(amount)::bigint as amount from (\n\
       select d.store_id, p.tender, case p.kind when 'captured' then p.amount when 'refund_failed' then p.amount when 'refunded' then - p.amount else 0 end as amount from pos_sessions d join payment_entries p on p.org_id = d.org_id and p.session_id = d.session_id\n\
        where d.org_id = $1 and d.event_id = $2\n\
       union all\n\
       select o.store_id, p.tender, case p.kind when 'captured' then p.amount when 'refund_failed' then p.amount when 'refunded' then - p.amount else 0 end from orders o join payment_entries p on p.org_id = o.org_id and p.order_id = o.order_id\n\
        where o.org_id = $1 and o.event_id = $2 and p.session_id is null and p.tender in ('online', 'square')\n\
       union all\n\
       select store_id, 'cash', opening from pos_sessions where org_id = $1 and event_id = $2\n\
       union all\n\
       select d.store_id, 'cash', case m.kind when 'in' then m.amount else - m.amount end\n\
         from pos_sessions d join cash_moves m on m.org_id = d.org_id and m.session_id = d.session_id where d.org_id = $1 and d.event_id = $2\n\
     ) money group by store_id, tender": {
      values: readonly [string | null, string | null];
      row: {
        store_id: string;
        tender: 'card' | 'cash' | 'online' | 'other' | 'square' | 'online' | 'square' | 'cash' | 'cash';
        amount: number;
      };
    };

    /** settlements.sql.ts: selectDrawers */
    "select x.store_id, s.name, s.zone, count(d.session_id) as desks, count(d.session_id) filter (where d.state = 'open') as open_desks,\n\
       coalesce(sum(d.counted), 0)::bigint as drawers\n\
     from event_stores x join stores s on s.org_id = x.org_id and s.store_id = x.store_id\n\
     left join pos_sessions d on d.org_id = x.org_id and d.event_id = x.event_id and d.store_id = x.store_id\n\
     where x.org_id = $1 and x.event_id = $2 group by x.store_id, s.name, s.zone order by s.name, x.store_id": {
      values: readonly [string | null, string | null];
      row: { store_id: string; name: string; zone: string; desks: number; open_desks: number; drawers: number };
    };

    /** settlements.sql.ts: insertSettlement */
    'insert into settlements (org_id, settlement_id, event_id, store_id, nth, adjusts, expected, counted, note, slip_id, submitted_by, submitted_at)\n\
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)': {
      values: readonly [string | null, string | null, string | null, string | null, number | null, string | null, string | null, string | null, string | null, string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** settlements.sql.ts: decide */
    "update settlements set state = $3, decided_by = $4, reason = $5, is_alone = $6, decided_at = $7\n\
      where org_id = $1 and settlement_id = $2 and state = 'submitted' returning settlement_id": {
      values: readonly [string | null, string | null, string | null, string | null, string | null, boolean | null, Date | null];
      row: { settlement_id: string };
    };

    /** settlements.sql.ts: countOthers */
    'select count(*) as others from memberships where org_id = $1 and role = any($2::text[]) and user_id is not null and user_id <> $3': {
      values: readonly [string | null, List<string> | null, string | null];
      row: { others: number };
    };

    /** settlements.sql.ts: keepSlip */
    'select file_id from files where org_id = $1 and file_id = $2 and is_slip for key share': {
      values: readonly [string | null, string | null];
      row: { file_id: string };
    };
  }
}
