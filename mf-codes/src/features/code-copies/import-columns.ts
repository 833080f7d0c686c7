import type { Api } from '@swapt/shared/contract';
import { withScheme } from '@swapt/shared/form';
import { readTable } from './read-table.js';

export type ImportRow = Api['codes.import']['in']['data'][number];
export type ImportField = keyof ImportRow;

/** What a column of the table becomes, and how other programs call it. */
export const importFields: { field: ImportField; label: string; known: readonly string[] }[] = [
  { field: 'name', label: 'Name', known: ['name', 'title', 'label', 'link name', 'qr code name'] },
  {
    field: 'target',
    label: 'Destination',
    known: ['destination', 'target', 'url', 'link', 'long url', 'long link', 'destination url', 'leads to', 'address'],
  },
  {
    field: 'slug',
    label: 'Short name',
    known: ['short name', 'slug', 'short', 'back-half', 'alias', 'key', 'keyword'],
  },
  { field: 'tags', label: 'Tags', known: ['tags', 'tag', 'labels', 'keywords'] },
  { field: 'folder', label: 'Folder', known: ['folder', 'group', 'collection', 'campaign'] },
];

/** A column of the table: its title, the first of its cells, and what it becomes. */
export interface Column {
  title: string;
  sample: string;
  field: ImportField | undefined;
}

const fieldNamed = (title: string): ImportField | undefined =>
  importFields.find(({ known }) => known.includes(title.trim().toLowerCase()))?.field;

/** A table with its columns matched by their titles or, where it has none, in the order name, destination, short name, tags, folder. */
export function readImport(text: string): { columns: Column[]; lines: string[][]; problem?: string } {
  const { titles, lines, problem } = readTable(text, (first) => fieldNamed(first) !== undefined);
  const width = Math.max(titles.length, ...lines.map((cells) => cells.length), 0);
  const taken = new Set<ImportField>();
  const columns = Array.from({ length: width }, (_, index): Column => {
    const title = titles[index]?.trim() ?? '';
    const wanted = titles.length > 0 ? fieldNamed(title) : importFields[index]?.field;
    // Of two columns with the same meaning the first counts, until somebody says otherwise.
    const field = wanted && !taken.has(wanted) ? wanted : undefined;
    if (field) taken.add(field);
    return { title: title || `Column ${index + 1}`, sample: lines[0]?.[index]?.trim() ?? '', field };
  });
  return { columns, lines, problem };
}

/** The rows that are sent, by what each column becomes. */
export function rowsOf(
  lines: readonly string[][],
  fields: readonly (ImportField | undefined)[],
): { rows: ImportRow[]; problem?: string } {
  const at = (field: ImportField) => fields.indexOf(field);
  if (at('name') < 0 || at('target') < 0) {
    return { rows: [], problem: 'Choose which column contains the names and which contains the destinations.' };
  }
  const cell = (cells: readonly string[], field: ImportField) => cells[at(field)]?.trim() ?? '';
  return {
    rows: lines.map((cells) => ({
      name: cell(cells, 'name'),
      target: withScheme(cell(cells, 'target')),
      slug: cell(cells, 'slug'),
      tags: cell(cells, 'tags'),
      folder: cell(cells, 'folder'),
    })),
  };
}
