// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** styles.sql.ts: selectStyles */
    'select style_id, name, style, created_at from code_styles where org_id = $1 order by lower(name)': {
      values: readonly [string | null];
      row: { style_id: string; name: string; style: ColumnTypes['code_styles.style']; created_at: Date };
    };

    /** styles.sql.ts: insertStyle */
    'insert into code_styles (org_id, style_id, name, style, created_at) values ($1, $2, $3, $4::jsonb, $5) returning style_id, name, style, created_at': {
      values: readonly [string | null, string | null, string | null, string | null, Date | null];
      row: { style_id: string; name: string; style: ColumnTypes['code_styles.style']; created_at: Date };
    };

    /** styles.sql.ts: updateStyle */
    'update code_styles set name = $3, style = $4::jsonb where org_id = $1 and style_id = $2 returning style_id, name, style, created_at': {
      values: readonly [string | null, string | null, string | null, string | null];
      row: { style_id: string; name: string; style: ColumnTypes['code_styles.style']; created_at: Date };
    };

    /** styles.sql.ts: deleteStyle */
    'delete from code_styles where org_id = $1 and style_id = $2 returning style_id': {
      values: readonly [string | null, string | null];
      row: { style_id: string };
    };
  }
}
