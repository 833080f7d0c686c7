import { apiError, renderScreen, type FakeApi } from '@swapt/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
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
const list = () => screen.getByLabelText('One code per line');
const type = (text: string) => fireEvent.change(list(), { target: { value: text } });
const press = async (user: ReturnType<typeof show>['user'], ...names: string[]) => {
  for (const name of names) await user.click(await screen.findByRole('button', { name }));
};
const table = 'Link;Title;Clicks;Tags\nbakery.example/menu;Menu;91;print\nbakery.example/hours;Hours;12;';

describe('codes from a table', () => {
  it('match its columns by their titles, are shown, and made when told so [A.mycodes]', async () => {
    const { user, inputs } = show();
    type(table);
    await press(user, 'Next');
    const columns = within(screen.getByRole('group', { name: 'What each column contains' }));
    expect(columns.getAllByRole('combobox').map((box) => box.closest('.ant-select')?.textContent)).toEqual([
      'Destination (needed)',
      'Name (needed)',
      'Do not import',
      'Tags',
    ]);
    expect(screen.getByText(/^2 rows, separated by semicolons/)).toBeVisible();
    await press(user, 'Check the rows');
    const lines = within(await screen.findByRole('table')).getAllByRole('row');
    expect(lines[1]).toHaveTextContent('1Menubakery.example/menuWe choose oneprint–');
    expect(inputs('codes.import')[0]).toMatchObject({
      dry_run: true,
      data: [{ name: 'Menu', target: 'https://bakery.example/menu', tags: 'print' }, { name: 'Hours' }],
    });
    await press(user, 'Create 2 codes');
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
    await press(user, 'Next', 'Check the rows');
    expect(await screen.findByText('1 row needs to be corrected')).toBeVisible();
    const bad = within(screen.getByRole('table')).getAllByRole('row')[1];
    expect(bad).toHaveTextContent(/^2Hours.*This leads to a private network/);
    expect(screen.queryByRole('button', { name: /^Create/ })).toBeNull();
    await press(user, 'Correct the list');
    expect(list()).toHaveValue(table);
  });

  it('are made without the bad rows when told so, once the others were checked again [A.mycodes]', async () => {
    const { user, inputs } = show({
      'codes.import': (input) => {
        if (input.data.some(({ name }) => name === 'Hours')) {
          throw apiError('code.bad_rows', { fields: { 'data.1.target': 'This leads to a private network.' } });
        }
        return api['codes.import']?.(input) ?? { data: [] };
      },
    });
    type(table);
    await press(user, 'Next', 'Check the rows', 'Leave out 1 row', 'Create 1 code');
    expect(await screen.findByRole('heading', { name: 'One code was created' })).toBeVisible();
    expect(inputs('codes.import').map(({ data, dry_run }) => [data.length, dry_run])).toEqual([
      [2, true],
      [1, true],
      [1, false],
    ]);
  });

  it('ask which column is what where the titles do not tell, and one column is one thing [A.mycodes]', async () => {
    const { user, inputs } = show();
    type('Name,Web page,Place\nMenu,bakery.example/menu,Berlin');
    await press(user, 'Next', 'Check the rows');
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose which column contains: destination.');
    expect(inputs('codes.import')).toEqual([]);
    await user.click(screen.getByRole('combobox', { name: 'Column Place contains' }));
    await user.click(await screen.findByTitle('Destination (needed)'));
    await user.click(screen.getByRole('combobox', { name: 'Column Web page contains' }));
    await user.click((await screen.findAllByTitle('Destination (needed)')).at(-1) ?? document.body);
    await press(user, 'Check the rows');
    await screen.findByRole('table');
    expect(inputs('codes.import')[0]?.data[0]?.target).toBe('https://bakery.example/menu');
  });
});
