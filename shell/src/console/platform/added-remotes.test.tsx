import type { PlatformRemote } from '@swapt/shared/contract';
import { apiError } from '@swapt/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderConsole } from '../testing/render-console.js';

const loyalty: PlatformRemote = {
  name: 'mf-loyalty',
  paths: ['/admin/loyalty'],
  is_disabled: false,
  previous: null,
  canary: null,
  releases: [],
};
const token = {
  token_id: 't1',
  name: 'mf-loyalty',
  created_at: '2026-11-01T00:00:00Z',
  created_by: 'ops@example.com',
  label: '',
  last_used_at: null,
  revoked_at: null,
  revoked_by: null,
  token: 'swapt_deploy_secret',
};

const open = (route: string, refusal?: Error) =>
  renderConsole({
    route,
    api: {
      'operator.get': () => ({ data: { is_operator: true } }),
      'platform.get': () => ({ data: { remotes: [loyalty], violations: [], audit: [] } }),
      'reports.list': () => ({ data: [], page: 1, pageSize: 1, total: 0 }),
      'platform.addRemote': () => {
        if (refusal) throw refusal;
        return { data: token };
      },
      'platform.removeRemote': () => ({ data: { name: 'mf-loyalty' } }),
    },
  });

async function fill(user: ReturnType<typeof open>['user'], name: string, paths: string, isTrusted = true) {
  await user.click(await screen.findByRole('button', { name: 'Add a remote' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a remote' }));
  await user.type(dialog.getByLabelText('Name'), name);
  await user.type(dialog.getByLabelText('Addresses'), paths);
  if (isTrusted) await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Add remote' }));
  return dialog;
}

/** Dialogs outlive a test. */
async function leave(user: ReturnType<typeof open>['user'], dialog: ReturnType<typeof within>) {
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add a remote' })).toBeNull());
}

describe('a remote of another team', () => {
  it('needs a name, addresses of the console and a team that is trusted', async () => {
    const { user, inputs } = open('/admin/platform');
    const dialog = await fill(user, 'loyalty', '/loyalty', false);
    expect(await dialog.findByText('Write a name such as mf-loyalty.')).toBeVisible();
    expect(await dialog.findByText(/^Write one to 10 addresses/)).toBeVisible();
    expect(await dialog.findByText('Add it only if you trust the team that makes it.')).toBeVisible();
    expect(inputs('platform.addRemote')).toEqual([]);
    await leave(user, dialog);
  });

  it('says why an address cannot be given, and keeps what was typed', async () => {
    const paths = '/admin/my-codes belongs to mf-codes.';
    const { user } = open('/admin/platform', apiError('remote.refused', { fields: { paths } }));
    const dialog = await fill(user, 'mf-loyalty', '/admin/my-codes');
    expect(await dialog.findByText(paths)).toBeVisible();
    expect(dialog.getByLabelText('Name')).toHaveValue('mf-loyalty');
    await leave(user, dialog);
  });

  it('waits for its team before its first release, and asks for nobody’s attention', async () => {
    open('/admin/platform?remote=mf-loyalty');
    expect(await screen.findByText('Not released')).toBeVisible();
    expect(screen.getByText('Nothing was released yet.')).toBeVisible();
    expect(screen.getByText('There is no release to try yet.')).toBeVisible();
    expect(screen.getByText(/^Its team publishes the first one with its token/)).toBeVisible();
  });

  it('is removed after a question', async () => {
    const { user, inputs } = open('/admin/platform?remote=mf-loyalty');
    expect(await screen.findByText('/admin/loyalty')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    const question = await screen.findByText(/^Its menu entries and screens disappear/);
    const dialog = within(question.closest<HTMLElement>('.ant-modal-confirm') ?? document.body);
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(inputs('platform.removeRemote')).toEqual([{ name: 'mf-loyalty' }]));
  });

  it('is added with its addresses, and its token is shown once', async () => {
    const { user, inputs } = open('/admin/platform');
    await fill(user, 'mf-loyalty', '/admin/loyalty\n /admin/points \n/admin/loyalty');
    expect(await screen.findByDisplayValue('swapt_deploy_secret')).toBeInTheDocument();
    expect(inputs('platform.addRemote')).toEqual([{ name: 'mf-loyalty', paths: ['/admin/loyalty', '/admin/points'] }]);
  });
});
