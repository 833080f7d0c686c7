import type { Code } from '@swapt/shared/contract';
import { apiError, renderScreen, testBulkChange, type FakeApi, type RenderScreenOptions } from '@swapt/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { listOf, testCode } from '../../testing/test-code.js';
import FolderScreen from './folder-screen.js';
import { testFolder } from '../../testing/test-folder.js';

const folder = testFolder();
const code = (code_id: string, name: string, change: Partial<Code> = {}) =>
  testCode({
    code_id,
    name,
    slug: name.toLowerCase(),
    folder: { folder_id: folder.folder_id, name: folder.name },
    ...change,
  });
const [bar, window] = [code('a', 'Bar'), code('b', 'Window', { status: 'paused' })];
const api: FakeApi = {
  'folders.get': () => ({ data: [folder], page: 1, pageSize: 1, total: 1 }),
  'folders.codes': () => listOf(bar, window),
  'codes.bulk': ({ code_ids: ids }) => ({ data: { changed: ids.length, left: [] } }),
  'codes.tags': () => ({ data: [] }),
  'bulkChanges.list': () => ({ data: [] }),
};
const options = (more: FakeApi = {}, query = ''): RenderScreenOptions => ({
  api: { ...api, ...more },
  path: '/admin/folder/:folderId',
  route: `/admin/folder/${folder.folder_id}${query}`,
});

describe('a folder', () => {
  it('shows its codes by the page and search of the address [A.folder]', async () => {
    const { inputs } = renderScreen(<FolderScreen />, options({}, '?page=2&search=menu'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Tables' })).toBeVisible();
    expect(screen.getByText('12 codes, 3,400 scans')).toBeVisible();
    const link = await screen.findByRole('link', { name: 'Window' });
    expect(link).toHaveAttribute('href', '/admin/my-codes/show/b');
    expect(link.closest('tr')).toHaveTextContent('Paused');
    expect(inputs('folders.codes')).toEqual([
      { org_id: folder.org_id, folder_id: folder.folder_id, page: 2, search: 'menu' },
    ]);
  });

  it('takes one code out, or those that are selected, and puts them back by Undo [A.folder]', async () => {
    const { user, inputs, notices } = renderScreen(<FolderScreen />, options());
    await user.click(await screen.findByRole('button', { name: 'Remove Bar from the folder' }));
    await waitFor(() => expect(notices[0]?.text).toBe('“Bar” is no longer in “Tables”.'));
    await user.click(screen.getByRole('checkbox', { name: 'Select Bar' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Window' }));
    await user.click(screen.getByRole('button', { name: 'Remove from the folder' }));
    await waitFor(() => expect(notices[1]?.text).toBe('2 codes are no longer in “Tables”.'));
    notices[1]?.action?.run();
    await waitFor(() => expect(notices[2]?.text).toBe('2 codes are back to what they were.'));
    const move = { org_id: folder.org_id, action: 'move' };
    expect(inputs('codes.bulk')).toEqual([
      { ...move, folder_id: null, code_ids: ['a'] },
      { ...move, folder_id: null, code_ids: ['a', 'b'] },
      { ...move, folder_id: folder.folder_id, code_ids: ['a', 'b'] },
    ]);
  });

  it('says which code stayed and why when it takes some out [A.folder]', async () => {
    const left = [{ code_id: 'b', name: 'Window', reason: 'It was deleted. Restore it first.' }];
    const refused: FakeApi = { 'codes.bulk': () => ({ data: { changed: 1, left } }) };
    const { user, notices } = renderScreen(<FolderScreen />, options(refused));
    for (const name of ['Bar', 'Window'])
      await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
    await user.click(screen.getByRole('button', { name: 'Remove from the folder' }));
    await waitFor(() => expect(notices).toHaveLength(2));
    expect(notices[0]?.text).toBe('“Bar” is no longer in “Tables”.');
    expect(notices[1]?.text).toBe('“Window” did not change: It was deleted. Restore it first.');
  });

  it('does with its codes what My codes does, also with all that a search shows of them [A.folder, A.mycodes]', async () => {
    const api: FakeApi = {
      'folders.codes': () => ({ ...listOf(bar, window), total: 34 }),
      'bulkChanges.start': ({ action }) => ({ data: testBulkChange({ action }) }),
    };
    const { user, inputs } = renderScreen(<FolderScreen />, options(api, '?search=menu'));
    for (const name of ['Bar', 'Window'])
      await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
    const buttons = () =>
      within(screen.getByRole('region', { name: 'Selected' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(buttons()).toEqual([
      'Select all 34 codes',
      'Remove from the folder',
      'Pause',
      'Resume',
      'Archive',
      'Move to a folder',
      'Tag',
      'Download',
      'Labels',
      'Delete',
      'Clear selection',
    ]);
    await user.click(screen.getByRole('button', { name: 'Select all 34 codes' }));
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    await waitFor(() =>
      expect(inputs('bulkChanges.start')).toEqual([
        {
          org_id: folder.org_id,
          filter: { folder_id: folder.folder_id, search: 'menu' },
          count: 34,
          action: 'pause',
        },
      ]),
    );
  });

  it('keeps the codes that were chosen for it when none of them could be moved', async () => {
    localStorage.clear();
    const left = [{ code_id: 'd', name: 'Cup', reason: 'It was deleted. Restore it first.' }];
    const { user, notices } = renderScreen(<FolderScreen />, {
      ...options({
        'folders.codes': () => listOf(),
        'codes.list': () => listOf(code('d', 'Cup', { folder: null })),
        'codes.bulk': () => ({ data: { changed: 0, left } }),
      }),
      keepsDrafts: true,
    });
    await screen.findByRole('heading', { name: 'This folder is empty' });
    await user.click(screen.getAllByRole('button', { name: 'Add codes' })[0] ?? document.body);
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('combobox'));
    await user.click(await screen.findByText('Cup (/cup)'));
    await user.click(dialog.getByRole('button', { name: 'Add to the folder' }));
    await waitFor(() => expect(notices[0]?.text).toBe('“Cup” did not change: It was deleted. Restore it first.'));
    expect(screen.getByRole('dialog')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Add to the folder' })).toBeEnabled());
    expect(JSON.stringify(localStorage)).toContain('Cup (/cup)');
  });

  it('gets codes that are found by name, and says where they were [A.folder]', async () => {
    const elsewhere = code('c', 'Flyer', { folder: { folder_id: 'other', name: 'Prints' } });
    const { user, inputs, notices } = renderScreen(
      <FolderScreen />,
      options({
        'folders.codes': () => listOf(),
        'codes.list': () => listOf(bar, elsewhere, code('d', 'Cup', { folder: null })),
      }),
    );
    expect(await screen.findByRole('heading', { name: 'This folder is empty' })).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Add codes' })[0] ?? document.body);
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('combobox'), 'fl');
    await waitFor(() => expect(inputs('codes.list').at(-1)?.filter?.search).toBe('fl'));
    await user.click(await screen.findByText('Flyer (/flyer, now in Prints)'));
    expect(screen.queryByText('Bar (/bar, now in Tables)')).toBeNull();
    await user.click(screen.getByText('Cup (/cup)'));
    await user.click(dialog.getByRole('button', { name: 'Add to the folder' }));
    await waitFor(() => expect(notices[0]?.text).toBe('2 codes are in “Tables” now.'));
    expect(inputs('codes.bulk')).toEqual([
      { org_id: folder.org_id, action: 'move', folder_id: folder.folder_id, code_ids: ['c', 'd'] },
    ]);
  });

  it('leads back to the folders once it is removed [A.folder]', async () => {
    const { user, address, questions } = renderScreen(
      <FolderScreen />,
      options({ 'folders.remove': ({ folder_id }) => ({ data: { folder_id } }) }),
    );
    await user.click(await screen.findByRole('button', { name: 'Remove folder' }));
    await waitFor(() => expect(address()).toBe('/admin/folders'));
    expect(questions).toEqual(['Remove the folder “Tables”?']);
  });

  it('that is not there says so with a way on [A.folder, E.wrap]', async () => {
    const missing = () => {
      throw apiError('folder.not_found');
    };
    renderScreen(<FolderScreen />, options({ 'folders.get': missing }));
    expect(await screen.findByText('This folder does not exist.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all folders' })).toHaveAttribute('href', '/admin/folders');
  });

  it('offers a viewer nothing to change [A.folder]', async () => {
    renderScreen(<FolderScreen />, { ...options(), role: 'viewer' });
    expect(await screen.findByRole('link', { name: 'Bar' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add|Take|Remove/ })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
