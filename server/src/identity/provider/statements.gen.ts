// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** oidc-payloads.sql.ts: upsertPayload */
    "insert into oidc_payloads (model, id, payload, grant_id, uid, expires_at) values ($1, $2, $3, $4, $5, $6)\n\
     on conflict (model, id) do update\n\
       set payload = excluded.payload, grant_id = excluded.grant_id, uid = excluded.uid, expires_at = excluded.expires_at\n\
       where oidc_payloads.expires_at is distinct from '-infinity'": {
      values: readonly [string | null, string | null, string | null, string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** oidc-payloads.sql.ts: selectPayload */
    'select payload, consumed_at from oidc_payloads where model = $1 and id = $2 and (expires_at is null or expires_at > $3)': {
      values: readonly [string | null, string | null, Date | null];
      row: { payload: ColumnTypes['oidc_payloads.payload']; consumed_at: Date | null };
    };

    /** oidc-payloads.sql.ts: selectPayloadByUid */
    'select payload, consumed_at from oidc_payloads where model = $1 and uid = $2 and (expires_at is null or expires_at > $3)': {
      values: readonly [string | null, string | null, Date | null];
      row: { payload: ColumnTypes['oidc_payloads.payload']; consumed_at: Date | null };
    };

    /** oidc-payloads.sql.ts: consumePayload */
    'update oidc_payloads set consumed_at = $3 where model = $1 and id = $2 and consumed_at is null returning id': {
      values: readonly [string | null, string | null, Date | null];
      row: { id: string };
    };

    /** oidc-payloads.sql.ts: deletePayload */
    'delete from oidc_payloads where model = $1 and id = $2': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** oidc-payloads.sql.ts: deletePayloadsOfGrant */
    'delete from oidc_payloads where model = $1 and grant_id = $2': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** oidc-payloads.sql.ts: endPayload */
    "update oidc_payloads set payload = '{}', expires_at = '-infinity' where model = $1 and id = $2": {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** oidc-payloads.sql.ts: deleteExpiredPayloads */
    'delete from oidc_payloads where expires_at <= $1': {
      values: readonly [Date | null];
      row: Record<never, never>;
    };

    /** oidc-payloads.sql.ts: deleteGrant */
    "delete from oidc_payloads where grant_id = $1 or (model = 'Grant' and id = $2)": {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };
  }
}
