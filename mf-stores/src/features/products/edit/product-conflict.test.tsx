import type { Product } from '@swapt/shared/contract';
import { apiError, type FakeApi } from '@swapt/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { knownProduct, savedProduct, showProduct } from '../../../testing/show-product.js';
import { testProduct } from '../../../testing/test-product.js';

describe('a product that somebody else saved meanwhile', () => {
  it('tells of somebody else’s change, keeps what was typed, and saves it over theirs [A.products.one]', async () => {
    const theirs: Product = { ...testProduct, revision: 4, text: 'Holds half a litre', supplier: 'Pots & Co' };
    let now = testProduct;
    const { user, inputs, address } = showProduct(knownProduct, {
      'product.get': () => ({ data: now }),
      'product.update': (input) => {
        if (input.revision !== now.revision) throw apiError('product.conflict');
        return savedProduct(input);
      },
    });
    await user.clear(await screen.findByLabelText('Price of Small'));
    await user.type(screen.getByLabelText('Price of Small'), '10');
    now = theirs;
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/They changed: Description, Supplier/)).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
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
    const { user, questions } = showProduct(knownProduct, {
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

  it('is not saved over what somebody else saved after a draft of it was typed [A.products.one]', async () => {
    let now: Product = testProduct;
    const api: FakeApi = {
      'product.get': () => ({ data: now }),
      'product.update': (input) => {
        if (input.revision !== now.revision) throw apiError('product.conflict');
        return savedProduct(input);
      },
    };
    const first = showProduct(knownProduct, api);
    await first.user.type(await screen.findByLabelText('Price of Small'), '{Backspace}9');
    first.unmount();
    const [small, large] = testProduct.variants;
    if (!small || !large) throw new Error('The product has two variants');
    now = {
      ...testProduct,
      revision: 5,
      supplier: 'Pots & Co',
      options: [{ name: 'Colour', values: ['Red'] }, ...testProduct.options],
      variants: [{ ...large, option_values: ['Red', 'Large'] }],
    };
    const { user, inputs } = showProduct(knownProduct, api, { keepsDrafts: true });
    expect(await screen.findByText(/You did not save what you typed/)).toBeVisible();
    // Options and variants of one time: those of the draft.
    expect(screen.getByLabelText('Price of Large')).toHaveValue('12.00');
    expect(screen.getByLabelText('Name of option 1')).toHaveValue('Size');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/They changed: Supplier, Options, Variants and prices/)).toBeVisible();
    expect(inputs('product.update')).toMatchObject([{ revision: 3 }]);
    await user.click(screen.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(inputs('product.update')).toHaveLength(2));
    expect(inputs('product.update')[1]).toMatchObject({ revision: 5, data: { options: testProduct.options } });
    expect(inputs('product.update')[1]?.data).not.toHaveProperty('supplier');
  });

  it('shows somebody else’s change beside what was typed, and forgets the draft for it [A.products.one]', async () => {
    let now = testProduct;
    const api: FakeApi = {
      'product.get': () => ({ data: now }),
      'product.update': () => {
        throw apiError('product.conflict');
      },
    };
    const { user, unmount } = showProduct(knownProduct, api);
    await user.type(await screen.findByLabelText('Name'), ' of mine');
    now = { ...testProduct, revision: 4, name: 'Their mug', supplier: 'Pots & Co' };
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await user.click(await screen.findByRole('button', { name: 'Look at theirs' }));
    const dialog = screen.getByRole('dialog', { name: '“Their mug” as they saved it' });
    expect(within(dialog).getByText('Pots & Co')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Mug of mine');
    await user.click(screen.getByRole('button', { name: 'Load theirs' }));
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Their mug'));
    unmount();
    showProduct(knownProduct, api, { keepsDrafts: true });
    expect(await screen.findByLabelText('Name')).toHaveValue('Their mug');
    expect(screen.queryByText(/You did not save/)).toBeNull();
  });
});
