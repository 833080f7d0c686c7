import type { Api, Product } from '@swapt/shared/contract';
import { renderScreen, type FakeApi, type RenderScreenOptions } from '@swapt/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import ProductScreen from '../features/products/edit/product-screen.js';
import { testCatalog, testProduct } from './test-product.js';

/** The screen of a product at an address below /admin/products. */
export const showProduct = (address: string, api: FakeApi, options: RenderScreenOptions = {}) =>
  renderScreen(<ProductScreen />, {
    path: '/admin/products/:catalogId/:productId',
    route: `/admin/products/${address}`,
    ...options,
    api: {
      'product.get': () => ({ data: testProduct }),
      'stores.ofProduct': () => ({ data: [] }),
      'catalogs.get': () => ({ data: [testCatalog], page: 1, pageSize: 1, total: 1 }),
      ...api,
    },
  });

/** The address of the product that there is. */
export const knownProduct = `all/${testProduct.product_id}`;
export const savedProduct = ({ data }: Api['product.update']['in']) => ({
  data: { ...testProduct, ...data } as Product,
});

type User = ReturnType<typeof showProduct>['user'];

export const valuesField = (number: number) => screen.getByRole('combobox', { name: `Values of option ${number}` });

export async function addValue(user: User, number: number, value: string) {
  await user.type(valuesField(number), value);
  // By the number of the key, which is all that antd looks at.
  fireEvent.keyDown(valuesField(number), { key: 'Enter', keyCode: 13 });
}

/** By the cross of its tag: antd takes Backspace for part of the typing for a moment. */
export async function removeLastValue(user: User, number: number) {
  const crosses = valuesField(number).closest('.ant-select')?.querySelectorAll('.ant-select-selection-item-remove');
  await user.click([...(crosses ?? [])].at(-1)!);
}

export async function addOption(user: User, number: number, name: string, ...values: string[]) {
  await user.click(screen.getByRole('button', { name: number === 1 ? 'Add an option' : 'Add another option' }));
  await user.type(screen.getByLabelText(`Name of option ${number}`), name);
  for (const value of values) await addValue(user, number, value);
}
