import { apiError, renderScreen, type FakeApi } from '@swapt/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { readImport, rowsOf } from './import-columns.js';
import ImportScreen from './import-codes-screen.js';

const api: FakeApi = {
  'codes.import': ({ data, dry_run }) => ({
    data: data.map(({ name, target, slug, tags = '', folder }, index) => ({
      code_id: dry_run ? null : `made-${index}`,
      name,
      target,
      url: slug ? `https://go.bakery.example/${slug}` : null,
      tags: tags.split(',').filter(Boolean),
      folder: folder || null,
    })),
  }),
};
const show = (more: FakeApi = {}) => renderScreen(<ImportScreen />, { api: { ...api, ...more }, path: '/' });
const type = (text: string) =>
  fireEvent.change(screen.getByLabelText('One code per line'), { target: { value: text } });
const table = 'Link;Title;Clicks;Tags\nbakery.example/menu;Menu;91;print\nbakery.example/hours;Hours;12;';

describe('codes from a table', () => {
  it('match its columns by their titles, are shown, and made when told so [A.mycodes]', async () => {
    const { user, inputs } = show();
    type(table);
    const columns = within(screen.getByRole('group', { name: 'What each column contains' }));
    expect(columns.getAllByRole('combobox').map((box) => box.closest('.ant-select')?.textContent)).toEqual([
      'Destination',
      'Name',
      'Do not import',
      'Tags',
    ]);
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const lines = within(await screen.findByRole('table')).getAllByRole('row');
    expect(lines[1]).toHaveTextContent('1Menubakery.example/menuWe choose oneprint–');
    expect(inputs('codes.import')[0]).toMatchObject({
      dry_run: true,
      data: [{ name: 'Menu', target: 'https://bakery.example/menu', tags: 'print' }, { name: 'Hours' }],
    });
    await user.click(screen.getByRole('button', { name: 'Create 2 codes' }));
    expect(await screen.findByRole('heading', { name: '2 codes were created' })).toBeVisible();
    expect(inputs('codes.import').map(({ dry_run }) => dry_run)).toEqual([true, false]);
  });

  it('name each bad row at its line, and nothing is made [A.mycodes, E.wrap]', async () => {
    const { user } = show({
      'codes.import': () => {
        throw apiError('code.bad_rows', { fields: { 'data.1.target': 'This leads to a private network.' } });
      },
    });
    type(table);
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByText('1 row needs to be corrected')).toBeVisible();
    const bad = within(screen.getByRole('table')).getAllByRole('row')[1];
    expect(bad).toHaveTextContent(/^2Hours.*This leads to a private network/);
    expect(screen.queryByRole('button', { name: /^Make/ })).toBeNull();
    expect(screen.getByLabelText('One code per line')).toHaveValue(table);
  });

  it('ask which column is what where the titles do not tell, and one column is one thing [A.mycodes]', async () => {
    const { user, inputs } = show();
    type('Name,Web page,Place\nMenu,bakery.example/menu,Berlin');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose which column contains the names');
    await user.click(screen.getByRole('combobox', { name: 'Column Place contains' }));
    await user.click(await screen.findByTitle('Destination'));
    await user.click(screen.getByRole('combobox', { name: 'Column Web page contains' }));
    await user.click((await screen.findAllByTitle('Destination')).at(-1) ?? document.body);
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(inputs('codes.import')[0]?.data[0]?.target).toBe('https://bakery.example/menu'));
  });
});

it('a table without titles is read in the order of the help', () => {
  const { columns, lines } = readImport('Menu\tbakery.example\tmenu\t"a, b"\tTables');
  expect(columns.map(({ field }) => field)).toEqual(['name', 'target', 'slug', 'tags', 'folder']);
  expect(
    rowsOf(
      lines,
      columns.map(({ field }) => field),
    ).rows,
  ).toEqual([{ name: 'Menu', target: 'https://bakery.example', slug: 'menu', tags: 'a, b', folder: 'Tables' }]);
});
