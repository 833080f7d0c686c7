import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  addOption,
  addValue,
  removeLastValue,
  savedProduct,
  showProduct,
  valuesField,
} from '../../../testing/show-product.js';
import { testCatalog, testProduct } from '../../../testing/test-product.js';

describe('a new product', () => {
  beforeEach(() => localStorage.clear());

  it('has the variants that its options make, filled together and one by one [A.products.one]', async () => {
    const { user, inputs, address, notices } = showProduct(`${testCatalog.catalog_id}/new`, {
      'product.create': ({ name }) => ({ data: { ...testProduct, name } }),
      'items.add': () => ({ data: { added: 1 } }),
      'product.update': savedProduct,
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
          {
            option_values: ['S', 'Red'],
            sku: 'SH-S-RED',
            barcode: '',
            net_content: '',
            prices: [{ ...price, cost: null }],
          },
          {
            option_values: ['L', 'Red'],
            sku: 'SH-L-RED',
            barcode: '',
            net_content: '',
            prices: [{ ...price, cost: 400 }],
          },
        ],
      }),
    ]);
    expect(inputs('items.add')).toMatchObject([{ product_ids: [testProduct.product_id] }]);
    expect(inputs('product.update')).toMatchObject([{ data: { status: 'active' } }]);
    expect(notices[0]?.text).toBe('“Shirt” was created.');
  });

  it('says in the matrix what cannot be saved, and keeps what was typed [A.products.one]', async () => {
    const { user, inputs } = showProduct('all/new', {});
    await user.type(screen.getByLabelText('Name'), 'Shirt');
    await user.type(screen.getByLabelText('Price'), '12,5x');
    await user.type(screen.getByLabelText('Price before'), '3');
    await user.click(screen.getByRole('button', { name: 'Create product' }));
    expect(await screen.findByText(/^Type an amount in digits/)).toBeVisible();
    expect(screen.getByLabelText('Price')).toBeInvalid();
    expect(document.querySelectorAll('[class*=status-error]')).toHaveLength(1);
    expect(screen.getByLabelText('Price')).toHaveValue('12,5x');
    expect(await screen.findByText('One field of the variants needs a change.')).toBeVisible();
    await user.clear(screen.getByLabelText('Price'));
    await user.type(screen.getByLabelText('Price'), '5');
    expect(await screen.findByText(/^This must be above the price/)).toBeVisible();
    expect(inputs('product.create')).toEqual([]);
  });

  it('refuses options that make thousands of variants, in words [A.products.one]', async () => {
    const { user } = showProduct('all/new', {});
    await user.type(screen.getByLabelText('Name'), 'Shirt');
    const lines = Array.from({ length: 22 }, (_, at) => `${at}`);
    for (const [at, name] of ['Size', 'Colour', 'Shape'].entries()) {
      await addOption(user, at + 1, name);
      // A browser makes spaces of the lines that are pasted.
      fireEvent.paste(valuesField(at + 1), { clipboardData: { getData: () => lines.join('\n') } });
      fireEvent.change(valuesField(at + 1), { target: { value: lines.join(' ') } });
    }
    await user.click(screen.getByRole('button', { name: 'Create product' }));
    expect(await screen.findByText(/^These options make 10,648 variants/)).toBeVisible();
  });

  it('keeps values as they are typed, commas too, and says which is too long or there twice [A.products.one]', async () => {
    const { user, inputs } = showProduct('all/new', {
      'product.create': ({ name }) => ({ data: { ...testProduct, name } }),
    });
    const long = 'x'.repeat(61);
    await user.type(screen.getByLabelText('Name'), 'Juice');
    await addOption(user, 1, 'Size', '1,5 l', long, 'Jug', 'jug');
    const save = () => user.click(screen.getByRole('button', { name: 'Create product' }));
    await save();
    expect(await screen.findByText(`“${long}” is too long. Use at most 60 characters.`)).toBeVisible();
    for (const _ of ['jug', 'Jug', long]) await removeLastValue(user, 1);
    await addValue(user, 1, 'Jug');
    await addValue(user, 1, 'jug');
    await save();
    expect(await screen.findByText('“Size” has “jug” twice. Remove one of them.')).toBeVisible();
    await removeLastValue(user, 1);
    await save();
    await waitFor(() => expect(inputs('product.create')).toHaveLength(1));
    expect(inputs('product.create')[0]?.options).toEqual([{ name: 'Size', values: ['1,5 l', 'Jug'] }]);
  });

  it('leaves accents out of SKUs, and counts characters as the server does [A.products.one]', async () => {
    const { user } = showProduct('all/new', {});
    await addOption(user, 1, 'Kind', 'Crème brûlée', 'かばん');
    await user.click(screen.getByRole('button', { name: 'Fill all' }));
    await user.type(screen.getByLabelText('SKU begins with'), 'T');
    await user.click(screen.getByRole('button', { name: 'Fill 2 variants' }));
    expect(screen.getByLabelText('SKU of Crème brûlée')).toHaveValue('T-CREME-BRULEE');
    expect(screen.getByLabelText('SKU of かばん')).toHaveValue('T-かばん');
    await user.clear(screen.getByLabelText('SKU of かばん'));
    await user.type(screen.getByLabelText('SKU of かばん'), '🍰'.repeat(64));
    await user.tab();
    expect(screen.queryByText('Use at most 64 characters.')).toBeNull();
    await user.type(screen.getByLabelText('SKU of かばん'), '!');
    await user.tab();
    expect(await screen.findByText('Use at most 64 characters.')).toBeVisible();
  });

  it('says what is required where a screen reader may hear it', () => {
    showProduct('all/new', {});
    for (const element of document.querySelectorAll('[aria-required]')) expect(element).toHaveProperty('form');
  });

  it('is there again after the tab was closed [A.products.one]', async () => {
    const first = showProduct('all/new', {});
    await first.user.type(screen.getByLabelText('Name'), 'Shirt');
    await addOption(first.user, 1, 'Size', 'S', 'L');
    await first.user.type(screen.getByLabelText('Price of L'), '9');
    first.unmount();
    showProduct('all/new', {}, { keepsDrafts: true });
    expect(await screen.findByText(/You did not save what you typed/)).toBeVisible();
    expect(screen.getByLabelText('Price of L')).toHaveValue('9.00');
    expect(screen.getByLabelText('Name')).toHaveValue('Shirt');
  });
});
