import { t } from '../../text/index.js';

/** What a column of a table can become. */
export interface ImportField<Name extends string = string> {
  name: Name;
  label: string;
  /** How other programs call it, in lower case. */
  known: readonly string[];
  isRequired?: boolean;
  /** What is sent of a cell; without spaces around it unless told otherwise. */
  clean?: (cell: string) => string;
}

export type ImportRow<Name extends string = string> = Record<Name, string>;

/** A row with its line in the table, from 1; the line of titles is not counted. */
export interface NumberedRow<Name extends string> {
  line: number;
  row: ImportRow<Name>;
}

/** A column of the table: its title, the first cell that is not empty, and what it becomes. */
export interface ImportColumn<Name extends string> {
  title: string;
  sample: string;
  field: Name | undefined;
}

/** What somebody chose for a column of this title; no field where it is left out. */
export interface ChosenColumn {
  title: string;
  field?: string | undefined;
}

const fieldNamed = <Name extends string>(fields: readonly ImportField<Name>[], title: string) => {
  const text = title.trim().toLowerCase();
  return fields.find(({ label, known }) => label.toLowerCase() === text || known.includes(text))?.name;
};

/** Whether a row holds titles: its first cell is one, or two of them are. */
export const isTitleRow = <Name extends string>(fields: readonly ImportField<Name>[], cells: readonly string[]) =>
  fieldNamed(fields, cells[0] ?? '') !== undefined ||
  cells.filter((cell) => fieldNamed(fields, cell) !== undefined).length > 1;

/** The columns, matched by their titles or, without titles, in the order of the fields. Of two with the same meaning the first counts. */
export function guessColumns<Name extends string>(
  fields: readonly ImportField<Name>[],
  titles: readonly string[],
  lines: readonly string[][],
): ImportColumn<Name>[] {
  const taken = new Set<Name>();
  const width = Math.max(titles.length, ...lines.map((cells) => cells.length));
  return Array.from({ length: width }, (_, index) => {
    const title = titles[index]?.trim() ?? '';
    const guessed = titles.length > 0 ? fieldNamed(fields, title) : fields[index]?.name;
    const field = guessed !== undefined && !taken.has(guessed) ? guessed : undefined;
    if (field !== undefined) taken.add(field);
    const sample = lines.find((cells) => cells[index]?.trim())?.[index]?.trim() ?? '';
    return { title: title || t('Column {index}', { index: index + 1 }), sample, field };
  });
}

/** The columns after one of them was chosen: a field is in one column, so it leaves the one it was in. */
export const chooseColumn = <Name extends string>(
  columns: readonly ImportColumn<Name>[],
  at: number,
  field: Name | undefined,
): ImportColumn<Name>[] =>
  columns.map((column, index) => {
    if (index === at) return { ...column, field };
    return field !== undefined && column.field === field ? { ...column, field: undefined } : column;
  });

/** The columns as somebody matched them before, where the table still has the same ones. */
export function rechooseColumns<Name extends string>(
  fields: readonly ImportField<Name>[],
  columns: ImportColumn<Name>[],
  chosen: readonly ChosenColumn[],
): ImportColumn<Name>[] {
  const isSameTable =
    columns.length === chosen.length && columns.every(({ title }, index) => title === chosen[index]?.title);
  if (!isSameTable) return columns;
  return columns.map((column, index) => ({
    ...column,
    field: fields.find(({ name }) => name === chosen[index]?.field)?.name,
  }));
}

/** Which required fields no column holds, as a sentence. */
export function missingColumns<Name extends string>(
  fields: readonly ImportField<Name>[],
  columns: readonly ImportColumn<Name>[],
): string | undefined {
  const missing = fields.filter(({ name, isRequired }) => isRequired && !columns.some(({ field }) => field === name));
  if (missing.length === 0) return undefined;
  const names = missing.map(({ label }) => label.toLowerCase());
  return t('Choose which column contains: {columns}.', { columns: names.join(', ') });
}

export const rowsOf = <Name extends string>(
  fields: readonly ImportField<Name>[],
  columns: readonly ImportColumn<Name>[],
  lines: readonly string[][],
): NumberedRow<Name>[] =>
  lines.map((cells, index) => {
    const row: Partial<ImportRow<Name>> = {};
    for (const { name, clean = (text: string) => text } of fields) {
      const at = columns.findIndex(({ field }) => field === name);
      row[name] = clean(cells[at]?.trim() ?? '');
    }
    // Each field was given a text above.
    return { line: index + 1, row: row as ImportRow<Name> };
  });
