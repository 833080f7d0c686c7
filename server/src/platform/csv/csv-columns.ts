import type { CsvCell } from '@swapt/shared/csv';
import type { CsvColumnKey, ExportedList } from '@swapt/shared/values';
import { localTime, type LocalTime } from './local-time.js';

export type Line = readonly CsvCell[];

/** The columns of an export. What a list shows in one column has the same key, and is chosen together. */
export type CsvColumns<Row, L extends ExportedList> = readonly {
  key: CsvColumnKey<L>;
  title: string;
  value: (row: Row, at: LocalTime) => CsvCell;
  /** It is there only when it is asked for, as in the list. */
  isExtra?: boolean;
}[];

/** What is asked for of an export beside its rows. The contract knows the keys. */
export interface CsvChoice {
  columns?: readonly string[];
  zone?: string;
}

/** Writes rows as lines of the chosen columns, from left to right; without a choice, of all that are not extra. */
export function csvWriter<Row, L extends ExportedList>(
  all: CsvColumns<Row, L>,
  { columns: keys, zone = 'UTC' }: CsvChoice,
): { head: Line; line: (row: Row) => Line } {
  const columns = keys
    ? keys.flatMap((key) => all.filter((column) => column.key === key))
    : all.filter(({ isExtra = false }) => !isExtra);
  const at = localTime(zone);
  return {
    head: columns.map(({ title }) => title),
    line: (row) => columns.map(({ value }) => value(row, at)),
  };
}
