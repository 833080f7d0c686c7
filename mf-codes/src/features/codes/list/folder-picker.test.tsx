import { renderScreen, type FakeApi } from '@swapt/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import MyCodesScreen from './my-codes-screen.js';
import { listOf, testCode } from '../../../testing/test-code.js';

const menu = testCode();
const poster = testCode({ code_id: '018f0000-0000-7000-8000-00000000000b', name: 'Poster' });
const folder = {
  folder_id: 'tables',
  org_id: menu.org_id,
  name: 'Tables',
  codes: 3,
  scans: 9,
  created_at: menu.created_at,
};
const page = { page: 1, pageSize: 20, total: 1 };
const api: FakeApi = {
  'codes.list': () => listOf(menu, poster),
  'codes.tags': () => ({ data: [] }),
  'bulkChanges.list': () => ({ data: [] }),
  'folders.get': ({ search }) => ({ ...page, data: search && search !== 'Tab' ? [] : [folder] }),
  'folders.create': ({ name }) => ({ data: { ...folder, folder_id: 'new', name } }),
  'codes.bulk': ({ code_ids }) => ({ data: { changed: code_ids.length, left: [] } }),
};

describe('putting codes into a folder', () => {
  it('is in the menu of each code [A.mycodes, A.folder]', async () => {
    const { user, inputs, notices } = renderScreen(<MyCodesScreen />, { api });
    await user.click(await screen.findByRole('button', { name: 'Actions for Summer menu' }));
    await user.click(await screen.findByText('Move to a folder'));
    const dialog = within(screen.getByRole('dialog', { name: 'Move “Summer menu” to a folder' }));
    await user.type(dialog.getByRole('combobox'), 'Tab');
    await user.click(await screen.findByText('Tables'));
    await user.click(dialog.getByRole('button', { name: 'Move to the folder' }));
    await waitFor(() => expect(notices[0]?.text).toBe('“Summer menu” is now in “Tables”.'));
    expect(inputs('codes.bulk')).toEqual([
      { org_id: menu.org_id, code_ids: [menu.code_id], action: 'move', folder_id: 'tables' },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes all that are selected, also into a folder that is made by its name [A.mycodes, A.folder]', async () => {
    const { user, inputs, notices } = renderScreen(<MyCodesScreen />, { api });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Summer menu' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Poster' }));
    await user.click(screen.getByRole('button', { name: 'Move to a folder' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Move 2 codes to a folder' }));
    await user.type(dialog.getByRole('combobox'), 'Spring fair');
    await user.click(await screen.findByText('Create the folder “Spring fair”'));
    await user.click(dialog.getByRole('button', { name: 'Move to the folder' }));
    await waitFor(() => expect(notices[0]?.text).toBe('2 codes are now in “Spring fair”.'));
    expect(inputs('folders.create')).toEqual([{ org_id: menu.org_id, name: 'Spring fair' }]);
    expect(inputs('codes.bulk')).toEqual([
      { org_id: menu.org_id, code_ids: [menu.code_id, poster.code_id], action: 'move', folder_id: 'new' },
    ]);
    expect(screen.queryByRole('region', { name: 'Selected' })).toBeNull();
  });
});
