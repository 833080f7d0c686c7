import type { QrStyle } from '@swapt/shared/contract';
import type { Tx } from '../../platform/db/database.js';

export interface StyleRow {
  style_id: string;
  name: string;
  style: QrStyle;
  created_at: Date;
}
type NewStyle = Omit<StyleRow, 'created_at'>;
const columns = 'style_id, name, style, created_at';

export const selectStyles = (tx: Tx, orgId: string) =>
  tx.query<StyleRow>(`select ${columns} from code_styles where org_id = $1 order by lower(name)`, [orgId]);

export const insertStyle = (tx: Tx, orgId: string, { style_id, name, style }: NewStyle, now: Date) =>
  tx.query<StyleRow>(
    `insert into code_styles (org_id, style_id, name, style, created_at) values ($1, $2, $3, $4::jsonb, $5) returning ${columns}`,
    [orgId, style_id, name, JSON.stringify(style), now],
  );

export const updateStyle = (tx: Tx, orgId: string, { style_id, name, style }: NewStyle) =>
  tx.query<StyleRow>(
    `update code_styles set name = $3, style = $4::jsonb where org_id = $1 and style_id = $2 returning ${columns}`,
    [orgId, style_id, name, JSON.stringify(style)],
  );

export const deleteStyle = (tx: Tx, orgId: string, styleId: string) =>
  tx.query<{ style_id: string }>('delete from code_styles where org_id = $1 and style_id = $2 returning style_id', [
    orgId,
    styleId,
  ]);
