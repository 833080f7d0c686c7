import type { Api } from '@swapt/shared/contract';
import { ApiError } from '@swapt/shared/client';
import { toCsv } from '@swapt/shared/csv';
import { cloneLimit } from '@swapt/shared/values';
import Papa from 'papaparse';
import { withScheme } from '../../parts/with-scheme.js';

export type CloneRow = Api['codes.cloneMultiple']['in']['data'][number];
type Field = keyof CloneRow;
export type RowProblems = Partial<Record<Field, string>>;

/** The rows of a pasted list or file: name, destination and short name, separated by commas, semicolons or tabs. A first row of titles is left out. */
export function readList(text: string): { rows: CloneRow[]; problem?: string } {
  const { data } = Papa.parse<string[]>(text.trim(), { skipEmptyLines: 'greedy' });
  const lines = data[0]?.[0]?.trim().toLowerCase() === 'name' ? data.slice(1) : data;
  if (lines.length === 0) return { rows: [], problem: 'Write one line for each code, beginning with its name.' };
  if (lines.length > cloneLimit) {
    return {
      rows: [],
      problem: `These are ${lines.length} lines. A list makes at most ${cloneLimit} codes; split it.`,
    };
  }
  const long = lines.findIndex((cells) => cells.length > 3);
  if (long >= 0) {
    return {
      rows: [],
      problem: `Line ${long + 1} has more than three parts. Put a part that has a comma in it into "double quotes".`,
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

/** What the server says is wrong, by the number of the row from 0; nothing when it refused for another reason. */
export function problemsOf(error: unknown): Map<number, RowProblems> | undefined {
  if (!(error instanceof ApiError) || error.code !== 'code.bad_rows') return undefined;
  const problems = new Map<number, RowProblems>();
  for (const [path, sentence] of Object.entries(error.fields)) {
    const [, index, field] = path.split('.');
    const row = Number(index);
    problems.set(row, { ...problems.get(row), [field ?? '']: sentence });
  }
  return problems;
}

/** The codes that were made, as a file for those who print them. */
export const madeCsv = (made: Api['codes.cloneMultiple']['out']['data']): string =>
  toCsv([['Name', 'Leads to', 'Short address'], ...made.map(({ name, target, url }) => [name, target, url])]);
