// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** sold-files.sql.ts: selectSoldFile */
    'select file_id, name, bytes from files where org_id = $1 and file_id = $2 and is_sold for key share': {
      values: readonly [string | null, string | null];
      row: { file_id: string; name: string; bytes: number };
    };

    /** sold-files.sql.ts: selectLostFiles */
    'select l.line_no from order_lines l where l.org_id = $1 and l.order_id = $2 and l.file_id is not null\n\
       and not exists (select from files f where f.org_id = l.org_id and f.file_id = l.file_id for key share)': {
      values: readonly [string | null, string | null];
      row: { line_no: number };
    };
  }
}
