// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** platform.sql.ts: selectOrgNames */
    'select org_id, name as org_name from organizations where org_id = any($1::uuid[]) order by lower(name), org_id': {
      values: readonly [List<string> | null];
      row: { org_id: string; org_name: string };
    };
  }
}
