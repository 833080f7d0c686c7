// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** connected-accounts.sql.ts: selectConnected */
    'select account, nth, home, country, can_charge, can_pay_out, is_submitted, missing, error, checked_at from connected_accounts where org_id = $1': {
      values: readonly [string | null];
      row: {
        account: string | null;
        nth: number;
        home: ColumnTypes['connected_accounts.home'];
        country: string;
        can_charge: boolean;
        can_pay_out: boolean;
        is_submitted: boolean;
        missing: string[];
        error: ColumnTypes['connected_accounts.error'] | null;
        checked_at: Date;
      };
    };

    /** connected-accounts.sql.ts: startConnecting */
    "insert into connected_accounts as c (org_id, country, home, checked_at) values ($1, $2, $3, $4)\n\
     on conflict (org_id) do update set country = $2, home = $3, account = null, can_charge = false, can_pay_out = false, is_submitted = false,\n\
       missing = '{}', error = null, checked_at = $4, nth = c.nth + case when c.account is not null or c.error is not null then 1 else 0 end\n\
     where c.account is null or c.home <> $3\n\
     returning nth": {
      values: readonly [string | null, string | null, string | null, Date | null];
      row: { nth: number };
    };

    /** connected-accounts.sql.ts: writeAccount */
    'update connected_accounts set account = $2, can_charge = $3, can_pay_out = $4, is_submitted = $5, missing = $6::text[], error = null, checked_at = $7, country = $8\n\
      where org_id = $1 and (account is null or account = $2) returning org_id': {
      values: readonly [string | null, string | null, boolean | null, boolean | null, boolean | null, List<string> | null, Date | null, string | null];
      row: { org_id: string };
    };

    /** connected-accounts.sql.ts: writeRefusal */
    'update connected_accounts set error = $2, checked_at = $3 where org_id = $1 and account is null': {
      values: readonly [string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** connected-accounts.sql.ts: detachAccount */
    "update connected_accounts set account = null, nth = nth + 1, can_charge = false, can_pay_out = false, is_submitted = false, missing = '{}',\n\
       error = null, checked_at = $2 where org_id = $1 and account is not null returning org_id": {
      values: readonly [string | null, Date | null];
      row: { org_id: string };
    };

    /** connected-accounts.sql.ts: selectCharging */
    'select account from connected_accounts where org_id = $1 and home = $2 and can_charge and account is not null': {
      values: readonly [string | null, string | null];
      row: { account: string };
    };

    /** connected-accounts.sql.ts: selectOwners */
    "select u.email from memberships m join users u on u.user_id = m.user_id where m.org_id = $1 and m.role = 'owner' order by u.email": {
      values: readonly [string | null];
      row: { email: string };
    };

    /** connected-accounts.sql.ts: selectAddress */
    'select email from users where user_id = $1': {
      values: readonly [string | null];
      row: { email: string };
    };
  }
}
