import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

const columns = 'template_id, name, document, created_at';

export const selectTemplates = (tx: Tx, orgId: string) =>
  tx.query(`select ${columns} from templates where org_id = $1 order by lower(name)`, [orgId]);

export type TemplateRow = RowOf<typeof selectTemplates>;

/** No row when the organization has `most` templates already. */
export const insertTemplate = (
  tx: Tx,
  { orgId, userId, most, ...template }: TemplateRow & { orgId: string; userId: string; most: number },
) =>
  tx.query(
    `insert into templates (org_id, ${columns}, created_by)
     select $1, $2, $3, $4::jsonb, $5, $6 where (select count(*) from templates where org_id = $1) < $7 returning ${columns}`,
    [orgId, template.template_id, template.name, JSON.stringify(template.document), template.created_at, userId, most],
  );

export const updateTemplate = (
  tx: Tx,
  { orgId, template_id, name, document }: Omit<TemplateRow, 'created_at'> & { orgId: string },
) =>
  tx.query(
    `update templates set name = $3, document = $4::jsonb where org_id = $1 and template_id = $2 returning ${columns}`,
    [orgId, template_id, name, JSON.stringify(document)],
  );

export const deleteTemplate = (tx: Tx, orgId: string, templateId: string) =>
  tx.query('delete from templates where org_id = $1 and template_id = $2 returning template_id', [orgId, templateId]);
