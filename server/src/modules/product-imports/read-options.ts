import { productLimits } from '@swapt/shared/values';
import type { PlacedRow, Say } from './read-table.js';

const columns = [
  { title: 'option1_name', value: 'option1_value' },
  { title: 'option2_name', value: 'option2_value' },
  { title: 'option3_name', value: 'option3_value' },
] as const;
type Column = (typeof columns)[number];
interface Columns {
  title: Column['title'];
  value: Column['value'];
}

export interface TableOption {
  name: string;
  values: string[];
  /** The column with its values. */
  column: Columns['value'];
}

/** The options that the first row of a product names, each with the values that the rows give it. */
export function readOptions(rows: readonly PlacedRow[], say: Say): TableOption[] {
  const options: TableOption[] = [];
  const [first] = rows;
  if (!first) return options;
  for (const { title, value } of columns) {
    const name = first.cell(title);
    const values = valuesOf(rows, value);
    if ((name === '' && values.length === 0) || isNone(name, values)) continue;
    checkName(name, first.index, title, options, say);
    checkValues(rows, { title, value }, name, say);
    if (values.length > productLimits.valuesPerOption) {
      say(first.index, title, `An option can have at most ${productLimits.valuesPerOption} values.`);
    }
    options.push({ name, values, column: value });
  }
  return options;
}

/** A value that is written in two ways is the one that stood there first. */
export const spellingOf = ({ values }: TableOption, typed: string): string =>
  values.find((value) => sameText(value, typed)) ?? typed;

const sameText = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

function valuesOf(rows: readonly PlacedRow[], column: Columns['value']): string[] {
  const values = new Map<string, string>();
  for (const { cell } of rows) {
    const key = cell(column).toLowerCase();
    if (key !== '' && !values.has(key)) values.set(key, cell(column));
  }
  return [...values.values()];
}

/** Shopify writes this for a product without options. */
const isNone = (name: string, values: readonly string[]) =>
  sameText(name, 'Title') && values.length === 1 && sameText(values[0] ?? '', 'Default Title');

function checkName(name: string, index: number, title: Columns['title'], before: readonly TableOption[], say: Say) {
  const most = productLimits.optionName;
  if (name === '') say(index, title, 'Name this option, for example Size.');
  else if (name.length > most) say(index, title, `Use at most ${most} characters.`);
  else if (before.some((option) => sameText(option.name, name))) {
    say(index, title, 'Another option already has this name.');
  }
}

function checkValues(rows: readonly PlacedRow[], { title, value }: Columns, name: string, say: Say): void {
  const most = productLimits.optionValue;
  for (const { index, cell } of rows) {
    if (cell(value) === '' && name !== '') say(index, value, `Give a value for “${name}”.`);
    if (cell(value).length > most) say(index, value, `Use at most ${most} characters.`);
    if (cell(title) !== '' && cell(title) !== name)
      say(index, title, 'The first row of the product has another name here.');
  }
}
