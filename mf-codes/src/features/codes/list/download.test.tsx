import { apiError, recordDownloads, renderScreen, type FakeApi } from '@swapt/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { listOf, testCode } from '../../../testing/test-code.js';
import MyCodesScreen from './my-codes-screen.js';

const menu = testCode();
const poster = testCode({ code_id: '018f0000-0000-7000-8000-00000000000b', name: 'Poster' });
const api: FakeApi = {
  'codes.list': () => listOf(menu, poster),
  'codes.tags': () => ({ data: [] }),
  'bulkChanges.list': () => ({ data: [] }),
  'codes.prints': () => ({ data: { url: '/api/codes/prints?token=x', codes: 2 } }),
  'codes.exportCsv': () => ({ body: btoa('Name') }),
};
const saved = recordDownloads();

async function openDialog(more: FakeApi = {}) {
  const view = renderScreen(<MyCodesScreen />, { api: { ...api, ...more } });
  await view.user.click(await screen.findByRole('checkbox', { name: 'Select Summer menu' }));
  await view.user.click(screen.getByRole('checkbox', { name: 'Select Poster' }));
  await view.user.click(screen.getByRole('button', { name: 'Download' }));
  return { ...view, dialog: within(screen.getByRole('dialog', { name: 'Download 2 codes' })) };
}

describe('prints of the codes that are selected', () => {
  it('come as one file, of a format and a width that are chosen [A.mycodes]', async () => {
    const { user, dialog, inputs, notices } = await openDialog();
    await user.click(await dialog.findByRole('radio', { name: /PDF/ }));
    await user.clear(dialog.getByLabelText('Printed width in millimetres'));
    await user.type(dialog.getByLabelText('Printed width in millimetres'), '30');
    await user.click(dialog.getByRole('button', { name: 'Download ZIP' }));
    await waitFor(() => expect(notices[0]?.text).toBe('The download has started.'));
    expect(inputs('codes.prints')).toEqual([
      { org_id: menu.org_id, code_ids: [menu.code_id, poster.code_id], format: 'pdf', size: 30 },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('2 selected')).toBeVisible();
  });

  it('stay asked for in the dialog when the list has changed since [A.mycodes, E.wrap]', async () => {
    const { user, dialog } = await openDialog({
      'codes.prints': () => {
        throw apiError('code.selection_changed');
      },
    });
    await user.click(dialog.getByRole('button', { name: 'Download ZIP' }));
    expect(await dialog.findByText(/The list has changed since you selected these codes/)).toBeVisible();
  });
});

it('the list is exported with its search, filters and order [A.mycodes]', async () => {
  const { user, inputs } = renderScreen(<MyCodesScreen />, {
    api,
    route: '/?search=menu&status=paused&type=wifi&tag=print&sort=scans&page=3',
    role: 'viewer',
  });
  await screen.findByText('Poster');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved[0]?.name).toMatch(/^codes-\d{4}-\d\d-\d\d\.csv$/));
  expect(inputs('codes.exportCsv')[0]?.filter).toEqual({
    search: 'menu',
    status: 'paused',
    type: 'wifi',
    tag: 'print',
    sort: 'scans',
  });
  expect(inputs('codes.exportCsv')[0]?.columns).toEqual(['name', 'target', 'status', 'scans']);
});

const mine = {
  'listViews.get': () => ({ data: { views: [], default_view_id: null, columns: ['changed', 'status'] } }),
};

it.each([
  ['one’s own', '/', ['name', 'changed', 'status'], ['Code', 'Last changed', 'Status']],
  ['those that the address names', '/?columns=scans,gone,type', ['name', 'scans', 'type'], ['Code', 'Scans', 'Type']],
  ['that of a row alone', '/?columns=none', ['name'], ['Code']],
])('the list is exported with the columns that it shows: %s [A.mycodes]', async (_, route, columns, heads) => {
  window.innerWidth = 1440;
  const { user, inputs } = renderScreen(<MyCodesScreen />, { api: { ...api, ...mine }, route, role: 'viewer' });
  await waitFor(() =>
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([...heads, 'Actions']),
  );
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(inputs('codes.exportCsv')[0]).toMatchObject({ columns }));
});
