// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** subscriptions.sql.ts: selectSubscription */
    'select subscription, customer, state, paid_until, is_ending from subscriptions where org_id = $1 and home = $2': {
      values: readonly [string | null, string | null];
      row: {
        subscription: string;
        customer: string;
        state: 'active' | 'ended' | 'past_due';
        paid_until: Date | null;
        is_ending: boolean;
      };
    };

    /** subscriptions.sql.ts: writeSubscription */
    "insert into subscriptions as s (org_id, home, subscription, customer, state, paid_until, is_ending, checked_at)\n\
     select org_id, $2, $3, $4, $5, $6, $7, $8 from organizations where org_id = $1\n\
     on conflict (org_id) do update set home = $2, subscription = $3, customer = $4, state = $5, paid_until = $6, is_ending = $7, checked_at = $8\n\
     where s.home <> $2 or s.subscription = $3 or excluded.state <> 'ended'": {
      values: readonly [string | null, string | null, string | null, string | null, string | null, Date | null, boolean | null, Date | null];
      row: Record<never, never>;
    };
  }
}
