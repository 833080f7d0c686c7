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

/** Where the semicolon separates, or where quotes are not understood, a cell of ours is several of theirs. */
const piece = /[^;\t\r\n]+/g;
/** What a spreadsheet calculates with, also as wide as the letters of China and Japan, behind whatever it passes over; marked before or not. */
const formula = /^'*[\p{Cc}\p{Cf}\p{Z}"]*[=+\-@＝＋－＠]/u;
const mark = "'";

function cellOf(cell: CsvCell): string {
  if (typeof cell !== 'string') return String(cell ?? '');
  const text = phone.test(cell) ? cell : cell.replace(piece, (part) => (formula.test(part) ? `${mark}${part}` : part));
  return /[",;\t\r\n]|^[\p{Cf}\s]|[\p{Cf}\s]$/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The text of a cell of such a table as it was before it was marked. */
export const unmarkCell = (cell: string): string =>
  cell.replace(piece, (part) => (part.startsWith(mark) && formula.test(part) ? part.slice(1) : part));
