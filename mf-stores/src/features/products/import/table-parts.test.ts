import { guessColumns, isTitleRow } from '@swapt/shared/ui/import-wizard';
import { productTable } from '@swapt/shared/values';
import { productRow as row } from '../../../testing/product-row.js';
import { importFields } from './import-fields.js';
import { decimalOf, partsOf, startsOf } from './table-parts.js';

const named = (...names: string[]) => names.map((name) => row({ name }));

describe('a table of products', () => {
  it('has the columns that an export has, by their titles', () => {
    const titles = Object.values(productTable);
    expect(isTitleRow(importFields, titles)).toBe(true);
    expect(guessColumns(importFields, titles, []).map(({ field }) => field)).toEqual(Object.keys(productTable));
  });

  it('knows the columns of Shopify', () => {
    const titles = [
      'Handle',
      'Title',
      'Body (HTML)',
      'Vendor',
      'Option1 Name',
      'Option1 Value',
      'Variant SKU',
      'Variant Price',
      'Cost per item',
    ];
    expect(guessColumns(importFields, titles, []).map(({ field }) => field)).toEqual([
      undefined,
      'name',
      'text',
      'supplier',
      'option1_name',
      'option1_value',
      'sku',
      'price',
      'cost',
    ]);
  });

  it('knows the columns of WooCommerce', () => {
    const titles = [
      'SKU',
      'Name',
      'Attribute 1 name',
      'Attribute 1 value(s)',
      'Regular price',
      'Brands',
      'Purchase note',
    ];
    expect(guessColumns(importFields, titles, []).map(({ field }) => field)).toEqual([
      ...['sku', 'name', 'option1_name', 'option1_value', 'price', 'supplier', 'note'],
    ]);
  });

  it('is parted between two products, never within one', () => {
    const rows = named('A', 'A', 'B', '', 'C', 'D', 'D', 'D', 'D', 'E');
    expect(startsOf(rows).map(Number)).toEqual([1, 0, 1, 0, 1, 1, 0, 0, 0, 1]);
    expect(partsOf(rows, { rows: 3, letters: 100 }).map(({ start, rows: own }) => [start, own.length])).toEqual([
      [0, 2],
      [2, 3],
      [5, 4],
      [9, 1],
    ]);
    expect(partsOf([])).toEqual([]);
    // By their letters, too: a name has one, and the empty one none.
    expect(partsOf(rows, { rows: 10, letters: 4 }).map(({ rows: own }) => own.length)).toEqual([5, 4, 1]);
  });

  it.each([
    [['12,50', '1.000'], 'comma'],
    [['1.234,5 €'], 'comma'],
    [['12.50', '1,000'], 'point'],
    [['12,50', '12.50'], 'point'],
    [['12', ''], 'point'],
  ])('with the amounts %j has a %s in them', (prices, decimal) => {
    expect(decimalOf(prices.map((price) => row({ price })))).toBe(decimal);
  });
});
