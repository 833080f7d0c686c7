import { apiError, renderScreen, type FakeApi } from '@swapt/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { listOf, testCode } from '../../../testing/test-code.js';
import { testFolder } from '../../../testing/test-folder.js';
import MyCodesScreen from './my-codes-screen.js';

const tables = testFolder({ folder_id: '018f0000-0000-7000-8000-0000000000f1', name: 'Tables' });
const page = { page: 1, pageSize: 20, total: 1 };
const api: FakeApi = {
  'codes.list': () => listOf(testCode()),
  'codes.tags': () => ({ data: [{ tag: 'print', codes: 2 }] }),
  'bulkChanges.list': () => ({ data: [] }),
  'folders.get': () => ({ ...page, data: [tables] }),
};

describe('my codes by folder and tag', () => {
  it('are narrowed to a folder that is found by its name [A.mycodes]', async () => {
    const { user, address, inputs } = renderScreen(<MyCodesScreen />, { api });
    await screen.findByText('Summer menu');
    expect(inputs('folders.get')).toEqual([]);
    await user.click(screen.getByRole('combobox', { name: 'Folder' }));
    await user.click(await screen.findByTitle('Tables'));
    await waitFor(() => expect(address()).toBe(`/?folder=${tables.folder_id}`));
    await waitFor(() => expect(inputs('codes.list').at(-1)?.filter).toMatchObject({ folder_id: tables.folder_id }));
  });

  it('say of a view that its folder and its tag are gone, and go on without them [A.mycodes]', async () => {
    const gone = () => {
      throw apiError('folder.not_found');
    };
    const { user, address } = renderScreen(<MyCodesScreen />, {
      api: { ...api, 'folders.get': gone },
      route: `/?folder=${tables.folder_id}&tag=summer`,
    });
    expect(await screen.findByText(/^The folder that this list is filtered by was deleted/)).toBeVisible();
    expect(await screen.findByText('No code has the tag “summer” any more.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove the filter Folder' }));
    await user.click(screen.getByRole('button', { name: 'Remove the filter Tag' }));
    expect(address()).toBe('/');
  });

  it('ask for no folder by something that is no id', async () => {
    const { inputs } = renderScreen(<MyCodesScreen />, { api, route: '/?folder=x' });
    await screen.findByText('Summer menu');
    expect(inputs('codes.list')[0]?.filter).toMatchObject({ folder_id: undefined });
  });
});
