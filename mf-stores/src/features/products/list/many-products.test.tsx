import type { BulkChange } from '@swapt/shared/contract';
import { apiError, renderScreen, testBulkChange, testOrg } from '@swapt/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { listed, testCatalog } from '../../../testing/test-product.js';
import ProductsScreen from './products-screen.js';

const tea = listed('Tea', { status: 'draft' });
const gone = listed('Cake', { status: 'deleted' });
const select = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });

function show(rows = [tea], { route = '/admin/products/all', ...options }: Parameters<typeof renderScreen>[1] = {}) {
  let changes: BulkChange[] = [];
  const become = (change: Partial<BulkChange>) => {
    changes = [testBulkChange({ noun: 'products', total: 34, done: 34, ...change })];
    return { data: changes[0] ?? testBulkChange() };
  };
  return renderScreen(<ProductsScreen />, {
    path: '/admin/products/:catalogId',
    route,
    ...options,
    api: {
      'product.list': () => ({ data: rows, page: 1, pageSize: 10, total: 34 }),
      'catalogs.get': () => ({ data: [testCatalog], page: 1, pageSize: 1, total: 1 }),
      'bulkChanges.list': () => ({ data: changes }),
      'bulkChanges.startProducts': ({ action }) => {
        const left = [{ reason: 'It was deleted. Restore it first.', count: 1, names: ['Bread'] }];
        return become({ action, state: 'done', changed: 33, left });
      },
      'bulkChanges.undo': () => become({ action: 'activate', state: 'undone', changed: 33, undone: 33 }),
      ...options.api,
    },
  });
}

describe('many products', () => {
  it('are set active in the background, as rows or as all that the list shows, and taken back [A.products]', async () => {
    const route = `/admin/products/${testCatalog.catalog_id}?search=e&status=draft&sort=name`;
    const { user, inputs, questions } = show([tea], { route });
    await user.click(await select('Tea'));
    await user.click(screen.getByRole('button', { name: 'Set active' }));
    await waitFor(() => expect(inputs('bulkChanges.startProducts')).toHaveLength(1));
    await user.click(await select('Tea'));
    await user.click(screen.getByRole('button', { name: 'Select all 34 products' }));
    await user.click(screen.getByRole('button', { name: 'Set active' }));
    await waitFor(() => expect(inputs('bulkChanges.startProducts')).toHaveLength(2));
    const filter = { search: 'e', status: 'draft', catalog_id: testCatalog.catalog_id };
    expect(inputs('bulkChanges.startProducts')).toEqual([
      { org_id: testOrg.org_id, product_ids: [tea.product_id], action: 'activate' },
      { org_id: testOrg.org_id, filter, count: 34, action: 'activate' },
    ]);
    expect(questions).toEqual([]);
    expect(await screen.findByText('33 products are active.')).toBeVisible();
    expect(screen.getByText('1 product did not change (“Bread”): It was deleted. Restore it first.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('33 products are back to what they were.')).toBeVisible();
  });

  it('are deleted after one question that names how many [A.products]', async () => {
    const { user, inputs, questions } = show();
    await user.click(await select('Tea'));
    await user.click(screen.getByRole('button', { name: 'Select all 34 products' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(inputs('bulkChanges.startProducts')).toMatchObject([{ count: 34, action: 'delete' }]));
    expect(questions).toEqual(['Delete 34 products?']);
    expect(await screen.findByText('33 products are deleted.')).toBeVisible();
  });

  it('have the buttons that apply to one of them at least, and each takes those alone [A.products]', async () => {
    const { user, inputs } = show([tea, gone]);
    await user.click(await select('Cake'));
    const buttons = () => screen.queryAllByRole('button', { name: /^(Set|Make|Archive|Restore|Delete)/ });
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['Restore as drafts']);
    await user.click(await select('Tea'));
    expect(buttons().map(({ textContent }) => textContent)).toEqual([
      'Set active',
      'Archive',
      'Restore as drafts',
      'Delete',
    ]);
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    await waitFor(() =>
      expect(inputs('bulkChanges.startProducts')).toMatchObject([{ product_ids: [tea.product_id], action: 'archive' }]),
    );
  });

  it('stay selected when the change is refused', async () => {
    const { user, inputs } = show([tea], {
      api: {
        'bulkChanges.startProducts': () => {
          throw apiError('bulk_change.too_many');
        },
      },
    });
    await user.click(await select('Tea'));
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(inputs('bulkChanges.startProducts')).toHaveLength(1));
    expect(await select('Tea')).toBeChecked();
  });
});
