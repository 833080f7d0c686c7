import type { Tx } from '../../platform/db/database.js';
import type { EditedLine } from './reckon-edit.js';

export const deleteLines = (tx: Tx, orgId: string, orderId: string, lines: readonly number[]) =>
  tx.query('delete from order_lines where org_id = $1 and order_id = $2 and line_no = any($3::integer[])', [
    orgId,
    orderId,
    lines,
  ]);

export const updateLines = (tx: Tx, orgId: string, orderId: string, lines: readonly EditedLine[]) =>
  tx.query(
    `update order_lines l set quantity = e.quantity, sum = e.sum, discount = e.discount, tax = e.tax
       from jsonb_to_recordset($3::jsonb) as e (line_no integer, quantity integer, sum bigint, discount bigint, tax bigint)
      where l.org_id = $1 and l.order_id = $2 and l.line_no = e.line_no`,
    [orgId, orderId, JSON.stringify(lines)],
  );

interface Sums {
  subtotal: number;
  discount: number;
  tax: number | null;
  total: number;
  linkHours: number | null;
}

export const updateSums = (
  tx: Tx,
  orgId: string,
  orderId: string,
  { subtotal, discount, tax, total, linkHours }: Sums,
  at: Date,
) =>
  tx.query(
    `update orders set subtotal = $3, discount = $4, tax = $5, total = $6, link_hours = $7, updated_at = $8, revision = revision + 1
      where org_id = $1 and order_id = $2`,
    [orgId, orderId, subtotal, discount, tax, total, linkHours, at],
  );
