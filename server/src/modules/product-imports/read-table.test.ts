import { readTable, type Notation, type TableRow } from './read-table.js';

const read = (rows: readonly TableRow[], notation: Notation = { currency: 'EUR' }) => {
  const { products, problems } = readTable(rows, notation);
  return { products, problems: Object.fromEntries(problems) };
};
const problemsOf = (rows: readonly TableRow[], notation?: Notation) => read(rows, notation).problems;

describe('a table of products', () => {
  it('has a product for each name, and a variant for each row of it [A.products]', () => {
    const { products, problems } = read([
      { name: ' Coffee ', option1_name: 'Size', option1_value: 'Small', sku: 'C-S', price: '2.50', kind: 'Physical' },
      { name: 'Coffee', option1_value: 'Large', sku: 'C-L', price: '3.50', compare_at: '4', cost: '1' },
      { option1_value: 'large', currency: 'chf', price: '4.10' },
      { name: 'Voucher', kind: 'digital', status: 'Active', tax_class: 'zero', note: 'Ask first' },
    ]);
    expect(problems).toEqual({});
    expect(products).toMatchObject([
      {
        name: 'Coffee',
        status: 'draft',
        kind: 'physical',
        tax_class: 'standard',
        options: [{ name: 'Size', values: ['Small', 'Large'] }],
        variants: [
          { index: 0, option_values: ['Small'], sku: 'C-S', prices: [{ currency: 'EUR', amount: 250 }] },
          {
            index: 1,
            option_values: ['Large'],
            sku: 'C-L',
            prices: [
              { currency: 'EUR', amount: 350, compare_at: 400, cost: 100 },
              { currency: 'CHF', amount: 410, compare_at: null, cost: null },
            ],
          },
        ],
      },
      { name: 'Voucher', kind: 'digital', status: 'active', tax_class: 'zero', options: [], note: 'Ask first' },
    ]);
    expect(products[1]?.variants).toEqual([
      { index: 3, option_values: [], sku: '', barcode: '', net_content: '', prices: [] },
    ]);
  });

  it('reads amounts as they are written in it, and guesses none', () => {
    const amounts = (price: string, notation: Notation) =>
      read([{ name: 'A', price }], notation).products[0]?.variants[0]?.prices.map(({ amount }) => amount);
    expect(amounts('1.234,50 €', { currency: 'EUR', decimal: 'comma' })).toEqual([123450]);
    expect(amounts('1,234.50', { currency: 'EUR' })).toEqual([123450]);
    expect(amounts('1,250', { currency: 'JPY' })).toEqual([1250]);
    expect(amounts('1.250', { currency: 'KWD' })).toEqual([1250]);
    expect(problemsOf([{ name: 'A', price: '12,50' }])).toEqual({
      'data.0.price': 'Type a point before the smaller unit, for example 12.50.',
    });
    expect(problemsOf([{ name: 'A', price: '-1' }])).toEqual({ 'data.0.price': 'An amount cannot be below zero.' });
  });

  it('of Shopify says of a product without options that it has none', () => {
    const { products, problems } = read([{ name: 'A', option1_name: 'Title', option1_value: 'Default Title' }]);
    expect([problems, products[0]?.options, products[0]?.variants[0]?.option_values]).toEqual([{}, [], []]);
  });

  const long = 'x'.repeat(20_000);
  it.each<[string, TableRow[], Record<string, RegExp>]>([
    ['no name', [{ sku: 'A' }], { 'data.0.name': /Give the product a name/ }],
    [
      'unknown words',
      [{ name: 'A', status: 'deleted', kind: 'thing', tax_class: '19%' }],
      {
        'data.0.status': /^Write draft, active or archived\.$/,
        'data.0.kind': /^Write physical, digital or service/,
        'data.0.tax_class': /^Write standard, reduced or zero/,
      },
    ],
    [
      'texts that are too long',
      [
        {
          name: long,
          text: long,
          supplier: long,
          note: long,
          sku: long,
          barcode: long,
          option1_name: long,
          option1_value: long,
        },
      ],
      {
        'data.0.name': /at most 120/,
        'data.0.text': /at most 10,000/,
        'data.0.supplier': /at most 200/,
        'data.0.note': /at most 4,000/,
        'data.0.sku': /at most 64/,
        'data.0.barcode': /at most 32/,
        'data.0.option1_name': /at most 40/,
        'data.0.option1_value': /at most 60/,
      },
    ],
    ['an option without a name', [{ name: 'A', option2_value: 'Red' }], { 'data.0.option2_name': /Name this option/ }],
    [
      'two options of one name',
      [{ name: 'A', option1_name: 'Size', option1_value: 'S', option2_name: 'size', option2_value: 'M' }],
      {
        'data.0.option2_name': /already has this name/,
      },
    ],
    [
      'a row without a value',
      [{ name: 'A', option1_name: 'Size', option1_value: 'S' }, { sku: 'B' }],
      {
        'data.1.option1_value': /Give a value for “Size”/,
      },
    ],
    [
      'a row that names another option',
      [
        { name: 'A', option1_name: 'Size', option1_value: 'S' },
        { option1_name: 'Colour', option1_value: 'M' },
      ],
      {
        'data.1.option1_name': /another name here/,
      },
    ],
    [
      'another kind further down',
      [
        { name: 'A', option1_name: 'Size', option1_value: 'S' },
        { option1_value: 'M', kind: 'digital' },
      ],
      {
        'data.1.kind': /differs from the first row/,
      },
    ],
    [
      'the same variant twice',
      [
        { name: 'A', sku: '1' },
        { name: 'A', sku: '2' },
      ],
      { 'data.1.sku': /same variant/ },
    ],
    [
      'the same variant with another barcode',
      [
        { name: 'A', barcode: '1' },
        { name: 'A', barcode: '2' },
      ],
      { 'data.1.barcode': /same variant/ },
    ],
    ['the same variant without a price', [{ name: 'A' }, { name: 'A' }], { 'data.1.name': /same variant/ }],
    [
      'two prices in one currency',
      [
        { name: 'A', price: '1' },
        { name: 'A', price: '2' },
      ],
      { 'data.1.price': /has the price/ },
    ],
    ['a price in no currency', [{ name: 'A', price: '1', currency: 'XYZ' }], { 'data.0.currency': /do not know/ }],
    ['a cost without a price', [{ name: 'A', cost: '1' }], { 'data.0.price': /Give the price/ }],
    [
      'a price before below the price',
      [{ name: 'A', price: '2', compare_at: '2' }],
      { 'data.0.compare_at': /must be above/ },
    ],
    [
      'a number that a spreadsheet has shortened',
      [{ name: 'A', barcode: '4.00638E+12' }],
      { 'data.0.barcode': /shortened/ },
    ],
    ['a net content without a unit', [{ name: 'A', net_content: '250' }], { 'data.0.net_content': /its unit/ }],
    ['a barcode of other signs', [{ name: 'A', barcode: '12*3' }], { 'data.0.barcode': /digits, letters/ }],
    [
      'too many variants',
      Array.from({ length: 201 }, (_, n) => ({
        name: 'A',
        option1_name: 'S',
        option1_value: `${n % 50}`,
        option2_name: 'C',
        option2_value: `${Math.floor(n / 50)}`,
      })),
      {
        'data.0.name': /has 201 variants/,
      },
    ],
    [
      'too many values',
      Array.from({ length: 51 }, (_, n) => ({ name: 'A', option1_name: 'S', option1_value: `${n}` })),
      {
        'data.0.option1_name': /at most 50 values/,
      },
    ],
  ])('names the cells of %s', (_what, rows, sentences) => {
    const problems = problemsOf(rows);
    expect(Object.keys(problems).sort()).toEqual(Object.keys(sentences).sort());
    for (const [at, sentence] of Object.entries(sentences)) expect(problems[at]).toMatch(sentence);
  });

  it('asks for the currency of a price where none was chosen', () => {
    expect(problemsOf([{ name: 'A', price: '1' }], {})).toEqual({
      'data.0.currency': expect.stringMatching(/Which currency/),
    });
  });
});
