// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../db/statements.js' {
  interface Statements {
    /** vendor-events.sql.ts: insertAccount */
    'insert into vendor_accounts (vendor, account, org_id) values ($1, $2, $3) on conflict do nothing': {
      values: readonly [string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** vendor-events.sql.ts: selectAccounts */
    'select account from vendor_accounts where org_id = $1 and vendor = $2 order by account': {
      values: readonly [string | null, string | null];
      row: { account: string };
    };

    /** vendor-events.sql.ts: deleteAccount */
    'delete from vendor_accounts where org_id = $1 and vendor = $2 and account = $3': {
      values: readonly [string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** vendor-events.sql.ts: selectOwner */
    'select org_id from vendor_accounts where vendor = $1 and account = $2': {
      values: readonly [string | null, string | null];
      row: { org_id: string };
    };

    /** vendor-events.sql.ts: insertEvent */
    'insert into vendor_events (vendor, event_id, account, org_id, type, object_id, state, received_at)\n\
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (vendor, event_id) do nothing returning 1': {
      values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, Date | null];
      row: { '?column?': number };
    };

    /** vendor-events.sql.ts: selectReceived */
    "select vendor, event_id, account, org_id, type, object_id from vendor_events\n\
      where vendor = $1 and event_id = $2 and state = 'received'": {
      values: readonly [string | null, string | null];
      row: {
        vendor: string;
        event_id: string;
        account: string | null;
        org_id: string | null;
        type: string;
        object_id: string;
      };
    };

    /** vendor-events.sql.ts: endEvent */
    'update vendor_events set state = $3 where vendor = $1 and event_id = $2': {
      values: readonly [string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** vendor-events.sql.ts: deleteEvents */
    'delete from vendor_events where received_at < $1': {
      values: readonly [Date | null];
      row: Record<never, never>;
    };
  }
}
