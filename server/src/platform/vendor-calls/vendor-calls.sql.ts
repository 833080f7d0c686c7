import type { Tx } from '../db/database.js';
import type { RowOf } from '../db/statements.js';
import type { VendorDetail } from '../vendors/vendor-error.js';

export interface NewCall {
  orgId: string;
  callId: string;
  vendor: string;
  operation: string;
  subjectKind: string;
  subjectId: string;
  nth: number;
  request: unknown;
}

/** No row where the same is queued already. */
export const insertCall = (tx: Tx, call: NewCall, now: Date, nextAt: Date) =>
  tx.query(
    `insert into vendor_calls (org_id, call_id, vendor, operation, subject_kind, subject_id, nth, request, queued_at, next_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict on constraint vendor_calls_once do nothing returning call_id`,
    [
      call.orgId,
      call.callId,
      call.vendor,
      call.operation,
      call.subjectKind,
      call.subjectId,
      call.nth,
      JSON.stringify(call.request),
      now,
      nextAt,
    ],
    'insert_vendor_call',
  );

export const selectQueued = (tx: Tx, { orgId, vendor, operation, subjectId, nth }: NewCall) =>
  tx.query(
    'select call_id from vendor_calls where org_id = $1 and vendor = $2 and operation = $3 and subject_id = $4 and nth = $5',
    [orgId, vendor, operation, subjectId, nth],
  );

/**
 * Takes a call that nobody is sending, or whose sender gave no sign of life for too long. An attempt counts from its taking, so its number tells whose
 * the call is. `sent_before` says whether the service may have heard of it.
 */
export const claimCall = (tx: Tx, orgId: string, callId: string, now: Date, until: Date) =>
  tx.query(
    `update vendor_calls c set state = 'sending', attempts = c.attempts + 1, sent_at = coalesce(c.sent_at, $3), next_at = $4
      from (select org_id, call_id, sent_at from vendor_calls where org_id = $1 and call_id = $2
               and (state in ('waiting', 'unknown') or (state = 'sending' and next_at <= $3)) for update) before
     where c.org_id = before.org_id and c.call_id = before.call_id
     returning c.org_id, c.call_id, c.subject_id, c.request, c.queued_at, c.attempts, before.sent_at as sent_before`,
    [orgId, callId, now, until],
    'take_vendor_call',
  );

export type ClaimedRow = RowOf<typeof claimCall>;

export const selectCall = (tx: Tx, orgId: string, callId: string) =>
  tx.query('select state, vendor_ref, error, next_at from vendor_calls where org_id = $1 and call_id = $2', [
    orgId,
    callId,
  ]);

export interface AttemptEnd {
  state: 'waiting' | 'done' | 'failed' | 'unknown';
  ref?: string;
  error?: VendorDetail;
  nextAt?: Date;
}

/** Ends an attempt; no row when another one took the call meanwhile. What goes back to waiting was surely never heard of. */
export const endAttempt = (tx: Tx, { org_id, call_id, attempts }: ClaimedRow, end: AttemptEnd) =>
  tx.query(
    `update vendor_calls set state = $4, vendor_ref = $5, error = $6, next_at = $7, sent_at = case when $4 = 'waiting' then null else sent_at end
      where org_id = $1 and call_id = $2 and attempts = $3 and state = 'sending' returning 1`,
    [
      org_id,
      call_id,
      attempts,
      end.state,
      end.ref ?? null,
      end.error ? JSON.stringify(end.error) : null,
      end.nextAt ?? null,
    ],
    'end_vendor_call',
  );
