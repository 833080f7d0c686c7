// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../db/statements.js' {
  interface Statements {
    /** vendor-calls.sql.ts: insertCall */
    'insert into vendor_calls (org_id, call_id, vendor, operation, subject_kind, subject_id, nth, request, queued_at, next_at)\n\
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict on constraint vendor_calls_once do nothing returning call_id': {
      values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, number | null, string | null, Date | null, Date | null];
      row: { call_id: string };
    };

    /** vendor-calls.sql.ts: selectQueued */
    'select call_id from vendor_calls where org_id = $1 and vendor = $2 and operation = $3 and subject_id = $4 and nth = $5': {
      values: readonly [string | null, string | null, string | null, string | null, number | null];
      row: { call_id: string };
    };

    /** vendor-calls.sql.ts: claimCall */
    "update vendor_calls c set state = 'sending', attempts = c.attempts + 1, sent_at = coalesce(c.sent_at, $3), next_at = $4\n\
      from (select org_id, call_id, sent_at from vendor_calls where org_id = $1 and call_id = $2\n\
               and (state in ('waiting', 'unknown') or (state = 'sending' and next_at <= $3)) for update) before\n\
     where c.org_id = before.org_id and c.call_id = before.call_id\n\
     returning c.org_id, c.call_id, c.subject_id, c.request, c.queued_at, c.attempts, before.sent_at as sent_before": {
      values: readonly [string | null, string | null, Date | null, Date | null];
      row: {
        org_id: string;
        call_id: string;
        subject_id: string;
        request: unknown;
        queued_at: Date;
        attempts: number;
        sent_before: Date | null;
      };
    };

    /** vendor-calls.sql.ts: selectCall */
    'select state, vendor_ref, error, next_at from vendor_calls where org_id = $1 and call_id = $2': {
      values: readonly [string | null, string | null];
      row: {
        state: ColumnTypes['vendor_calls.state'];
        vendor_ref: string | null;
        error: ColumnTypes['vendor_calls.error'] | null;
        next_at: Date | null;
      };
    };

    /** vendor-calls.sql.ts: endAttempt */
    "update vendor_calls set state = $4, vendor_ref = $5, error = $6, next_at = $7, sent_at = case when $4 = 'waiting' then null else sent_at end\n\
      where org_id = $1 and call_id = $2 and attempts = $3 and state = 'sending' returning 1": {
      values: readonly [string | null, string | null, number | null, string | null, string | null, string | null, Date | null];
      row: { '?column?': number };
    };
  }
}
