import type { BulkChange } from '@swapt/shared/contract';
import { renderScreen, testBulkChange, testOrg } from '@swapt/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { testFolder } from '../../testing/test-folder.js';
import FoldersScreen from './folders-screen.js';

const tables = testFolder();
const listed = () => ({ data: [tables], page: 1, pageSize: 10, total: 34 });

describe('many folders', () => {
  it('are removed after one question, as rows or as all that the list shows, with Undo [A.folders]', async () => {
    let changes: BulkChange[] = [];
    const become = (change: Partial<BulkChange>) => {
      changes = [testBulkChange({ noun: 'folders', action: 'delete', total: 34, done: 34, changed: 34, ...change })];
      return { data: changes[0] ?? testBulkChange() };
    };
    const { user, inputs, questions } = renderScreen(<FoldersScreen />, {
      route: '/?search=ta',
      api: {
        'folders.get': listed,
        'bulkChanges.list': () => ({ data: changes }),
        'bulkChanges.deleteFolders': () => become({ state: 'done' }),
        'bulkChanges.undo': () =>
          become({
            state: 'undone',
            undone: 34,
            kept: [{ reason: 'There is another folder with this name now.', count: 1, names: ['Tables'] }],
          }),
      },
    });
    const select = { name: 'Select Tables' };
    await user.click(await screen.findByRole('checkbox', select));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(inputs('bulkChanges.deleteFolders')).toHaveLength(1));
    await user.click(screen.getByRole('checkbox', select));
    await user.click(screen.getByRole('button', { name: 'Select all 34 folders' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(inputs('bulkChanges.deleteFolders')).toHaveLength(2));
    expect(questions).toEqual(['Remove “Tables”?', 'Remove 34 folders?']);
    expect(inputs('bulkChanges.deleteFolders')).toEqual([
      { org_id: testOrg.org_id, folder_ids: [tables.folder_id] },
      { org_id: testOrg.org_id, filter: { search: 'ta' }, count: 34 },
    ]);
    expect(await screen.findByText('34 folders are removed.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('33 folders are back to what they were.')).toBeVisible();
    const kept = '1 folder stays as it is (“Tables”): There is another folder with this name now.';
    expect(screen.getByText(kept)).toBeVisible();
  });

  it('cannot be selected by a viewer', async () => {
    renderScreen(<FoldersScreen />, {
      role: 'viewer',
      api: { 'folders.get': listed, 'bulkChanges.list': () => ({ data: [] }) },
    });
    await screen.findByText('Tables');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
