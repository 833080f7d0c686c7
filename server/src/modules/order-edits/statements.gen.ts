// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** order-edits.sql.ts: deleteLines */
    'delete from order_lines where org_id = $1 and order_id = $2 and line_no = any($3::integer[])': {
      values: readonly [string | null, string | null, List<number> | null];
      row: Record<never, never>;
    };

    /** order-edits.sql.ts: updateLines */
    'update order_lines l set quantity = e.quantity, sum = e.sum, discount = e.discount, tax = e.tax\n\
       from jsonb_to_recordset($3::jsonb) as e (line_no integer, quantity integer, sum bigint, discount bigint, tax bigint)\n\
      where l.org_id = $1 and l.order_id = $2 and l.line_no = e.line_no': {
      values: readonly [string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** order-edits.sql.ts: updateSums */
    'update orders set subtotal = $3, discount = $4, tax = $5, total = $6, link_hours = $7, updated_at = $8, revision = revision + 1\n\
      where org_id = $1 and order_id = $2': {
      values: readonly [string | null, string | null, number | null, number | null, number | null, number | null, number | null, Date | null];
      row: Record<never, never>;
    };
  }
}
