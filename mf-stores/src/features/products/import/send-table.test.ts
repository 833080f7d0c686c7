import { ApiError } from '@swapt/shared/client';
import { productImportLimits } from '@swapt/shared/values';
import { sendTable } from './send-table.js';
import { productRow as row } from '../../../testing/product-row.js';

type Sent = Parameters<Parameters<typeof sendTable>[1]['send']>[0];
const names = (count: number) => Array.from({ length: count }, (_, n) => row({ name: `P${n}`, price: '1,50' }));

async function send(rows: ReturnType<typeof names>, answer: (part: Sent, nth: number) => void = () => {}) {
  const sent: Sent[] = [];
  const progress: number[] = [];
  const result = await sendTable(rows, {
    currency: 'EUR',
    decimal: 'comma',
    send: async (part) => {
      sent.push(part);
      answer(part, sent.length);
      return { import_id: part.import_id ?? 'first' };
    },
    onProgress: (checked) => progress.push(checked),
  }).catch((error: unknown) => error);
  return { result, sent, progress };
}
const fieldsOf = (error: unknown) => (error instanceof ApiError ? error.fields : undefined);

describe('a table that is sent', () => {
  it('goes in parts to one import, without empty cells, with its currency and its way of writing amounts', async () => {
    const { result, sent, progress } = await send(names(1_100));
    expect(result).toBe('first');
    expect(sent.map(({ import_id, data }) => [import_id, data.length])).toEqual([
      [undefined, 500],
      ['first', 500],
      ['first', 100],
    ]);
    expect(sent[0]).toMatchObject({ currency: 'EUR', decimal: 'comma' });
    expect(sent[0]?.data[0]).toEqual({ name: 'P0', price: '1,50' });
    expect(progress).toEqual([500, 1000, 1100]);
  });

  it('has the wrong cells of all parts by their place in it, and with a wrong row the rest of its product', async () => {
    const rows = [...names(499), row({ name: 'A' }), row({ name: 'A' }), row({ name: 'B' }), row({ name: 'B' })];
    const { result, sent } = await send(rows, (_, nth) => {
      throw new ApiError(
        422,
        'product_import.bad_rows',
        '',
        undefined,
        nth === 1 ? { 'data.2.price': 'No.' } : { 'data.1.sku': 'Twice.' },
      );
    });
    expect(sent).toHaveLength(2);
    expect(fieldsOf(result)).toEqual({
      'data.2.price': 'No.',
      'data.500.sku': 'Twice.',
      'data.499.name': 'Another row of this product needs to be corrected.',
    });
  });

  it('is refused with what refused it, where that is no cell', async () => {
    const { result, sent } = await send(names(600), () => {
      throw new ApiError(503, 'server.unavailable', 'Try again.');
    });
    expect(result).toMatchObject({ code: 'server.unavailable' });
    expect(sent).toHaveLength(1);
  });

  it('names a product that has more rows than one request may have', async () => {
    const most = productImportLimits.rowsAtOnce;
    const { result } = await send([
      row({ name: 'A' }),
      ...Array.from({ length: most + 1 }, () => row({ name: 'Long' })),
    ]);
    expect(fieldsOf(result)?.['data.1.name']).toMatch(/has 501 rows/);
    expect(Object.keys(fieldsOf(result) ?? {})).toHaveLength(most + 1);
  });
});
