// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** templates.sql.ts: selectTemplates */
    'select template_id, name, document, created_at from templates where org_id = $1 order by lower(name)': {
      values: readonly [string | null];
      row: { template_id: string; name: string; document: ColumnTypes['templates.document']; created_at: Date };
    };

    /** templates.sql.ts: insertTemplate */
    'insert into templates (org_id, template_id, name, document, created_at, created_by)\n\
     select $1, $2, $3, $4::jsonb, $5, $6 where (select count(*) from templates where org_id = $1) < $7 returning template_id, name, document, created_at': {
      values: readonly [string | null, string | null, string | null, string | null, Date | null, string | null, number | null];
      row: { template_id: string; name: string; document: ColumnTypes['templates.document']; created_at: Date };
    };

    /** templates.sql.ts: updateTemplate */
    'update templates set name = $3, document = $4::jsonb where org_id = $1 and template_id = $2 returning template_id, name, document, created_at': {
      values: readonly [string | null, string | null, string | null, string | null];
      row: { template_id: string; name: string; document: ColumnTypes['templates.document']; created_at: Date };
    };

    /** templates.sql.ts: deleteTemplate */
    'delete from templates where org_id = $1 and template_id = $2 returning template_id': {
      values: readonly [string | null, string | null];
      row: { template_id: string };
    };
  }
}
