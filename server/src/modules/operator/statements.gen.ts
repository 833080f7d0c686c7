// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** operator.sql.ts: selectOrgsNamed */
    'select org_id, name as org_name from organizations where position(lower($1) in lower(name)) > 0\n\
     order by position(lower($1) in lower(name)), lower(name), org_id limit 20': {
      values: readonly [string | null];
      row: { org_id: string; org_name: string };
    };
  }
}
