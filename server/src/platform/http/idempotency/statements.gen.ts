// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../db/statements.js' {
  interface Statements {
    /** idempotency.sql.ts: claimKey */
    'insert into idempotency_keys (org_id, caller, key, operation, request_hash, created_at) values ($1, $2, $3, $4, $5, $6)\n\
     on conflict do nothing returning key': {
      values: readonly [string | null, string | null, string | null, string | null, Uint8Array | null, Date | null];
      row: { key: string };
    };

    /** idempotency.sql.ts: selectKey */
    'select operation, request_hash, status, reply from idempotency_keys where org_id = $1 and caller = $2 and key = $3': {
      values: readonly [string | null, string | null, string | null];
      row: { operation: string; request_hash: Uint8Array; status: number | null; reply: string | null };
    };

    /** idempotency.sql.ts: takeOverKey */
    'update idempotency_keys set created_at = $5\n\
     where org_id = $1 and caller = $2 and key = $3 and status is null and created_at < $4 returning key': {
      values: readonly [string | null, string | null, string | null, Date | null, Date | null];
      row: { key: string };
    };

    /** idempotency.sql.ts: keepReply */
    'update idempotency_keys set status = $4, reply = $5 where org_id = $1 and caller = $2 and key = $3': {
      values: readonly [string | null, string | null, string | null, number | null, string | null];
      row: Record<never, never>;
    };

    /** idempotency.sql.ts: releaseKey */
    'delete from idempotency_keys where org_id = $1 and caller = $2 and key = $3 and status is null': {
      values: readonly [string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** idempotency.sql.ts: deleteOldKeys */
    'delete from idempotency_keys where created_at < $1': {
      values: readonly [Date | null];
      row: Record<never, never>;
    };
  }
}
