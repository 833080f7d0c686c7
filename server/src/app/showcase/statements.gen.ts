// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** showcase.sql.ts: insertShowcaseOrg */
    'insert into organizations (org_id, name, is_demo, created_at) values ($1, $2, true, $3)\n\
     on conflict (org_id) do nothing returning org_id': {
      values: readonly [string | null, string | null, Date | null];
      row: { org_id: string };
    };

    /** showcase.sql.ts: selectPageIds */
    'select page_id from pages where org_id = $1': {
      values: readonly [string | null];
      row: { page_id: string };
    };

    /** showcase.sql.ts: updateRules */
    'update codes set rules = $3::jsonb where org_id = $1 and code_id = $2 and rules <> $3::jsonb returning code_id': {
      values: readonly [string | null, string | null, string | null];
      row: { code_id: string };
    };
  }
}
