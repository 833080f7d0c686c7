// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** images.sql.ts: insertImage */
    'insert into images (org_id, image_id, name, width, height, bytes, created_at) values ($1, $2, $3, $4, $5, $6, $7)': {
      values: readonly [string | null, string | null, string | null, number | null, number | null, number | null, Date | null];
      row: Record<never, never>;
    };
  }
}
