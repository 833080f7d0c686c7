import { problemsOf } from './check-variants.js';
import { rowsOf, withRow, type OptionDraft, type VariantDraft } from './variant-rows.js';

const size: OptionDraft = { id: 'size', name: 'Size', values: ['S', 'L'] };
const colour: OptionDraft = { id: 'colour', name: 'Colour', values: ['Red', 'Blue'] };
const draft = (sku: string, values: Record<string, string>): VariantDraft => ({
  sku,
  values,
  barcode: '',
  net_content: '',
  prices: {},
});
const seen = (options: OptionDraft[], drafts: VariantDraft[]) =>
  rowsOf(options, drafts).map(({ label, sku }) => `${label}=${sku}`);

describe('the rows of the matrix', () => {
  it('are one without options, and every combination with them', () => {
    expect(seen([], [draft('ONE', {})])).toEqual(['=ONE']);
    expect(rowsOf([size, colour], []).map(({ label }) => label)).toEqual([
      'S / Red',
      'S / Blue',
      'L / Red',
      'L / Blue',
    ]);
  });

  it('keep what was typed when a value goes and comes back', () => {
    const drafts = [draft('A', { size: 'S' }), draft('B', { size: 'L' })];
    expect(seen([{ ...size, values: ['S'] }], drafts)).toEqual(['S=A']);
    expect(seen([{ ...size, values: ['M', 'L', 'S'] }], drafts)).toEqual(['M=', 'L=B', 'S=A']);
  });

  it('give what there was to the first value of an option that is added', () => {
    const drafts = [draft('A', { size: 'S' }), draft('B', { size: 'L' })];
    expect(seen([size, colour], drafts)).toEqual(['S / Red=A', 'S / Blue=', 'L / Red=B', 'L / Blue=']);
    const blue = rowsOf([size, colour], drafts)[1];
    if (!blue) throw new Error('No second row');
    expect(seen([size, colour], withRow(drafts, blue, { sku: 'C' }))).toEqual([
      'S / Red=A',
      'S / Blue=C',
      'L / Red=B',
      'L / Blue=',
    ]);
  });

  it('keep one of each when an option is removed', () => {
    const drafts = [draft('A', { size: 'S', colour: 'Red' }), draft('B', { size: 'S', colour: 'Blue' })];
    expect(seen([size], drafts)).toEqual(['S=A', 'L=']);
  });

  it('are sold where one of those that come together is', () => {
    const drafts = [
      { ...draft('A', { size: 'S', colour: 'Red' }), isOff: true },
      draft('B', { size: 'S', colour: 'Blue' }),
      { ...draft('C', { size: 'L' }), isOff: true },
      draft('D', { size: 'L' }),
      { ...draft('E', { size: 'L' }), isOff: true },
    ];
    expect(seen([size], drafts)).toEqual(['S=B', 'L=D']);
    expect(rowsOf([size], drafts).map(({ isOff }) => isOff ?? false)).toEqual([false, false]);
  });

  it('list those that are sold where there are too many combinations to list', () => {
    const many = { ...size, values: Array.from({ length: 40 }, (_, at) => `v${at}`) };
    const other = { ...many, id: 'colour' };
    expect(seen([many, other], [draft('A', { size: 'v3', colour: 'v4' })])).toEqual(['v3 / v4=A']);
  });

  it('say which SKU stands twice, in whatever letters, of variants that are sold', () => {
    const drafts = [draft('a', { size: 'S' }), draft('A ', { size: 'L' })];
    expect(Object.keys(problemsOf(rowsOf([size], drafts)))).toEqual(['["L"] sku']);
    const off = drafts.map((one, at) => ({ ...one, isOff: at === 0 }));
    expect(problemsOf(rowsOf([size], off))).toEqual({});
  });
});
