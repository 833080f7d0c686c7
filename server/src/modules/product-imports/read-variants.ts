import { isNetContent, productLimits } from '@swapt/shared/values';
import { unreadNetContent } from '../products/products.service.js';
import type { ImportedVariant } from './imported-product.js';
import { spellingOf, type TableOption } from './read-options.js';
import { readPrice } from './read-price.js';
import type { Notation, PlacedRow, Say } from './read-table.js';

/** A variant with the row that it was first in. */
export type PlacedVariant = ImportedVariant & { index: number };

/** The variants of a product. A row with the values of one above adds a price in another currency. */
export function readVariants(
  rows: readonly PlacedRow[],
  options: readonly TableOption[],
  notation: Notation,
  say: Say,
): PlacedVariant[] {
  const variants = new Map<string, PlacedVariant>();
  for (const row of rows) {
    const values = options.map((option) => spellingOf(option, row.cell(option.column)));
    const price = readPrice(row, notation, say);
    checkBarcode(row, say);
    if (row.cell('net_content') !== '' && !isNetContent(row.cell('net_content')))
      say(row.index, 'net_content', unreadNetContent);
    const key = JSON.stringify(values);
    const known = variants.get(key);
    if (known) addPrice(known, row, price, options[0]?.column ?? 'name', say);
    else {
      const texts = { sku: row.cell('sku'), barcode: row.cell('barcode'), net_content: row.cell('net_content') };
      variants.set(key, { index: row.index, option_values: values, ...texts, prices: price ? [price] : [] });
    }
  }
  if (variants.size > productLimits.variants) {
    const count = variants.size.toLocaleString('en');
    say(
      rows[0]?.index ?? 0,
      'name',
      `This product has ${count} variants. A product can have at most ${productLimits.variants}. Make several products of it.`,
    );
  }
  return [...variants.values()];
}

function addPrice(
  known: PlacedVariant,
  { index, cell }: PlacedRow,
  price: ImportedVariant['prices'][number] | undefined,
  column: TableOption['column'] | 'name',
  say: Say,
): void {
  const differs = (name: 'sku' | 'barcode' | 'net_content') => cell(name) !== '' && cell(name) !== known[name];
  const sentence = 'A row above is the same variant. Give this one option values of its own.';
  if (differs('sku')) return say(index, 'sku', sentence);
  if (differs('barcode')) return say(index, 'barcode', sentence);
  if (differs('net_content')) return say(index, 'net_content', sentence);
  if (!price) {
    // A price that could not be read has its own sentence.
    if (cell('price') === '') say(index, column, sentence);
    return;
  }
  if (known.prices.some(({ currency }) => currency === price.currency)) {
    return say(
      index,
      cell('currency') === '' ? 'price' : 'currency',
      'A row above has the price of this variant in this currency.',
    );
  }
  if (known.prices.length === productLimits.pricesPerVariant) {
    return say(index, 'price', `A variant can have at most ${productLimits.pricesPerVariant} prices.`);
  }
  known.prices.push(price);
}

function checkBarcode({ index, cell }: PlacedRow, say: Say): void {
  const barcode = cell('barcode');
  if (/^\d[.,]?\d*e\+\d+$/i.test(barcode)) {
    say(index, 'barcode', 'A spreadsheet has shortened this number. Format its column as text and type it again.');
  } else if (!/^[0-9A-Za-z -]*$/.test(barcode)) {
    say(index, 'barcode', 'Use only digits, letters, spaces and hyphens.');
  }
}
