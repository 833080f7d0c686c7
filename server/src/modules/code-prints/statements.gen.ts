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
        type: 'app' | 'card' | 'event' | 'file' | 'item' | 'link' | 'note' | 'page' | 'store' | 'wifi';
        content: ColumnTypes['codes.content'];
        slug: string;
        style: ColumnTypes['codes.style'];
      };
    };

    /** print-sets.sql.ts: insertSet */
    'insert into print_sets (org_id, set_id, code_ids, format, millimetres, created_at) values ($1, $2, $3, $4, $5, $6)': {
      values: readonly [string | null, string | null, List<string> | null, string | null, number | null, Date | null];
      row: Record<never, never>;
    };

    /** print-sets.sql.ts: selectSet */
    'select code_ids, format, millimetres from print_sets where org_id = $1 and set_id = $2': {
      values: readonly [string | null, string | null];
      row: { code_ids: string[]; format: ColumnTypes['print_sets.format']; millimetres: number };
    };

    /** print-sets.sql.ts: removeSets */
    'delete from print_sets where created_at < $1': {
      values: readonly [Date | null];
      row: Record<never, never>;
    };
  }
}
