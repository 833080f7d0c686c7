import type { Product } from '@swapt/shared/contract';
import { apiError } from '@swapt/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { knownProduct, savedProduct, showProduct } from '../../../testing/show-product.js';
import { testProduct } from '../../../testing/test-product.js';

describe('a product', () => {
  it('sends what was changed and nothing else, with the revision it began with [A.products.one]', async () => {
    const { user, inputs, address } = showProduct(knownProduct, { 'product.update': savedProduct });
    await user.type(await screen.findByLabelText('Name'), ' cup');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(address()).toBe('/admin/products/all'));
    expect(inputs('product.update')).toMatchObject([{ revision: 3, data: { name: 'Mug cup' } }]);
    expect(Object.keys(inputs('product.update')[0]?.data ?? {})).toEqual(['name']);
  });

  it('has the statuses that it may have next, and is deleted with an undo [A.products.one]', async () => {
    const { user, inputs, address, notices } = showProduct(knownProduct, { 'product.update': savedProduct });
    expect(await screen.findAllByRole('radio', { name: /^(Draft|Active|Archived)/ })).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Delete product' }));
    await waitFor(() => expect(address()).toBe('/admin/products/all'));
    expect(inputs('product.update')).toMatchObject([{ data: { status: 'deleted' } }]);
    expect(notices[0]?.action?.label).toBe('Undo');
  });

  it('is shown, not changed, to somebody who may only read [A.products.one]', async () => {
    showProduct(knownProduct, {}, { role: 'viewer' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Mug' })).toBeVisible();
    expect(screen.getByText('€12.00')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is restored before it is changed, once it was deleted [A.products.one]', async () => {
    let now: Product = { ...testProduct, status: 'deleted' };
    const { user } = showProduct(knownProduct, {
      'product.get': () => ({ data: now }),
      'product.update': () => ({ data: (now = { ...testProduct, status: 'draft' }) }),
    });
    await user.click(await screen.findByRole('button', { name: 'Restore as a draft' }));
    expect(await screen.findByLabelText('Name')).toHaveValue('Mug');
  });

  it('names the stores that sell it, each with the QR code that opens it there [A.products.one]', async () => {
    const sold = { status: 'open' as const, is_suspended: false, is_shown: true };
    const code_id = '018f0000-0000-7000-8000-0000000000c1';
    const { user, inputs, address, notices } = showProduct(knownProduct, {
      'stores.ofProduct': () => ({
        data: [
          { ...sold, store_id: 's1', name: 'Market stall', item_id: 'i1' },
          { ...sold, store_id: 's2', name: 'Web shop', item_id: 'i2', is_shown: false },
        ],
      }),
      'stores.itemCode': () => ({ data: { code_id, is_new: true } }),
    });
    expect(await screen.findByRole('link', { name: 'Web shop' })).toBeVisible();
    expect(screen.getByText('hidden from shoppers')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'QR code of the product in Web shop' }));
    await waitFor(() => expect(address()).toBe(`/admin/my-codes/show/${code_id}`));
    expect(inputs('stores.itemCode')).toEqual([{ org_id: testProduct.org_id, item_id: 'i2' }]);
    expect(notices).toMatchObject([{ kind: 'success', text: expect.stringContaining('The code is made') }]);
  });

  it('says that it is not there, with a way on', async () => {
    showProduct(knownProduct, {
      'product.get': () => {
        throw apiError('product.not_found');
      },
    });
    expect(await screen.findByText('This product does not exist.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all products' })).toBeVisible();
  });
});
