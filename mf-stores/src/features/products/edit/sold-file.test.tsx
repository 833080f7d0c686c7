import type { Product } from '@swapt/shared/contract';
import { apiError } from '@swapt/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { knownProduct, savedProduct, showProduct } from '../../../testing/show-product.js';
import { testProduct } from '../../../testing/test-product.js';

const book = { file_id: '018f0000-0000-7000-8000-0000000000f1', name: 'Book.epub', bytes: 2_400_000 };
const digital: Product = { ...testProduct, kind: 'digital', file: book };

describe('the file of a product', () => {
  it('is chosen where the product is a file, and saved with it [A.products.one]', async () => {
    const { user, inputs } = showProduct(knownProduct, {
      'product.uploadFile': ({ name }) => ({ data: { ...book, name } }),
      'product.update': savedProduct,
      'product.get': () => ({ data: { ...digital, file: null } }),
    });
    const field = await screen.findByLabelText('File that is sold');
    await user.upload(field, new File(['Once upon a time'], 'Tales.zip'));
    expect(await screen.findByRole('button', { name: 'Download Tales.zip' })).toBeVisible();
    expect(inputs('product.uploadFile')).toMatchObject([{ name: 'Tales.zip', body: btoa('Once upon a time') }]);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(inputs('product.update')).toMatchObject([{ data: { file_id: book.file_id } }]));
  });

  it('is taken away, and not asked for of a thing [A.products.one]', async () => {
    const { user, inputs } = showProduct(knownProduct, {
      'product.update': savedProduct,
      'product.get': () => ({ data: digital }),
    });
    await user.click(await screen.findByRole('button', { name: 'Remove file' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(inputs('product.update')).toMatchObject([{ data: { file_id: null } }]));
  });

  it('says at its place why it is not taken [A.products.one]', async () => {
    const { user } = showProduct(knownProduct, {
      'product.get': () => ({ data: digital }),
      'product.update': () => {
        throw apiError('product.invalid', {
          fields: { 'data.file_id': 'This file does not exist. Upload it again.' },
        });
      },
    });
    await user.type(await screen.findByLabelText('Name'), ' 2');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('This file does not exist. Upload it again.')).toBeVisible();
  });
});
