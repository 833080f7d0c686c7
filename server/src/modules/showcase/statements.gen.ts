// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** showcase.sql.ts: selectShownSlug */
    "select slug from codes where org_id = $1 and code_id = $2 and status = 'active' and held_at is null": {
      values: readonly [string | null, string | null];
      row: { slug: string };
    };
  }
}
