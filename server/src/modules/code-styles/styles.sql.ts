import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

type NewStyle = Omit<StyleRow, 'created_at'>;
const columns = 'style_id, name, style, created_at';

export const selectStyles = (tx: Tx, orgId: string) =>
  tx.query(`select ${columns} from code_styles where org_id = $1 order by lower(name)`, [orgId]);

export type StyleRow = RowOf<typeof selectStyles>;

export const insertStyle = (tx: Tx, orgId: string, { style_id, name, style }: NewStyle, now: Date) =>
  tx.query(
    `insert into code_styles (org_id, style_id, name, style, created_at) values ($1, $2, $3, $4::jsonb, $5) returning ${columns}`,
    [orgId, style_id, name, JSON.stringify(style), now],
  );

export const updateStyle = (tx: Tx, orgId: string, { style_id, name, style }: NewStyle) =>
  tx.query(
    `update code_styles set name = $3, style = $4::jsonb where org_id = $1 and style_id = $2 returning ${columns}`,
    [orgId, style_id, name, JSON.stringify(style)],
  );

export const deleteStyle = (tx: Tx, orgId: string, styleId: string) =>
  tx.query('delete from code_styles where org_id = $1 and style_id = $2 returning style_id', [orgId, styleId]);
