// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../../platform/db/statements.js' {
  interface Statements {
    /** gate.sql.ts: selectGate */
    'select password_hash, scan_limit, uses from codes where org_id = $1 and code_id = $2': {
      values: readonly [string | null, string | null];
      row: { password_hash: string | null; scan_limit: number | null; uses: number };
    };

    /** gate.sql.ts: insertUse */
    'insert into code_uses (org_id, code_id, use_id, used_at) values ($1, $2, $3, $4) on conflict do nothing returning use_id': {
      values: readonly [string | null, string | null, string | null, Date | null];
      row: { use_id: string };
    };

    /** gate.sql.ts: selectUse */
    'select used_at from code_uses where org_id = $1 and code_id = $2 and use_id = $3': {
      values: readonly [string | null, string | null, string | null];
      row: { used_at: Date };
    };

    /** gate.sql.ts: takeUse */
    "update codes set uses = uses + 1 where org_id = $1 and code_id = $2 and status = 'active' and uses < scan_limit returning uses": {
      values: readonly [string | null, string | null];
      row: { uses: number };
    };

    /** gate.sql.ts: deleteUse */
    'delete from code_uses where org_id = $1 and code_id = $2 and use_id = $3': {
      values: readonly [string | null, string | null, string | null];
      row: Record<never, never>;
    };
  }
}
