// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../platform/db/statements.js' {
  interface Statements {
    /** api-keys.sql.ts: selectKeyByHash */
    'select k.org_id, k.key_id, k.role, k.created_by, k.last_used_at, u.terms_version is not null as maker_accepted\n\
     from api_keys k join users u on u.user_id = k.created_by where k.secret_hash = $1 and k.revoked_at is null': {
      values: readonly [Uint8Array | null];
      row: {
        org_id: string;
        key_id: string;
        role: 'admin' | 'cashier' | 'editor' | 'owner' | 'viewer';
        created_by: string;
        last_used_at: Date | null;
        maker_accepted: boolean;
      };
    };

    /** api-keys.sql.ts: touchKey */
    'update api_keys set last_used_at = $3 where org_id = $1 and key_id = $2': {
      values: readonly [string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** secrets.ts: loadDeriveKey */
    'insert into secrets (name, value) values ($1, $2) on conflict do nothing': {
      values: readonly [string | null, Uint8Array | null];
      row: Record<never, never>;
    };

    /** secrets.ts: loadDeriveKey */
    'select value from secrets where name = $1': {
      values: readonly [string | null];
      row: { value: Uint8Array };
    };

    /** signing-keys.sql.ts: selectSigningKeys */
    'select kid, jwk, created_at from signing_keys order by created_at desc, kid': {
      values: readonly [];
      row: { kid: string; jwk: ColumnTypes['signing_keys.jwk']; created_at: Date };
    };

    /** signing-keys.sql.ts: lockSigningKeys */
    'lock table signing_keys in share row exclusive mode': {
      values: readonly [];
      row: Record<never, never>;
    };

    /** signing-keys.sql.ts: insertSigningKey */
    'insert into signing_keys (kid, jwk, created_at) values ($1, $2, $3)': {
      values: readonly [string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** signing-keys.sql.ts: deleteSigningKey */
    'delete from signing_keys where kid = $1': {
      values: readonly [string | null];
      row: Record<never, never>;
    };

    /** users.sql.ts: selectUser */
    'select user_id, email, email_verified, name, last_seen_at, deleted_at, terms_version from users where issuer = $1 and subject = $2': {
      values: readonly [string | null, string | null];
      row: {
        user_id: string;
        email: string;
        email_verified: boolean;
        name: string;
        last_seen_at: Date | null;
        deleted_at: Date | null;
        terms_version: string | null;
      };
    };

    /** users.sql.ts: upsertUser */
    'insert into users (user_id, issuer, subject, email, email_verified, name, created_at, last_seen_at)\n\
     values ($1, $2, $3, $4, $5, $6, $7, $7)\n\
     on conflict (issuer, subject) do update\n\
       set email = excluded.email, email_verified = excluded.email_verified, name = excluded.name, last_seen_at = excluded.last_seen_at\n\
       where users.deleted_at is null\n\
     returning user_id, email, email_verified, name, last_seen_at, deleted_at, terms_version': {
      values: readonly [string | null, string | null, string | null, string | null, boolean | null, string | null, Date | null];
      row: {
        user_id: string;
        email: string;
        email_verified: boolean;
        name: string;
        last_seen_at: Date | null;
        deleted_at: Date | null;
        terms_version: string | null;
      };
    };

    /** users.sql.ts: updateUserName */
    "update users set name = $2 where issuer = 'built-in' and subject = $1 and deleted_at is null": {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** users.sql.ts: updateUserEmail */
    "update users set email = $2 where issuer = 'built-in' and subject = $1 and deleted_at is null": {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };
  }
}
