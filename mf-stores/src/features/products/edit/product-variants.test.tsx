import type { Product } from '@swapt/shared/contract';
import { apiError } from '@swapt/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { addValue, knownProduct, savedProduct, showProduct, valuesField } from '../../../testing/show-product.js';
import { testProduct } from '../../../testing/test-product.js';

const valuesBox = () => valuesField(1).closest<HTMLElement>('.ant-select') ?? document.body;
const inTwoCurrencies: Product = {
  ...testProduct,
  variants: testProduct.variants.map((variant) => ({
    ...variant,
    prices: [...variant.prices, { currency: 'USD', amount: 1000, compare_at: null, cost: null }],
  })),
};

describe('the variants of a product', () => {
  it('keeps variants that are taken out and brings them back with their prices [A.products.one]', async () => {
    const { user, inputs } = showProduct(knownProduct, { 'product.update': savedProduct });
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
    const { user } = showProduct(knownProduct, {
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

  it('keeps the variants of a value that gets another name, if that is what it is [A.products.one]', async () => {
    const { user, inputs, questions } = showProduct(knownProduct, { 'product.update': savedProduct });
    await screen.findByLabelText('Price of Small');
    await user.click(within(valuesBox()).getAllByLabelText('close')[0] ?? document.body);
    await addValue(user, 1, 'Tiny');
    expect(questions).toEqual(['Is “Tiny” the new name of “Small”?']);
    await waitFor(() => expect(screen.getByLabelText('Price of Tiny')).toHaveValue('9.00'));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(inputs('product.update')).toHaveLength(1));
    expect(inputs('product.update')[0]?.data).toMatchObject({
      options: [{ name: 'Size', values: ['Tiny', 'Large'] }],
      variants: [{ variant_id: 'v-small', option_values: ['Tiny'], sku: 'MUG-S' }, { variant_id: 'v-large' }],
    });
  });

  it('gives a value that is another one variants of its own [A.products.one]', async () => {
    const { user, inputs } = showProduct(knownProduct, { 'product.update': savedProduct }, { confirms: false });
    await screen.findByLabelText('Price of Small');
    await user.click(within(valuesBox()).getAllByLabelText('close')[0] ?? document.body);
    await addValue(user, 1, 'Tiny');
    expect(await screen.findByLabelText('Price of Tiny')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(inputs('product.update')).toHaveLength(1));
    expect(inputs('product.update')[0]?.data.variants).toMatchObject([
      { variant_id: 'v-large' },
      { option_values: ['Tiny'], sku: '' },
    ]);
  });

  it('loses its prices in a currency after a question alone [A.products.one]', async () => {
    const open = (confirms: boolean) =>
      showProduct(
        knownProduct,
        { 'product.get': () => ({ data: inTwoCurrencies }), 'product.update': savedProduct },
        { confirms },
      );
    const first = open(false);
    await first.user.click(await screen.findByRole('button', { name: 'Remove prices in EUR' }));
    expect(first.questions).toEqual(['Remove all prices in EUR?']);
    expect(screen.getByLabelText('Price of Small')).toHaveValue('9.00');
    first.unmount();
    const { user } = open(true);
    await user.click(await screen.findByRole('button', { name: 'Remove prices in EUR' }));
    await waitFor(() => expect(screen.queryByRole('radio', { name: 'EUR' })).toBeNull());
    expect(screen.getByLabelText('Price of Small')).toHaveValue('10.00');
  });
});
