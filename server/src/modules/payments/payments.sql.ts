import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';
import type { CaptureMode, PaymentState } from '@swapt/shared/values';

const columns = `payment_id, order_id, vendor, account, intent_id, device_id, charge_id, amount, currency, capture, state, failure, declined, created_at`;
const isOpen = `state in ('created', 'action', 'processing', 'authorized')`;

export const selectPayment = (tx: Tx, orgId: string, paymentId: string) =>
  tx.query(
    `select ${columns} from payments where org_id = $1 and payment_id = $2`,
    [orgId, paymentId],
    'select_payment',
  );

export type PaymentRow = RowOf<typeof selectPayment>;

export const selectOpenPayment = (tx: Tx, orgId: string, orderId: string) =>
  tx.query(
    `select ${columns} from payments where org_id = $1 and order_id = $2 and ${isOpen}`,
    [orgId, orderId],
    'open_payment',
  );

export const selectPaymentsOf = (tx: Tx, orgId: string, orderId: string) =>
  tx.query(
    `select ${columns} from payments where org_id = $1 and order_id = $2 order by created_at desc, payment_id desc`,
    [orgId, orderId],
  );

export const selectPaymentOfIntent = (tx: Tx, orgId: string, intentId: string) =>
  tx.query(`select ${columns} from payments where org_id = $1 and intent_id = $2`, [orgId, intentId]);

interface NewPayment {
  paymentId: string;
  orderId: string;
  /** The terminal of Square that asks for it; otherwise a browser pays it. */
  deviceId?: string;
  account: string;
  amount: number;
  currency: string;
  capture: CaptureMode;
  now: Date;
  nextCheckAt: Date;
}

export const insertPayment = (tx: Tx, orgId: string, payment: NewPayment) =>
  tx.query(
    `insert into payments (org_id, payment_id, order_id, account, amount, currency, capture, created_at, updated_at, next_check_at, vendor, device_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $10, $11)`,
    [
      ...([orgId, payment.paymentId, payment.orderId, payment.account, payment.amount, payment.currency] as const),
      ...([payment.capture, payment.now, payment.nextCheckAt] as const),
      ...([payment.deviceId === undefined ? 'stripe' : 'square', payment.deviceId ?? null] as const),
    ],
    'insert_payment',
  );

/** What the service made for it. */
export const writeIntent = (tx: Tx, orgId: string, paymentId: string, intentId: string, at: Date) =>
  tx.query(
    'update payments set intent_id = $3, updated_at = $4 where org_id = $1 and payment_id = $2 and intent_id is null',
    [orgId, paymentId, intentId, at],
    'name_payment_intent',
  );

/** What Square calls the money that came. */
export const writeCharge = (tx: Tx, orgId: string, paymentId: string, chargeId: string) =>
  tx.query('update payments set charge_id = $3 where org_id = $1 and payment_id = $2', [orgId, paymentId, chargeId]);

export const selectPaymentOfCharge = (tx: Tx, orgId: string, chargeId: string) =>
  tx.query(`select ${columns} from payments where org_id = $1 and charge_id = $2`, [orgId, chargeId]);

/** Of what a card kept, less may be taken. */
export const writeReceived = (tx: Tx, orgId: string, paymentId: string, received: number) =>
  tx.query(
    'update payments set amount = $3 where org_id = $1 and payment_id = $2 and amount > $3',
    [orgId, paymentId, received],
    'lower_payment',
  );

/** How far it is. What was captured stays so, whatever was read before that. */
export const writeState = (
  tx: Tx,
  orgId: string,
  paymentId: string,
  { state, failure }: { state: PaymentState; failure: object | null },
  at: Date,
) =>
  tx.query(
    `update payments set state = $3, failure = coalesce($4, failure), updated_at = $5,
       next_check_at = case when $3 in ('captured', 'failed', 'canceled') then null else coalesce(next_check_at, $5) end
     where org_id = $1 and payment_id = $2 and (${isOpen} or $3 = 'captured') and state <> 'captured'`,
    [orgId, paymentId, state, failure && JSON.stringify(failure), at],
    'write_payment_state',
  );

export const countDeclined = (tx: Tx, orgId: string, intentId: string, at: Date) =>
  tx.query(
    `update payments set declined = declined + 1, updated_at = $3 where org_id = $1 and intent_id = $2 returning order_id, declined`,
    [orgId, intentId, at],
  );

/** Payments that nobody reported on for a while, of all organizations, each to exactly one of any number of callers. The pause grows with their age. */
export const takeUnheard = (tx: Tx, now: Date, limit: number) =>
  tx.query(
    `update payments p set next_check_at = $1::timestamptz + greatest(interval '2 minutes', least(interval '1 hour', ($1 - p.created_at) / 2))
       from (select org_id, payment_id from payments where next_check_at <= $1 order by next_check_at limit $2 for update skip locked) due
      where p.org_id = due.org_id and p.payment_id = due.payment_id returning p.org_id, p.order_id`,
    [now, limit],
  );
