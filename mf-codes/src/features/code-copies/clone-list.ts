import type { Api } from '@swapt/shared/contract';
import { withScheme } from '@swapt/shared/form';
import { readTable } from './read-table.js';

export type CloneRow = Api['codes.cloneMultiple']['in']['data'][number];

/** The rows of a pasted list: name, destination and short name. A first row of titles is left out. */
export function readCloneList(text: string): { rows: CloneRow[]; problem?: string } {
  const { lines, problem } = readTable(text, (first) => first === 'name');
  if (problem) return { rows: [], problem };
  const long = lines.findIndex((cells) => cells.length > 3);
  if (long >= 0) {
    return {
      rows: [],
      problem: `Line ${long + 1} has more than three values. If a value contains a comma, put it in "double quotes".`,
    };
  }
  return {
    rows: lines.map(([name = '', target = '', slug = '']) => ({
      name: name.trim(),
      target: withScheme(target),
      slug: slug.trim(),
    })),
  };
}
