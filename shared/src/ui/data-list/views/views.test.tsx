import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { apiQuery } from '../../../client/query.js';
import type { ListView } from '../../../contract/index.js';
import { useShell } from '../../../sdk/index.js';
import { apiError, renderScreen, testOrg, type FakeApi } from '../../../testing/index.js';
import { DataList } from '../data-list.js';
import { useListAddress } from '../use-list-address.js';

const folder = {
  folder_id: 'f',
  org_id: testOrg.org_id,
  name: 'Tables',
  codes: 3,
  scans: 9,
  created_at: '2026-01-01T00:00:00Z',
};
const view = (name: string, more: Partial<ListView> = {}): ListView => ({
  view_id: `id-${name}`,
  org_id: testOrg.org_id,
  list: 'folders',
  name,
  query: `search=${name}`,
  is_shared: false,
  ...more,
});

function Folders() {
  const { call } = useShell();
  const address = useListAddress();
  const query = useQuery(apiQuery(call, 'folders.get', { ...address.paging, search: address.search || undefined }));
  return (
    <DataList
      query={query}
      address={address}
      list="folders"
      noun="folders"
      rowKey={(row) => row.folder_id}
      rowName={(row) => row.name}
      filters={[{ name: 'tag', label: 'Tag', options: [], gone: 'No code has this tag any more.' }]}
      columns={[
        { key: 'name', title: 'Folder', render: (row) => row.name, onCard: 'head' },
        { key: 'codes', title: 'Codes', render: (row) => row.codes },
        { key: 'scans', title: 'Scans', render: (row) => row.scans },
        { key: 'created', title: 'Created', render: (row) => row.created_at, isExtra: true },
        { key: 'actions', title: 'Actions', render: () => 'Remove', onCard: 'corner' },
      ]}
      empty={{ title: 'No folders yet' }}
    />
  );
}

const folders: FakeApi = { 'folders.get': () => ({ data: [folder], page: 1, pageSize: 10, total: 1 }) };
const withViews = (views: ListView[], more: { default_view_id?: string; columns?: string[] } = {}): FakeApi => ({
  ...folders,
  'listViews.get': () => ({ data: { views, default_view_id: null, columns: null, ...more } }),
});
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

beforeEach(() => {
  window.innerWidth = 1440;
});

describe('saved views of a list', () => {
  it('are saved with what is seen, for oneself or for everybody', async () => {
    const saved = view('Busy', { query: 'columns=scans&search=tab', is_shared: true });
    const { user, address, inputs, notices } = renderScreen(<Folders />, {
      api: { ...withViews([saved], { columns: ['scans'] }), 'listViews.create': () => ({ data: saved }) },
      route: '/?search=tab&page=3',
    });
    await user.click(await screen.findByRole('button', { name: 'Views' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Save as a new view…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Save as a new view' }));
    await user.click(dialog.getByRole('button', { name: 'Save view' }));
    expect(await dialog.findByText('Give the view a name.')).toBeVisible();
    await user.type(dialog.getByLabelText('Name'), ' Busy ');
    await user.click(dialog.getByRole('checkbox', { name: /^Share it with everyone/ }));
    await user.click(dialog.getByRole('button', { name: 'Save view' }));
    await waitFor(() => expect(notices[0]?.text).toBe('The view “Busy” was saved.'));
    expect(inputs('listViews.create')).toEqual([
      expect.objectContaining({ list: 'folders', name: 'Busy', is_shared: true, query: 'columns=scans&search=tab' }),
    ]);
    expect(address()).toBe('/?columns=scans&search=tab&view=id-Busy');
    expect(await screen.findByRole('button', { name: 'Busy' })).toBeVisible();
  });

  it('say at the name that it is taken, and keep what was typed', async () => {
    const refuse = () => {
      throw apiError('list_view.name_taken', { fields: { name: 'Choose another name.' } });
    };
    const { user } = renderScreen(<Folders />, { api: { ...folders, 'listViews.create': refuse } });
    await user.click(await screen.findByRole('button', { name: 'Views' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Save as a new view…' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Name'), 'Busy');
    await user.click(dialog.getByRole('button', { name: 'Save view' }));
    expect(await dialog.findByText('Choose another name.')).toBeVisible();
    expect(dialog.getByLabelText('Name')).toHaveValue('Busy');
  });

  it('open a list that is opened without anything, and not one that somebody cleared', async () => {
    const { user, address, inputs } = renderScreen(<Folders />, {
      api: withViews([view('Mine')], { default_view_id: 'id-Mine' }),
    });
    await screen.findByText('Tables');
    expect(address()).toBe('/?search=Mine&view=id-Mine');
    expect(inputs('folders.get').at(-1)).toMatchObject({ search: 'Mine' });
    await user.click(screen.getByRole('button', { name: 'Mine' }));
    await user.click(await screen.findByRole('menuitem', { name: 'All folders' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(await screen.findByText('Tables')).toBeVisible();
    expect(address()).toBe('/');
  });

  it('leave an address alone that says what to show', async () => {
    const { address } = renderScreen(<Folders />, {
      api: withViews([view('Mine')], { default_view_id: 'id-Mine' }),
      route: '/?search=other',
    });
    await screen.findByText('Tables');
    expect(address()).toBe('/?search=other');
  });

  it('show the list all the same when they cannot be read', async () => {
    const fail = () => {
      throw apiError('server.unavailable');
    };
    renderScreen(<Folders />, { api: { ...folders, 'listViews.get': fail } });
    expect(await screen.findByText('Tables')).toBeVisible();
  });

  it('take changes in, and are changed by those alone who may when everybody has them', async () => {
    const mine = view('Mine', { query: 'search=tab&size=25' });
    const api: FakeApi = {
      ...withViews([mine, view('Ours', { is_shared: true })]),
      'listViews.update': () => ({ data: { ...mine, query: 'search=bar' } }),
    };
    const own = renderScreen(<Folders />, { api, route: '/?search=bar&view=id-Mine', role: 'viewer' });
    await own.user.click(await screen.findByRole('button', { name: 'Mine (changed)' }));
    await own.user.click(await screen.findByRole('menuitem', { name: 'Save the changes to “Mine”' }));
    await waitFor(() =>
      expect(own.inputs('listViews.update')).toEqual([
        expect.objectContaining({ view_id: 'id-Mine', query: 'search=bar' }),
      ]),
    );
    own.unmount();
    const { user } = renderScreen(<Folders />, { api, route: '/?search=bar&view=id-Ours', role: 'viewer' });
    await user.click(await screen.findByRole('button', { name: 'Ours (changed)' }));
    expect(await screen.findByRole('menuitem', { name: 'Always open the list with this view' })).toBeVisible();
    for (const name of [/^Save the changes/, /^Rename/, /^Delete/])
      expect(screen.queryByRole('menuitem', { name })).toBeNull();
  });

  it('say when they ask for what is no longer there', async () => {
    const { user, address } = renderScreen(<Folders />, { api: folders, route: '/?tag=old&search=tab' });
    expect(await screen.findByText('No code has this tag any more.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove the filter Tag' }));
    expect(address()).toBe('/?search=tab');
    expect(screen.queryByText('No code has this tag any more.')).toBeNull();
  });
});

describe('columns of a list', () => {
  it('are chosen and ordered with the keyboard, and kept for whoever chose them', async () => {
    let columns: string[] | null = null;
    const api: FakeApi = {
      ...folders,
      'listViews.get': () => ({ data: { views: [], default_view_id: null, columns } }),
      'listViews.choose': (input) => {
        columns = input.columns ?? null;
        return { data: { default_view_id: null, columns } };
      },
    };
    const { user, inputs, address } = renderScreen(<Folders />, { api });
    await screen.findByText('Tables');
    expect(heads()).toEqual(['Folder', 'Codes', 'Scans', 'Actions']);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Columns' }));
    dialog.getByRole('checkbox', { name: 'Codes' }).focus();
    await user.keyboard(' ');
    dialog.getByRole('checkbox', { name: 'Created' }).focus();
    await user.keyboard(' ');
    dialog.getByRole('button', { name: 'Move Created up' }).focus();
    await user.keyboard('{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Show these' }));
    await waitFor(() => expect(heads()).toEqual(['Folder', 'Created', 'Scans', 'Actions']));
    expect(inputs('listViews.choose')).toEqual([
      expect.objectContaining({ list: 'folders', columns: ['created', 'scans'] }),
    ]);
    expect(address()).toBe('/');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('button', { name: 'Back to the usual columns' }));
    await user.click(screen.getByRole('button', { name: 'Show these' }));
    await waitFor(() => expect(heads()).toEqual(['Folder', 'Codes', 'Scans', 'Actions']));
    expect(inputs('listViews.choose').at(-1)).toMatchObject({ columns: null });
  });

  it('of a view stand in the address; one that the list no longer has is left out', async () => {
    const { user, address } = renderScreen(<Folders />, {
      api: withViews([view('Mine')], { columns: ['codes'] }),
      route: '/?columns=scans,owner&view=id-Mine',
    });
    await screen.findByText('Tables');
    expect(heads()).toEqual(['Folder', 'Scans', 'Actions']);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('checkbox', { name: 'Scans' }));
    await user.click(screen.getByRole('button', { name: 'Show these' }));
    await waitFor(() => expect(address()).toBe('/?columns=none&view=id-Mine'));
    await waitFor(() => expect(heads()).toEqual(['Folder', 'Actions']));
  });

  it('are the lines of a card on a phone', async () => {
    window.innerWidth = 390;
    renderScreen(<Folders />, { api: folders, route: '/?columns=scans,codes' });
    const card = (await screen.findByText('Tables')).closest('li');
    expect(card).toHaveTextContent('TablesRemoveScans9Codes3');
  });
});
