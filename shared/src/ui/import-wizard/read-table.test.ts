import { guessColumns, isTitleRow, rowsOf, type ImportField } from './import-field.js';
import { readTable } from './read-table.js';
import { readTextFile } from './read-text-file.js';

const fields = [
  { name: 'name', label: 'Name', known: ['title'], isRequired: true },
  { name: 'price', label: 'Price', known: ['cost'] },
  { name: 'stock', label: 'Stock', known: ['quantity'], clean: (text) => text || '0' },
] as const satisfies ImportField[];

const read = (text: string) =>
  readTable(text, { isTitleRow: (cells) => isTitleRow(fields, cells), most: 3, limit: 1000, nouns: 'products' });
const rows = (text: string) => {
  const { titles, lines } = read(text);
  return rowsOf(fields, guessColumns(fields, titles, lines), lines).map(({ row }) => row);
};

describe('a table to import', () => {
  it.each([
    ['commas', 'Bread, 4.20, 12\nRoll'],
    ['tabs of a spreadsheet', 'Bread\t4.20\t12\nRoll\t\t'],
    ['semicolons', 'Bread;4.20;12\nRoll;;'],
    ['titles and empty lines', 'Name,Price,Stock\n\nBread,4.20,12\n\n  \nRoll,,\n'],
    ['titles in another order', 'Quantity;Other;Title;COST\n12;x;Bread;4.20\n;x;Roll;'],
  ])('is read with %s', (_, text) => {
    expect(rows(text)).toEqual([
      { name: 'Bread', price: '4.20', stock: '12' },
      { name: 'Roll', price: '', stock: '0' },
    ]);
  });

  it('keeps a comma within quotes, and takes the mark off a formula of ours', () => {
    expect(rows('"Bread, dark", 4.20')[0]?.name).toBe('Bread, dark');
    expect(rows("'=Bread,1")[0]?.name).toBe('=Bread');
  });

  it('is not taken for titles when its first row is a product', () => {
    expect(rows('Stock cube, 1\nBread, 2')).toHaveLength(2);
  });

  it('gives a meaning to one column only', () => {
    const { titles, lines } = read('Name,Title\nBread,White');
    expect(guessColumns(fields, titles, lines).map(({ field }) => field)).toEqual(['name', undefined]);
  });

  it.each([
    [' \n ', /^The list is empty/],
    ['Name\n', /^The list is empty/],
    ['Bread\n'.repeat(1001), /^The list has 1001 lines. You can import at most 1000 products/],
    ['Name,Price\na,b\na,1,200', /^Line 3 has more values than the 2 of the first line/],
    ['a,b,c\na,b,c,d', /^Line 2 has more values than 3\. If a value contains a comma/],
  ])('is refused with what to do', (text, problem) => {
    expect(read(text).problem).toMatch(problem);
  });
});

describe('a file of letters', () => {
  const fileOf = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'prices.csv');
  const utf16 = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le'));
  it.each([
    ['Unicode', Uint8Array.from(Buffer.from('Brötchen;€')), 'Brötchen;€'],
    ['Unicode', Uint8Array.from([0xef, 0xbb, 0xbf, 0x41]), 'A'],
    ['Unicode (UTF-16)', utf16('\ufeffBrötchen;1'), 'Brötchen;1'],
    ['Unicode (UTF-16)', utf16('Name;Price\nRoll;1'), 'Name;Price\nRoll;1'],
    ['Windows (Western Europe)', Uint8Array.from([0x42, 0x72, 0xf6, 0x74, 0x3b, 0xe9]), 'Bröt;é'],
  ])('is read as it was saved: %s', async (encoding, bytes, text) => {
    expect(await readTextFile(fileOf(bytes))).toEqual({ encoding, text });
  });
});
