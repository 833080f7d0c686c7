import { chooseAction, apiError, recordDownloads, renderScreen, type FakeApi } from '@swapt/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import FoldersScreen from './folders-screen.js';
import { testFolder } from '../../testing/test-folder.js';

const tables = testFolder();
const quiet: FakeApi = { 'bulkChanges.list': () => ({ data: [] }) };
const listed: FakeApi = {
  ...quiet,
  'folders.get': () => ({
    data: [tables, testFolder({ folder_id: 'b', name: 'Flyers', codes: 1, scans: 0 })],
    page: 1,
    pageSize: 10,
    total: 2,
  }),
};
const none: FakeApi = { ...quiet, 'folders.get': () => ({ data: [], page: 1, pageSize: 10, total: 0 }) };

const saved = recordDownloads();

describe('folders', () => {
  it('are listed with their codes and scans, by the page and search of the address [A.folders]', async () => {
    const { inputs } = renderScreen(<FoldersScreen />, { api: listed, route: '/?page=2&search=ta' });
    const link = await screen.findByRole('link', { name: 'Tables' });
    expect(link).toHaveAttribute('href', `/admin/folder/${tables.folder_id}`);
    expect(link.closest('tr')).toHaveTextContent('Tables123,400');
    expect(inputs('folders.get')).toEqual([{ org_id: tables.org_id, page: 2, search: 'ta' }]);
  });

  it('begin with the first one, which opens once it is made [A.folders]', async () => {
    const { user, inputs, address } = renderScreen(<FoldersScreen />, {
      api: { ...none, 'folders.create': () => ({ data: tables }) },
      path: '/',
    });
    expect(await screen.findByRole('heading', { name: 'No folders yet' })).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'New folder' })[1] ?? document.body);
    const dialog = within(screen.getByRole('dialog', { name: 'New folder' }));
    await user.click(dialog.getByRole('button', { name: 'Create folder' }));
    expect(await dialog.findByText('Give the folder a name.')).toBeVisible();
    await user.type(dialog.getByLabelText('Name'), ' Tables ');
    await user.click(dialog.getByRole('button', { name: 'Create folder' }));
    await waitFor(() => expect(address()).toBe(`/admin/folder/${tables.folder_id}`));
    expect(inputs('folders.create')).toEqual([{ org_id: tables.org_id, name: 'Tables' }]);
  });

  it('say at the field that a name is taken, and keep it [A.folders, E.wrap]', async () => {
    const refuse = () => {
      throw apiError('folder.name_taken', { fields: { name: 'There is already a folder named “Tables”.' } });
    };
    const { user } = renderScreen(<FoldersScreen />, { api: { ...listed, 'folders.create': refuse } });
    await user.click(screen.getByRole('button', { name: 'New folder' }));
    await user.type(screen.getByLabelText('Name'), 'Tables');
    await user.click(screen.getByRole('button', { name: 'Create folder' }));
    expect(await screen.findByText('There is already a folder named “Tables”.')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Tables');
  });

  it('are removed after a question, and only then [A.folders]', async () => {
    const removed: FakeApi = { ...listed, 'folders.remove': ({ folder_id }) => ({ data: { folder_id } }) };
    const no = renderScreen(<FoldersScreen />, { api: removed, confirms: false });
    await chooseAction(no.user, 'Tables', 'Remove folder');
    await waitFor(() => expect(no.questions).toEqual(['Remove the folder “Tables”?']));
    expect(no.inputs('folders.remove')).toEqual([]);
    no.unmount();

    const { user, inputs, notices } = renderScreen(<FoldersScreen />, { api: removed });
    await chooseAction(user, 'Tables', 'Remove folder');
    await waitFor(() => expect(notices[0]?.text).toBe('The folder “Tables” was removed.'));
    expect(inputs('folders.remove')).toEqual([{ org_id: tables.org_id, folder_id: tables.folder_id }]);
    expect(inputs('folders.get').length).toBeGreaterThan(1);
  });

  it('offer a viewer nothing to change [A.folders]', async () => {
    renderScreen(<FoldersScreen />, { api: listed, role: 'viewer' });
    expect(await screen.findByRole('link', { name: 'Tables' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /New folder|Remove/ })).toBeNull();
  });

  it('are exported as the list shows them [A.folders]', async () => {
    const { user, inputs } = renderScreen(<FoldersScreen />, {
      api: { ...listed, 'folders.exportCsv': () => ({ body: 'QQ==' }) },
      route: '/?search=ta&columns=scans',
    });
    await screen.findByText('Tables');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved[0]?.name).toMatch(/^folders-\d{4}-\d\d-\d\d\.csv$/));
    expect(inputs('folders.exportCsv')[0]).toMatchObject({ search: 'ta', columns: ['name', 'scans'] });
  });
});
