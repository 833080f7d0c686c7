import { apiError, recordDownloads, renderScreen, type FakeApi } from '@swapt/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import CloneManyScreen from './clone-many-screen.js';
import { testCode } from '../../testing/test-code.js';

const code = testCode();
const url = 'https://go.bakery.example/';
const api: FakeApi = {
  'codes.get': () => ({ data: code }),
  'codes.cloneMultiple': ({ data, dry_run }) => ({
    data: data.map(({ name, target, slug }, index) => ({
      code_id: dry_run ? null : `made-${index}`,
      name,
      target: target || code.target,
      url: slug ? url + slug : dry_run ? null : `${url}x${index}`,
    })),
  }),
};
const show = (more: FakeApi = {}) =>
  renderScreen(<CloneManyScreen />, {
    api: { ...api, ...more },
    path: '/admin/my-codes/many/:codeId',
    route: `/admin/my-codes/many/${code.code_id}`,
  });
const type = async (text: string) =>
  fireEvent.change(await screen.findByLabelText('One code per line'), { target: { value: text } });

const check = async (user: ReturnType<typeof show>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'Check the rows' }));
};

const saved = recordDownloads();

describe('many codes from a list', () => {
  it('are previewed, made, and listed with their addresses [A.mycodes, O.codes.cloneMultiple]', async () => {
    const { user, inputs, address } = show();
    await type('Table 1, bakery.example/one, t-1\nTable 2');
    await check(user);
    const lines = within(await screen.findByRole('table')).getAllByRole('row');
    expect(lines[1]).toHaveTextContent('1Table 1bakery.example/onego.bakery.example/t-1');
    expect(lines[2]).toHaveTextContent('2Table 2bakery.example/menuWe choose one');
    expect(inputs('codes.cloneMultiple')).toEqual([
      {
        org_id: code.org_id,
        code_id: code.code_id,
        dry_run: true,
        data: [
          { name: 'Table 1', target: 'https://bakery.example/one', slug: 't-1' },
          { name: 'Table 2', target: '', slug: '' },
        ],
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Create 2 codes' }));
    expect(await screen.findByRole('heading', { name: '2 codes were created' })).toBeVisible();
    expect(inputs('codes.cloneMultiple')[1]).toEqual({ ...inputs('codes.cloneMultiple')[0], dry_run: false });
    expect(screen.getByRole('link', { name: 'Table 2' })).toHaveAttribute('href', '/admin/my-codes/show/made-1');
    expect(screen.getByText('go.bakery.example/x1')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Download the list as CSV' }));
    expect(saved[0]?.name).toBe('new-codes.csv');
    await user.click(screen.getByRole('button', { name: 'See them in My codes' }));
    expect(address()).toBe('/admin/my-codes');
  });

  it('name each bad row first and keep the text that was typed [A.mycodes, E.wrap]', async () => {
    const refuse = () => {
      throw apiError('code.bad_rows', {
        fields: { 'data.1.target': 'Remove the backslash from the address.', 'data.1.slug': 'Use 3 to 64 characters.' },
      });
    };
    const { user } = show({ 'codes.cloneMultiple': refuse });
    const text = 'Table 1\nTable 2, bakery.example\\x, t';
    await type(text);
    await check(user);
    expect(await screen.findByText('1 row needs to be corrected')).toBeVisible();
    const bad = within(screen.getByRole('table')).getAllByRole('row')[1];
    expect(bad).toHaveTextContent('2Table 2');
    expect(bad).toHaveTextContent('Remove the backslash from the address.');
    expect(bad).toHaveTextContent('Use 3 to 64 characters.');
    expect(screen.queryByRole('button', { name: /^Create/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Leave out/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Correct the list' }));
    expect(screen.getByLabelText('One code per line')).toHaveValue(text);
    expect(screen.queryByText('1 row needs to be corrected')).toBeNull();
  });

  it('are not sent while the list cannot be read [A.mycodes]', async () => {
    const { user, inputs } = show();
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The list is empty.');
    expect(inputs('codes.cloneMultiple')).toEqual([]);
  });

  it('keep the list when the service fails between preview and making [A.mycodes, E.wrap]', async () => {
    let isDown = false;
    const { user } = show({
      'codes.cloneMultiple': (input) => {
        if (isDown) throw apiError('server.unavailable');
        return api['codes.cloneMultiple']?.(input) ?? { data: [] };
      },
    });
    await type('Table 1');
    await check(user);
    isDown = true;
    await user.click(await screen.findByRole('button', { name: 'Create 1 code' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('briefly unavailable');
    expect(screen.getByRole('button', { name: 'Create 1 code' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText('One code per line')).toHaveValue('Table 1');
  });
});
