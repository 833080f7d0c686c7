import type { Api, Product } from '@swapt/shared/contract';
import { apiError, renderScreen, type FakeApi, type RenderScreenOptions } from '@swapt/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { testCatalog, testProduct } from '../../../testing/test-product.js';
import ProductScreen from './product-screen.js';

type Update = Api['product.update']['in'];

const show = (address: string, api: FakeApi, options: RenderScreenOptions = {}) =>
  renderScreen(<ProductScreen />, {
    path: '/admin/products/:catalogId/:productId',
    route: `/admin/products/${address}`,
    ...options,
    api: {
      'product.get': () => ({ data: testProduct }),
      'catalogs.get': () => ({ data: [testCatalog], page: 1, pageSize: 1, total: 1 }),
      ...api,
    },
  });

const one = `all/${testProduct.product_id}`;
const saved = ({ data }: Update) => ({ data: { ...testProduct, ...data } as Product });

const valuesField = (number: number) => screen.getByRole('combobox', { name: `Values of option ${number}` });

async function addOption(user: ReturnType<typeof show>['user'], number: number, name: string, ...values: string[]) {
  await user.click(screen.getByRole('button', { name: number === 1 ? 'Add an option' : 'Add another option' }));
  await user.type(screen.getByLabelText(`Name of option ${number}`), name);
  for (const value of values) await user.type(valuesField(number), `${value},`);
}

describe('a new product', () => {
  beforeEach(() => localStorage.clear());

  it('has the variants that its options make, filled together and one by one [A.products.one]', async () => {
    const { user, inputs, address, notices } = show(`${testCatalog.catalog_id}/new`, {
      'product.create': ({ name }) => ({ data: { ...testProduct, name } }),
      'items.add': () => ({ data: { added: 1 } }),
      'product.update': saved,
    });
    await user.type(screen.getByLabelText('Name'), ' Shirt ');
    await addOption(user, 1, 'Size', 'S', 'L');
    await addOption(user, 2, 'Colour', 'Red');
    await user.click(screen.getByRole('button', { name: 'Fill all' }));
    await user.type(screen.getByLabelText('Price'), '12.5');
    await user.type(screen.getByLabelText('SKU begins with'), 'SH');
    await user.click(screen.getByRole('button', { name: 'Fill 2 variants' }));
    await user.type(screen.getByLabelText('Cost of L / Red'), '4');
    await user.click(screen.getByLabelText(/^Active/));
    await user.click(screen.getByRole('button', { name: 'Create product' }));
    await waitFor(() => expect(address()).toBe(`/admin/products/${testCatalog.catalog_id}`));
    const price = { currency: 'USD', amount: 1250, compare_at: null };
    expect(inputs('product.create')).toEqual([
      expect.objectContaining({
        name: 'Shirt',
        options: [
          { name: 'Size', values: ['S', 'L'] },
          { name: 'Colour', values: ['Red'] },
        ],
        variants: [
          { option_values: ['S', 'Red'], sku: 'SH-S-RED', barcode: '', prices: [{ ...price, cost: null }] },
          { option_values: ['L', 'Red'], sku: 'SH-L-RED', barcode: '', prices: [{ ...price, cost: 400 }] },
        ],
      }),
    ]);
    expect(inputs('items.add')).toMatchObject([{ product_ids: [testProduct.product_id] }]);
    expect(inputs('product.update')).toMatchObject([{ data: { status: 'active' } }]);
    expect(notices[0]?.text).toBe('“Shirt” was created.');
  });

  it('says in the matrix what cannot be saved, and keeps what was typed [A.products.one]', async () => {
    const { user, inputs } = show('all/new', {});
    await user.type(screen.getByLabelText('Name'), 'Shirt');
    await user.type(screen.getByLabelText('Price'), '12,5x');
    await user.type(screen.getByLabelText('Price before'), '3');
    await user.click(screen.getByRole('button', { name: 'Create product' }));
    expect(await screen.findByText(/^Type an amount in digits/)).toBeVisible();
    expect(screen.getByLabelText('Price')).toBeInvalid();
    expect(screen.getByLabelText('Price')).toHaveValue('12,5x');
    expect(await screen.findByText('One field of the variants needs a change.')).toBeVisible();
    await user.clear(screen.getByLabelText('Price'));
    await user.type(screen.getByLabelText('Price'), '5');
    expect(await screen.findByText(/^This must be above the price/)).toBeVisible();
    expect(inputs('product.create')).toEqual([]);
  });

  it('refuses options that make thousands of variants, in words [A.products.one]', async () => {
    const { user } = show('all/new', {});
    await user.type(screen.getByLabelText('Name'), 'Shirt');
    const values = Array.from({ length: 22 }, (_, at) => `${at}`).join(',');
    for (const [at, name] of ['Size', 'Colour', 'Shape'].entries()) {
      await addOption(user, at + 1, name);
      await user.click(valuesField(at + 1));
      await user.paste(`${values},`);
    }
    await user.click(screen.getByRole('button', { name: 'Create product' }));
    expect(await screen.findByText(/^These options make 10,648 variants/)).toBeVisible();
  }, 20_000);

  it('is there again after the tab was closed [A.products.one]', async () => {
    const first = show('all/new', {});
    await first.user.type(screen.getByLabelText('Name'), 'Shirt');
    await addOption(first.user, 1, 'Size', 'S', 'L');
    await first.user.type(screen.getByLabelText('Price of L'), '9');
    first.unmount();
    show('all/new', {}, { keepsDrafts: true });
    expect(await screen.findByText(/You did not save what you typed/)).toBeVisible();
    expect(screen.getByLabelText('Price of L')).toHaveValue('9.00');
    expect(screen.getByLabelText('Name')).toHaveValue('Shirt');
  });
});

describe('a product', () => {
  it('sends what was changed and nothing else, with the revision it began with [A.products.one]', async () => {
    const { user, inputs, address } = show(one, { 'product.update': saved });
    await user.type(await screen.findByLabelText('Name'), ' cup');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(address()).toBe('/admin/products/all'));
    expect(inputs('product.update')).toMatchObject([{ revision: 3, data: { name: 'Mug cup' } }]);
    expect(Object.keys(inputs('product.update')[0]?.data ?? {})).toEqual(['name']);
  });

  it('keeps variants that are taken out and brings them back with their prices [A.products.one]', async () => {
    const { user, inputs } = show(one, { 'product.update': saved });
    await user.click(await screen.findByRole('button', { name: 'Remove Large' }));
    expect(screen.queryByLabelText('Price of Large')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Bring back Large' }));
    expect(screen.getByLabelText('Price of Large')).toHaveValue('12.00');
    await user.click(screen.getByRole('button', { name: 'Remove Small' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(inputs('product.update')).toHaveLength(1));
    expect(inputs('product.update')[0]?.data.variants).toMatchObject([{ variant_id: 'v-large', sku: 'MUG-L' }]);
  });

  it('says at the variant what the server refused, until it is changed [A.products.one]', async () => {
    const sentence = '“Cup” already has this SKU.';
    const { user } = show(one, {
      'product.update': () => {
        throw apiError('product.sku_taken', { fields: { 'data.variants.0.sku': sentence } });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Small' }));
    await user.type(screen.getByLabelText('SKU of Large'), '2');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText('SKU of Large')).toBeInvalid();
    expect(await screen.findByText(`Large: ${sentence}`)).toBeVisible();
    await user.type(screen.getByLabelText('SKU of Large'), '3');
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('tells of somebody else’s change, keeps what was typed, and saves it over theirs [A.products.one]', async () => {
    const theirs: Product = { ...testProduct, revision: 4, text: 'Holds half a litre', supplier: 'Pots & Co' };
    let now = testProduct;
    const { user, inputs, address } = show(one, {
      'product.get': () => ({ data: now }),
      'product.update': (input) => {
        if (input.revision !== now.revision) throw apiError('product.conflict');
        return saved(input);
      },
    });
    await user.clear(await screen.findByLabelText('Price of Small'));
    await user.type(screen.getByLabelText('Price of Small'), '10');
    now = theirs;
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/They changed: Description, Supplier/)).toBeVisible();
    expect(screen.getByLabelText('Price of Small')).toHaveValue('10.00');
    await user.click(screen.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(address()).toBe('/admin/products/all'));
    const last = inputs('product.update').at(-1);
    expect(last?.revision).toBe(4);
    expect(Object.keys(last?.data ?? {}).sort()).toEqual(['options', 'variants']);
    expect(last?.data.variants?.[0]?.prices?.[0]?.amount).toBe(1000);
  });

  it('loads somebody else’s change in place of what was typed, when that is wanted [A.products.one]', async () => {
    let now = testProduct;
    const { user, questions } = show(one, {
      'product.get': () => ({ data: now }),
      'product.update': () => {
        throw apiError('product.conflict');
      },
    });
    await user.type(await screen.findByLabelText('Name'), ' of mine');
    now = { ...testProduct, revision: 4, name: 'Their mug' };
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await user.click(await screen.findByRole('button', { name: 'Load theirs' }));
    expect(questions).toEqual(['Load what they saved?']);
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Their mug'));
  });

  it('has the statuses that it may have next, and is deleted with an undo [A.products.one]', async () => {
    const { user, inputs, address, notices } = show(one, { 'product.update': saved });
    expect(await screen.findAllByRole('radio', { name: /^(Draft|Active|Archived)/ })).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Delete product' }));
    await waitFor(() => expect(address()).toBe('/admin/products/all'));
    expect(inputs('product.update')).toMatchObject([{ data: { status: 'deleted' } }]);
    expect(notices[0]?.action?.label).toBe('Undo');
  });

  it('is shown, not changed, to somebody who may only read [A.products.one]', async () => {
    show(one, {}, { role: 'viewer' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Mug' })).toBeVisible();
    expect(screen.getByText('€12.00')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is restored before it is changed, once it was deleted [A.products.one]', async () => {
    let now: Product = { ...testProduct, status: 'deleted' };
    const { user } = show(one, {
      'product.get': () => ({ data: now }),
      'product.update': () => ({ data: (now = { ...testProduct, status: 'draft' }) }),
    });
    await user.click(await screen.findByRole('button', { name: 'Restore as a draft' }));
    expect(await screen.findByLabelText('Name')).toHaveValue('Mug');
  });

  it('says that it is not there, with a way on', async () => {
    show(one, {
      'product.get': () => {
        throw apiError('product.not_found');
      },
    });
    expect(await screen.findByText('This product does not exist.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all products' })).toBeVisible();
  });
});
