import type { BulkChange } from '@swapt/shared/contract';
import { renderScreen, testBulkChange, testOrg } from '@swapt/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { testCatalog as catalog } from '../../testing/test-product.js';
import CatalogsScreen from './catalogs-screen.js';

const listed = () => ({ data: [catalog], page: 1, pageSize: 10, total: 34 });

describe('many catalogs', () => {
  it('are deleted after one question, as rows or as all that the list shows, with Undo [A.catalogs]', async () => {
    let changes: BulkChange[] = [];
    const become = (change: Partial<BulkChange>) => {
      changes = [testBulkChange({ noun: 'catalogs', action: 'delete', total: 34, done: 34, changed: 34, ...change })];
      return { data: changes[0] ?? testBulkChange() };
    };
    const { user, inputs, questions } = renderScreen(<CatalogsScreen />, {
      route: '/?search=menu',
      api: {
        'catalogs.get': listed,
        'bulkChanges.list': () => ({ data: changes }),
        'bulkChanges.deleteCatalogs': () => become({ state: 'done' }),
        'bulkChanges.undo': () => become({ state: 'undone', undone: 34 }),
      },
    });
    const select = { name: 'Select Summer menu' };
    await user.click(await screen.findByRole('checkbox', select));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(inputs('bulkChanges.deleteCatalogs')).toHaveLength(1));
    await user.click(screen.getByRole('checkbox', select));
    await user.click(screen.getByRole('button', { name: 'Select all 34 catalogs' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(inputs('bulkChanges.deleteCatalogs')).toHaveLength(2));
    expect(questions).toEqual(['Delete “Summer menu”?', 'Delete 34 catalogs?']);
    expect(inputs('bulkChanges.deleteCatalogs')).toEqual([
      { org_id: testOrg.org_id, catalog_ids: [catalog.catalog_id] },
      { org_id: testOrg.org_id, filter: { search: 'menu' }, count: 34 },
    ]);
    expect(await screen.findByText('34 catalogs are deleted.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('34 catalogs are back to what they were.')).toBeVisible();
  });

  it('cannot be selected by a viewer', async () => {
    renderScreen(<CatalogsScreen />, {
      role: 'viewer',
      api: { 'catalogs.get': listed, 'bulkChanges.list': () => ({ data: [] }) },
    });
    await screen.findByText('Summer menu');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
