import { unmarkCell } from '@swapt/shared/csv';
import { cloneLimit } from '@swapt/shared/values';
import Papa from 'papaparse';

interface Read {
  /** The cells of the first row, where it holds titles. */
  titles: string[];
  lines: string[][];
  problem?: string;
}

/** A pasted table or a file, with commas, semicolons or tabs between its cells. `isTitle` is asked with the first cell in lower case. */
export function readTable(text: string, isTitle: (firstCell: string) => boolean): Read {
  const { data: cells } = Papa.parse<string[]>(text.trim(), { skipEmptyLines: 'greedy' });
  // A table that came from here has its formulas marked as text.
  const data = cells.map((line) => line.map(unmarkCell));
  const [first = []] = data;
  const hasTitles = isTitle(first[0]?.trim().toLowerCase() ?? '');
  const titles = hasTitles ? first : [];
  const lines = hasTitles ? data.slice(1) : data;
  if (lines.length === 0) {
    return { titles, lines, problem: 'Write one line for each code, starting with its name.' };
  }
  if (lines.length > cloneLimit) {
    return {
      titles,
      lines: [],
      problem: `The list has ${lines.length} lines. You can create at most ${cloneLimit} codes at once, so split the list.`,
    };
  }
  return { titles, lines };
}
