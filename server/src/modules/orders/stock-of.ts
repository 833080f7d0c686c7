import type { LineRow } from './orders.sql.js';

/** Units of these lines that stand on a shelf, or stood there: an amount that was typed at a desk is of none. */
export const stockOf = (lines: readonly LineRow[], units: (line: LineRow) => number) =>
  lines.flatMap((line) => {
    const quantity = units(line);
    return line.variant_id !== null && quantity > 0 ? [{ variant_id: line.variant_id, quantity }] : [];
  });
