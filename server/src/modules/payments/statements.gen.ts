// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** disputes.sql.ts: insertDispute */
    'insert into disputes (org_id, dispute_id, order_id, payment_id, ref, amount, currency, reason, state, due_at, created_at, updated_at)\n\
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11) on conflict (org_id, ref) do nothing returning dispute_id': {
      values: readonly [string | null, string | null, string | null, string | null, string | null, number | null, string | null, string | null, string | null, Date | null, Date | null];
      row: { dispute_id: string };
    };

    /** disputes.sql.ts: writeDispute */
    "update disputes set state = $3, due_at = $4, updated_at = $5\n\
      where org_id = $1 and ref = $2 and state in ('open', 'review') and (state <> $3 or due_at is distinct from $4) returning dispute_id": {
      values: readonly [string | null, string | null, string | null, Date | null, Date | null];
      row: { dispute_id: string };
    };

    /** disputes.sql.ts: selectDisputesOf */
    'select d.dispute_id, d.order_id, d.amount, d.currency, d.reason, d.state, d.due_at, d.created_at, p.intent_id from disputes d join payments p on p.org_id = d.org_id and p.payment_id = d.payment_id\n\
      where d.org_id = $1 and d.order_id = $2 order by d.created_at desc, d.dispute_id desc': {
      values: readonly [string | null, string | null];
      row: {
        dispute_id: string;
        order_id: string;
        amount: number;
        currency: string;
        reason: string;
        state: 'lost' | 'open' | 'review' | 'won';
        due_at: Date | null;
        created_at: Date;
        intent_id: string | null;
      };
    };

    /** disputes.sql.ts: selectOpenDisputes */
    "select d.dispute_id, d.order_id, d.amount, d.currency, d.reason, d.state, d.due_at, d.created_at, o.store_id, o.number from disputes d join orders o on o.org_id = d.org_id and o.order_id = d.order_id\n\
      where d.org_id = $1 and d.state in ('open', 'review') order by d.state, d.due_at, d.dispute_id limit $2": {
      values: readonly [string | null, number | null];
      row: {
        dispute_id: string;
        order_id: string;
        amount: number;
        currency: string;
        reason: string;
        state: 'open' | 'review';
        due_at: Date | null;
        created_at: Date;
        store_id: string;
        number: number | null;
      };
    };

    /** payments.sql.ts: selectPayment */
    'select payment_id, order_id, vendor, account, intent_id, device_id, charge_id, amount, currency, capture, state, failure, declined, created_at from payments where org_id = $1 and payment_id = $2': {
      values: readonly [string | null, string | null];
      row: {
        payment_id: string;
        order_id: string;
        vendor: ColumnTypes['payments.vendor'];
        account: string;
        intent_id: string | null;
        device_id: string | null;
        charge_id: string | null;
        amount: number;
        currency: string;
        capture: ColumnTypes['payments.capture'];
        state: 'action' | 'authorized' | 'canceled' | 'captured' | 'created' | 'failed' | 'processing';
        failure: ColumnTypes['payments.failure'] | null;
        declined: number;
        created_at: Date;
      };
    };

    /** payments.sql.ts: selectOpenPayment */
    "select payment_id, order_id, vendor, account, intent_id, device_id, charge_id, amount, currency, capture, state, failure, declined, created_at from payments where org_id = $1 and order_id = $2 and state in ('created', 'action', 'processing', 'authorized')": {
      values: readonly [string | null, string | null];
      row: {
        payment_id: string;
        order_id: string;
        vendor: ColumnTypes['payments.vendor'];
        account: string;
        intent_id: string | null;
        device_id: string | null;
        charge_id: string | null;
        amount: number;
        currency: string;
        capture: ColumnTypes['payments.capture'];
        state: 'action' | 'authorized' | 'created' | 'processing';
        failure: ColumnTypes['payments.failure'] | null;
        declined: number;
        created_at: Date;
      };
    };

    /** payments.sql.ts: selectPaymentsOf */
    'select payment_id, order_id, vendor, account, intent_id, device_id, charge_id, amount, currency, capture, state, failure, declined, created_at from payments where org_id = $1 and order_id = $2 order by created_at desc, payment_id desc': {
      values: readonly [string | null, string | null];
      row: {
        payment_id: string;
        order_id: string;
        vendor: ColumnTypes['payments.vendor'];
        account: string;
        intent_id: string | null;
        device_id: string | null;
        charge_id: string | null;
        amount: number;
        currency: string;
        capture: ColumnTypes['payments.capture'];
        state: 'action' | 'authorized' | 'canceled' | 'captured' | 'created' | 'failed' | 'processing';
        failure: ColumnTypes['payments.failure'] | null;
        declined: number;
        created_at: Date;
      };
    };

    /** payments.sql.ts: selectPaymentOfIntent */
    'select payment_id, order_id, vendor, account, intent_id, device_id, charge_id, amount, currency, capture, state, failure, declined, created_at from payments where org_id = $1 and intent_id = $2': {
      values: readonly [string | null, string | null];
      row: {
        payment_id: string;
        order_id: string;
        vendor: ColumnTypes['payments.vendor'];
        account: string;
        intent_id: string;
        device_id: string | null;
        charge_id: string | null;
        amount: number;
        currency: string;
        capture: ColumnTypes['payments.capture'];
        state: 'action' | 'authorized' | 'canceled' | 'captured' | 'created' | 'failed' | 'processing';
        failure: ColumnTypes['payments.failure'] | null;
        declined: number;
        created_at: Date;
      };
    };

    /** payments.sql.ts: insertPayment */
    'insert into payments (org_id, payment_id, order_id, account, amount, currency, capture, created_at, updated_at, next_check_at, vendor, device_id)\n\
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $10, $11)': {
      values: readonly [string | null, string | null, string | null, string | null, number | null, string | null, string | null, Date | null, Date | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** payments.sql.ts: writeIntent */
    'update payments set intent_id = $3, updated_at = $4 where org_id = $1 and payment_id = $2 and intent_id is null': {
      values: readonly [string | null, string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** payments.sql.ts: writeCharge */
    'update payments set charge_id = $3 where org_id = $1 and payment_id = $2': {
      values: readonly [string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** payments.sql.ts: selectPaymentOfCharge */
    'select payment_id, order_id, vendor, account, intent_id, device_id, charge_id, amount, currency, capture, state, failure, declined, created_at from payments where org_id = $1 and charge_id = $2': {
      values: readonly [string | null, string | null];
      row: {
        payment_id: string;
        order_id: string;
        vendor: ColumnTypes['payments.vendor'];
        account: string;
        intent_id: string | null;
        device_id: string | null;
        charge_id: string;
        amount: number;
        currency: string;
        capture: ColumnTypes['payments.capture'];
        state: 'action' | 'authorized' | 'canceled' | 'captured' | 'created' | 'failed' | 'processing';
        failure: ColumnTypes['payments.failure'] | null;
        declined: number;
        created_at: Date;
      };
    };

    /** payments.sql.ts: writeReceived */
    'update payments set amount = $3 where org_id = $1 and payment_id = $2 and amount > $3': {
      values: readonly [string | null, string | null, number | null];
      row: Record<never, never>;
    };

    /** payments.sql.ts: writeState */
    "update payments set state = $3, failure = coalesce($4, failure), updated_at = $5,\n\
       next_check_at = case when $3 in ('captured', 'failed', 'canceled') then null else coalesce(next_check_at, $5) end\n\
     where org_id = $1 and payment_id = $2 and (state in ('created', 'action', 'processing', 'authorized') or $3 = 'captured') and state <> 'captured'": {
      values: readonly [string | null, string | null, string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** payments.sql.ts: countDeclined */
    'update payments set declined = declined + 1, updated_at = $3 where org_id = $1 and intent_id = $2 returning order_id, declined': {
      values: readonly [string | null, string | null, Date | null];
      row: { order_id: string; declined: number };
    };

    /** payments.sql.ts: takeUnheard */
    "update payments p set next_check_at = $1::timestamptz + greatest(interval '2 minutes', least(interval '1 hour', ($1 - p.created_at) / 2))\n\
       from (select org_id, payment_id from payments where next_check_at <= $1 order by next_check_at limit $2 for update skip locked) due\n\
      where p.org_id = due.org_id and p.payment_id = due.payment_id returning p.org_id, p.order_id": {
      values: readonly [Date | null, number | null];
      row: { org_id: string; order_id: string };
    };

    /** refunds.sql.ts: selectRefunds */
    'select r.refund_id, r.order_id, r.payment_id, r.amount, r.lines, r.reason, r.note, r.state, r.ref, r.error, r.created_at, u.name as by from refunds r left join users u on u.user_id = r.by_user\n\
      where r.org_id = $1 and r.order_id = $2 order by r.created_at desc, r.refund_id desc': {
      values: readonly [string | null, string | null];
      row: {
        refund_id: string;
        order_id: string;
        payment_id: string | null;
        amount: number;
        lines: ColumnTypes['refunds.lines'];
        reason: 'canceled' | 'disputed' | 'late' | 'overpaid' | 'provider' | 'team';
        note: string;
        state: 'failed' | 'pending' | 'requested' | 'succeeded';
        ref: string | null;
        error: ColumnTypes['refunds.error'] | null;
        created_at: Date;
        by: string | null;
      };
    };

    /** refunds.sql.ts: selectRefund */
    'select r.order_id, r.amount, r.reason, r.state, p.vendor from refunds r left join payments p on p.org_id = r.org_id and p.payment_id = r.payment_id\n\
      where r.org_id = $1 and r.refund_id = $2': {
      values: readonly [string | null, string | null];
      row: {
        order_id: string;
        amount: number;
        reason: 'canceled' | 'disputed' | 'late' | 'overpaid' | 'provider' | 'team';
        state: 'failed' | 'pending' | 'requested' | 'succeeded';
        vendor: ColumnTypes['payments.vendor'] | null;
      };
    };

    /** refunds.sql.ts: selectRefundOfRef */
    'select refund_id from refunds where org_id = $1 and ref = $2': {
      values: readonly [string | null, string | null];
      row: { refund_id: string };
    };

    /** refunds.sql.ts: insertRefund */
    'insert into refunds (org_id, refund_id, order_id, payment_id, amount, lines, reason, note, state, ref, by_user, created_at, updated_at)\n\
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12) on conflict (org_id, ref) where ref is not null do nothing returning refund_id': {
      values: readonly [string | null, string | null, string | null, string | null, number | null, string | null, string | null, string | null, string | null, string | null, string | null, Date | null];
      row: { refund_id: string };
    };

    /** refunds.sql.ts: writeRefund */
    "update refunds set state = $3, ref = coalesce($4, ref), error = $5, updated_at = $6\n\
      where org_id = $1 and refund_id = $2 and state <> $3 and state <> 'failed' and not (state = 'succeeded' and $3 <> 'failed')\n\
      returning order_id": {
      values: readonly [string | null, string | null, string | null, string | null, string | null, Date | null];
      row: { order_id: string };
    };

    /** refunds.sql.ts: selectRefundedUnits */
    "select coalesce((l ->> 'line_no')::integer, 0) as line_no, coalesce(sum((l ->> 'quantity')::integer), 0)::integer as quantity,\n\
       coalesce(sum((l ->> 'amount')::bigint), 0)::bigint as amount\n\
       from refunds r cross join lateral jsonb_array_elements(r.lines) l\n\
      where r.org_id = $1 and r.order_id = $2 and r.state <> 'failed' group by 1": {
      values: readonly [string | null, string | null];
      row: { line_no: number; quantity: number; amount: number };
    };

    /** refunds.sql.ts: takePending */
    "update refunds r set updated_at = $1\n\
       from (select r2.org_id, r2.refund_id, p.account from refunds r2 join payments p on p.org_id = r2.org_id and p.payment_id = r2.payment_id\n\
              where r2.state = 'pending' and p.vendor = 'square' and r2.updated_at <= $2 order by r2.updated_at limit $3 for update of r2 skip locked) due\n\
      where r.org_id = due.org_id and r.refund_id = due.refund_id returning r.org_id, r.ref, due.account": {
      values: readonly [Date | null, Date | null, number | null];
      row: { org_id: string; ref: string | null; account: string };
    };

    /** refunds.sql.ts: selectRefundable */
    "select p.payment_id, p.vendor, p.account, p.intent_id, p.charge_id, p.currency, (p.amount - coalesce(sum(r.amount), 0))::bigint as left_over\n\
       from payments p left join refunds r on r.org_id = p.org_id and r.payment_id = p.payment_id and r.state <> 'failed'\n\
      where p.org_id = $1 and p.order_id = $2 and p.state = 'captured'\n\
      group by p.payment_id, p.vendor, p.account, p.intent_id, p.charge_id, p.currency, p.amount, p.created_at\n\
      having p.amount > coalesce(sum(r.amount), 0) order by p.created_at desc": {
      values: readonly [string | null, string | null];
      row: {
        payment_id: string;
        vendor: ColumnTypes['payments.vendor'];
        account: string;
        intent_id: string | null;
        charge_id: string | null;
        currency: string;
        left_over: number;
      };
    };
  }
}
