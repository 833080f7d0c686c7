import { ApiError, type OrgInput } from '@swapt/shared/client';
import { productImportLimits, type TableDecimal } from '@swapt/shared/values';
import { t } from '@swapt/shared/text';
import { partsOf, startsOf, type ProductRow, type TablePart } from './table-parts.js';

type Part = OrgInput<'productImports.add'>;

interface Options {
  /** Of prices without one. */
  currency: string;
  decimal: TableDecimal;
  send: (part: Part) => Promise<{ import_id: string }>;
  onProgress: (checked: number) => void;
}

/** Sends a table part by part, and answers the import that has it all; or an error that names every wrong cell of all parts. */
export async function sendTable(
  rows: readonly ProductRow[],
  { currency, decimal, send, onProgress }: Options,
): Promise<string> {
  const parts = partsOf(rows);
  const problems: Record<string, string> = {};
  let importId: string | undefined;
  for (const part of parts) {
    try {
      if (part.rows.length > productImportLimits.rowsAtOnce) throw tooLong(part);
      const data = part.rows.map(filled);
      importId = (await send({ ...(importId && { import_id: importId }), currency, decimal, data })).import_id;
    } catch (error) {
      Object.assign(problems, problemsOf(error, part));
    }
    if (parts.length > 1) onProgress(part.start + part.rows.length);
  }
  if (Object.keys(problems).length > 0) {
    throw new ApiError(422, 'product_import.bad_rows', '', undefined, withRest(problems, startsOf(rows)));
  }
  return importId ?? '';
}

/** Cells that are empty say nothing. */
const filled = (row: ProductRow): Partial<ProductRow> =>
  Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== ''));

const tooLong = ({ rows }: TablePart) => {
  const values = { count: rows.length, most: productImportLimits.rowsAtOnce };
  const sentence = t(
    'This product has {count} rows. A product can have at most {most}. Make several products of it.',
    values,
  );
  return new ApiError(422, 'product_import.bad_rows', '', undefined, { 'data.0.name': sentence });
};

/** What is wrong with the cells of a part, by their place in the table. */
function problemsOf(error: unknown, { start }: TablePart): Record<string, string> {
  if (!(error instanceof ApiError)) throw error;
  const problems: Record<string, string> = {};
  for (const [path, sentence] of Object.entries(error.fields)) {
    const [, index, field] = /^data\.(\d+)\.(\w+)$/.exec(path) ?? [];
    if (index === undefined || field === undefined) throw error;
    problems[`data.${start + Number(index)}.${field}`] = sentence;
  }
  if (Object.keys(problems).length === 0) throw error;
  return problems;
}

/** A product is created whole or not at all, so that its other rows are left out with the wrong one. */
function withRest(problems: Record<string, string>, starts: readonly boolean[]): Record<string, string> {
  const products: number[] = [];
  let product = -1;
  for (const isFirst of starts) {
    if (isFirst) product += 1;
    products.push(product);
  }
  const wrongRows = new Set(Object.keys(problems).map((path) => Number(path.split('.')[1])));
  const wrongProducts = new Set([...wrongRows].map((index) => products[index]));
  const rest: Record<string, string> = {};
  for (const [index, own] of products.entries()) {
    if (wrongProducts.has(own) && !wrongRows.has(index)) {
      rest[`data.${index}.name`] = t('Another row of this product needs to be corrected.');
    }
  }
  return { ...problems, ...rest };
}
