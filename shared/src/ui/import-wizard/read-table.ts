import Papa from 'papaparse';
import { unmarkCell } from '../../csv/index.js';
import { t } from '../../text/index.js';

export interface ReadTable {
  /** The cells of the first row, where it holds titles. */
  titles: string[];
  lines: string[][];
  /** What stands between two cells; nothing where there is one column. */
  delimiter?: string;
  problem?: string;
}

interface Options {
  isTitleRow: (cells: readonly string[]) => boolean;
  /** How many columns there may be without titles. */
  most: number;
  limit: number;
  nouns: string;
}

const delimiterNames: Record<string, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' };

/** A pasted table or a file; what stands between its cells is found out. */
export function readTable(text: string, { isTitleRow, most, limit, nouns }: Options): ReadTable {
  const { data: cells, meta } = Papa.parse<string[]>(text.trim(), { skipEmptyLines: 'greedy' });
  // A table that came from here has its formulas marked as text.
  const data = cells.map((line) => withoutEmptyEnd(line.map(unmarkCell)));
  const [first = []] = data;
  const hasTitles = isTitleRow(first);
  const titles = hasTitles ? first : [];
  const lines = hasTitles ? data.slice(1) : data;
  const width = Math.max(0, ...data.map((line) => line.length));
  const read = { titles, lines, delimiter: width > 1 ? delimiterNames[meta.delimiter] : undefined };
  if (lines.length === 0) {
    return {
      ...read,
      problem: t('The list is empty. Write one line for each of the {nouns}, or choose a file.', { nouns }),
    };
  }
  if (lines.length > limit) {
    return {
      ...read,
      problem: t('The list has {count} lines. You can import at most {limit} {nouns} at once, so split the list.', {
        count: lines.length,
        limit,
        nouns,
      }),
    };
  }
  const long = lines.findIndex((line) => line.length > (hasTitles ? titles.length : most));
  if (long >= 0) {
    const bound = hasTitles ? t('the {count} of the first line', { count: titles.length }) : `${most}`;
    return {
      ...read,
      problem: t('Line {long} has more values than {bound}. If a value contains a comma, put it in "double quotes".', {
        long: long + 1 + (hasTitles ? 1 : 0),
        bound,
      }),
    };
  }
  return read;
}

/** Spreadsheets fill short lines up with empty cells. */
function withoutEmptyEnd(line: string[]): string[] {
  const last = line.findLastIndex((cell) => cell.trim() !== '');
  return line.slice(0, last + 1);
}
