// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../db/statements.js' {
  interface Statements {
    /** vault.sql.ts: upsertSecret */
    'insert into vault (org_id, kind, name, sealed, key_id, changed_at) values ($1, $2, $3, $4, $5, $6)\n\
     on conflict (org_id, kind, name) do update set sealed = excluded.sealed, key_id = excluded.key_id, changed_at = excluded.changed_at': {
      values: readonly [string | null, string | null, string | null, Uint8Array | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** vault.sql.ts: selectSecret */
    'select sealed, key_id from vault where org_id = $1 and kind = $2 and name = $3': {
      values: readonly [string | null, string | null, string | null];
      row: { sealed: Uint8Array; key_id: string };
    };

    /** vault.sql.ts: deleteSecret */
    'delete from vault where org_id = $1 and kind = $2 and name = $3': {
      values: readonly [string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** vault.sql.ts: countByKey */
    'select key_id, count(*) as secrets from vault group by key_id order by key_id': {
      values: readonly [];
      row: { key_id: string; secrets: number };
    };

    /** vault.sql.ts: lockOfOtherKeys */
    'select org_id, kind, name, sealed, key_id from vault where key_id <> $1\n\
      order by org_id, kind, name limit $2 for update skip locked': {
      values: readonly [string | null, number | null];
      row: { org_id: string; kind: string; name: string; sealed: Uint8Array; key_id: string };
    };

    /** vault.sql.ts: updateSeal */
    'update vault set sealed = $4, key_id = $5 where org_id = $1 and kind = $2 and name = $3': {
      values: readonly [string | null, string | null, string | null, Uint8Array | null, string | null];
      row: Record<never, never>;
    };

    /** vault.sql.ts: deleteOfKey */
    'delete from vault where key_id = $1': {
      values: readonly [string | null];
      row: Record<never, never>;
    };

    /** vault.sql.ts: selectAfter */
    'select org_id, kind, name, sealed, key_id from vault where (org_id, kind, name) > ($1::uuid, $2::text, $3::text)\n\
      order by org_id, kind, name limit $4': {
      values: readonly [string | null, string | null, string | null, number | null];
      row: { org_id: string; kind: string; name: string; sealed: Uint8Array; key_id: string };
    };
  }
}
