import { apiError, renderScreen, type FakeApi, type RenderScreenOptions } from '@swapt/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ShowCode } from './show-code.js';
import { listOf, testCode } from '../../../testing/test-code.js';

const code = testCode();
const table = testCode({
  code_id: 'table',
  name: 'Table 1',
  scans: 31,
  url: 'https://go.bakery.example/t1',
  base: { code_id: code.code_id, name: code.name },
});
const options = (more: FakeApi = {}, shown = code): RenderScreenOptions => ({
  api: {
    'codes.get': () => ({ data: shown }),
    'codes.list': () => listOf(table),
    ...more,
  },
  role: 'editor',
  path: '/admin/my-codes/show/:codeId',
  route: `/admin/my-codes/show/${shown.code_id}`,
});
const analytics: FakeApi = {
  'analytics.get': () => {
    throw apiError('server.unavailable');
  },
};

async function choose({ user }: ReturnType<typeof renderScreen>, label: string) {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByText(label));
}

describe('on the page of a code', () => {
  it('a copy is one press away and can be opened [A.mycodes.show, O.codes.clone]', async () => {
    const copy = testCode({ code_id: 'copy', name: 'Summer menu (copy)' });
    const view = renderScreen(<ShowCode />, options({ ...analytics, 'codes.clone': () => ({ data: copy }) }));
    await choose(view, 'Make a copy');
    await waitFor(() => expect(view.notices[0]?.text).toBe('“Summer menu (copy)” was created.'));
    expect(view.inputs('codes.clone')).toEqual([{ org_id: code.org_id, code_id: code.code_id }]);
    act(() => view.notices[0]?.action?.run());
    await waitFor(() => expect(view.address()).toBe('/admin/my-codes/show/copy'));
  });

  it('a list leads to many copies [A.mycodes.show]', async () => {
    const view = renderScreen(<ShowCode />, options(analytics));
    await choose(view, 'Make many copies');
    expect(view.address()).toBe(`/admin/my-codes/many/${code.code_id}`);
  });

  it('the codes under it are shown and one more is made [A.mycodes.show, O.codes.child]', async () => {
    const { user, inputs, notices } = renderScreen(
      <ShowCode />,
      options({ ...analytics, 'codes.child': () => ({ data: table }) }),
    );
    const panel = within(await screen.findByRole('region', { name: 'Child codes' }));
    const link = await panel.findByRole('link', { name: 'Table 1' });
    expect(link.closest('tr')).toHaveTextContent('go.bakery.example/t1');
    expect(link.closest('tr')).toHaveTextContent('31');
    expect(inputs('codes.list')[0]?.filter).toEqual({ base_code_id: code.code_id });
    await user.click(panel.getByRole('button', { name: 'Add a child code' }));
    const dialog = within(screen.getByRole('dialog', { name: 'New child code of “Summer menu”' }));
    await user.click(await dialog.findByRole('button', { name: 'Create code' }));
    expect(await dialog.findByText('Give the code a name.')).toBeVisible();
    await user.type(dialog.getByLabelText('Name'), 'Table 1');
    await user.type(dialog.getByLabelText(/Destination/), 'bakery.example/1');
    await user.click(dialog.getByRole('button', { name: 'Create code' }));
    await waitFor(() => expect(notices[0]?.text).toBe('“Table 1” is now a child code of “Summer menu”.'));
    expect(inputs('codes.child')).toEqual([
      { org_id: code.org_id, base_code_id: code.code_id, name: 'Table 1', target: 'https://bakery.example/1' },
    ]);
  });

  it('a refused destination is said at its field and kept [A.mycodes.show, E.wrap]', async () => {
    const refuse = () => {
      throw apiError('code.unsafe_target', { fields: { target: 'This leads to a private network.' } });
    };
    const { user } = renderScreen(<ShowCode />, options({ ...analytics, 'codes.child': refuse }));
    await user.click(await screen.findByRole('button', { name: 'Add a child code' }));
    await user.type(await screen.findByLabelText('Name'), 'Table 1');
    await user.type(screen.getByLabelText(/Destination/), 'http://10.0.0.1');
    await user.click(screen.getByRole('button', { name: 'Create code' }));
    expect(await screen.findByText('This leads to a private network.')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Table 1');
  });

  it('one that stands under another names it, and is no base itself [A.mycodes.show]', async () => {
    const { user } = renderScreen(<ShowCode />, options(analytics, table));
    expect(await screen.findByRole('link', { name: 'Summer menu' })).toHaveAttribute(
      'href',
      `/admin/my-codes/show/${code.code_id}`,
    );
    expect(screen.queryByRole('region', { name: 'Child codes' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(await screen.findByText('Make a copy')).toBeVisible();
    expect(screen.queryByText('Add a child code')).toBeNull();
  });
});
