// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** labels.sql.ts: selectPrints */
    "select code_id, name, type, content, slug, style from codes where org_id = $1 and code_id = any($2::uuid[]) and status <> 'deleted'": {
      values: readonly [string | null, List<string> | null];
      row: {
        code_id: string;
        name: string;
        type: 'app' | 'card' | 'event' | 'file' | 'link' | 'note' | 'page' | 'wifi';
        content: ColumnTypes['codes.content'];
        slug: string;
        style: ColumnTypes['codes.style'];
      };
    };
  }
}
