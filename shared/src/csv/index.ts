/** What a cell may hold; a number is written as it is, and what is absent is an empty cell. */
export type CsvCell = string | number | null | undefined;

/**
 * One line of a table after RFC 4180, its line end included.
 * A text that a spreadsheet would take for a formula is marked as text: people choose their own names.
 */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** A whole table. */
export const toCsv = (lines: readonly (readonly CsvCell[])[]): string => lines.map(csvLine).join('');

function cellOf(cell: CsvCell): string {
  if (typeof cell !== 'string') return String(cell ?? '');
  const text = cell.replace(/^[=+\-@\t\r\n]/, "'$&");
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
