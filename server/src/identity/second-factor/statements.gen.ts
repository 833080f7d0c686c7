// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** second-factors.sql.ts: selectFactor */
    'select f.secret, f.confirmed_at, (select count(*)::int from recovery_codes r where r.account_id = f.account_id) as codes_left\n\
     from second_factors f where f.account_id = $1 and f.confirmed_at is not null': {
      values: readonly [string | null];
      row: { secret: Uint8Array; confirmed_at: Date; codes_left: number };
    };

    /** second-factors.sql.ts: insertFactor */
    'insert into second_factors (account_id, secret, created_at) values ($1, $2, $3)\n\
     on conflict (account_id) do update set secret = excluded.secret, created_at = excluded.created_at\n\
       where second_factors.confirmed_at is null\n\
     returning account_id': {
      values: readonly [string | null, Uint8Array | null, Date | null];
      row: { account_id: string };
    };

    /** second-factors.sql.ts: selectUnconfirmed */
    'select secret from second_factors where account_id = $1 and confirmed_at is null and created_at > $2': {
      values: readonly [string | null, Date | null];
      row: { secret: Uint8Array };
    };

    /** second-factors.sql.ts: confirmFactor */
    'update second_factors set confirmed_at = $3, last_step = $2\n\
     where account_id = $1 and confirmed_at is null returning account_id': {
      values: readonly [string | null, number | null, Date | null];
      row: { account_id: string };
    };

    /** second-factors.sql.ts: takeStep */
    'update second_factors set last_step = $2\n\
     where account_id = $1 and confirmed_at is not null and last_step < $2 returning account_id': {
      values: readonly [string | null, number | null];
      row: { account_id: string };
    };

    /** second-factors.sql.ts: takeRecoveryCode */
    'delete from recovery_codes where account_id = $1 and code_hash = $2 returning account_id': {
      values: readonly [string | null, Uint8Array | null];
      row: { account_id: string };
    };

    /** second-factors.sql.ts: insertRecoveryCode */
    'insert into recovery_codes (account_id, code_hash) values ($1, $2)': {
      values: readonly [string | null, Uint8Array | null];
      row: Record<never, never>;
    };

    /** second-factors.sql.ts: deleteRecoveryCodes */
    'delete from recovery_codes where account_id = $1': {
      values: readonly [string | null];
      row: Record<never, never>;
    };

    /** second-factors.sql.ts: deleteFactor */
    'delete from second_factors where account_id = $1 and confirmed_at is not null returning account_id': {
      values: readonly [string | null];
      row: { account_id: string };
    };

    /** second-factors.sql.ts: deleteFactorSince */
    'delete from second_factors where account_id = $1 and (confirmed_at is null or confirmed_at >= $2)': {
      values: readonly [string | null, Date | null];
      row: Record<never, never>;
    };

    /** second-factors.sql.ts: deleteUnfinished */
    'delete from second_factors where confirmed_at is null and created_at <= $1': {
      values: readonly [Date | null];
      row: Record<never, never>;
    };
  }
}
