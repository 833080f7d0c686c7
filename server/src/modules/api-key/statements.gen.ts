// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** api-key.sql.ts: selectCurrentKey */
    'select key_id, prefix, role, created_at, last_used_at from api_keys where org_id = $1 and revoked_at is null': {
      values: readonly [string | null];
      row: {
        key_id: string;
        prefix: string;
        role: 'admin' | 'cashier' | 'editor' | 'owner' | 'viewer';
        created_at: Date;
        last_used_at: Date | null;
      };
    };

    /** api-key.sql.ts: revokeCurrentKey */
    'update api_keys set revoked_at = $2 where org_id = $1 and revoked_at is null returning key_id': {
      values: readonly [string | null, Date | null];
      row: { key_id: string };
    };

    /** api-key.sql.ts: revokeKeysOf */
    'update api_keys set revoked_at = $3 where org_id = $1 and created_by = $2 and revoked_at is null': {
      values: readonly [string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** api-key.sql.ts: insertKey */
    'insert into api_keys (org_id, key_id, secret_hash, prefix, role, created_by, created_at)\n\
     values ($1, $2, $3, $4, $5, $6, $7) returning key_id, prefix, role, created_at, last_used_at': {
      values: readonly [string | null, string | null, Uint8Array | null, string | null, string | null, string | null, Date | null];
      row: {
        key_id: string;
        prefix: string;
        role: 'admin' | 'cashier' | 'editor' | 'owner' | 'viewer';
        created_at: Date;
        last_used_at: Date | null;
      };
    };
  }
}
