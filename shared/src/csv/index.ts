/** What a cell may hold; a number is written as it is, and what is absent is an empty cell. */
export type CsvCell = string | number | null | undefined;

/**
 * One line of a table after RFC 4180, its line end included.
 * A text that a spreadsheet would take for a formula is marked as text: people choose their own names.
 */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** A whole table. */
export const toCsv = (lines: readonly (readonly CsvCell[])[]): string => lines.map(csvLine).join('');

/**
 * A phone number as E.164 writes it, which is not marked: a mailing tool that reads the file would keep the mark as a
 * part of the number. To a spreadsheet it is a number at worst, as digits alone name no cell and call nothing; it shows
 * every digit, without the plus. With spaces in it some spreadsheets show an error instead, so that one is marked.
 */
const phone = /^\+[1-9]\d{6,14}$/;

function cellOf(cell: CsvCell): string {
  if (typeof cell !== 'string') return String(cell ?? '');
  const text = phone.test(cell) ? cell : cell.replace(/^[=+\-@\t\r\n]/, "'$&");
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
