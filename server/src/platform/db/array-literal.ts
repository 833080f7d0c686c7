/** A list as PostgreSQL writes it. */
export type ArrayLiteral = string & { readonly isArray: true };

type Item = string | number | boolean | Date | null;

/**
 * A list as PostgreSQL writes an array, for statements that take thousands of rows: one text passes to the database's thread at once, where a list
 * would be copied and written out item by item.
 */
export function arrayLiteral(items: readonly Item[]): ArrayLiteral {
  return `{${items.map(textOf).join(',')}}` as ArrayLiteral;
}

function textOf(item: Item): string {
  if (item === null) return 'NULL';
  if (item instanceof Date) return item.toISOString();
  if (typeof item !== 'string') return String(item);
  return /^[\w-]+$/.test(item) && !/^null$/i.test(item) ? item : `"${item.replace(/["\\]/g, '\\$&')}"`;
}
