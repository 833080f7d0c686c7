// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../../platform/db/statements.js' {
  interface Statements {
    /** added-remotes.sql.ts: selectAdded */
    'select name, paths, added_by, added_at from added_remotes order by name': {
      values: readonly [];
      row: { name: ColumnTypes['added_remotes.name']; paths: string[]; added_by: string; added_at: Date };
    };

    /** added-remotes.sql.ts: insertAdded */
    'insert into added_remotes (name, paths, added_by) values ($1, $2, $3)': {
      values: readonly [string | null, List<string> | null, string | null];
      row: Record<never, never>;
    };

    /** added-remotes.sql.ts: deleteAdded */
    'delete from added_remotes where name = $1 returning name': {
      values: readonly [string | null];
      row: { name: ColumnTypes['added_remotes.name'] };
    };

    /** added-remotes.sql.ts: insertPointers */
    "insert into remote_pointers (name, channel) values ($1, 'stable'), ($1, 'canary')": {
      values: readonly [string | null];
      row: Record<never, never>;
    };

    /** added-remotes.sql.ts: deletePointers */
    'delete from remote_pointers where name = $1': {
      values: readonly [string | null];
      row: Record<never, never>;
    };

    /** added-remotes.sql.ts: revokeTokensOf */
    'update deploy_tokens set revoked_at = now(), revoked_by = $2 where remote = $1 and revoked_at is null': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** added-remotes.sql.ts: markAllRemoved */
    'update remote_releases set removed_at = $2 where name = $1 and removed_at is null': {
      values: readonly [string | null, Date | null];
      row: Record<never, never>;
    };
  }
}
