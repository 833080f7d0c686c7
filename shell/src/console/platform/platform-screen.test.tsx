import type { PlatformRelease, PlatformRemote } from '@swapt/shared/contract';
import { chooseAction, apiError } from '@swapt/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderConsole } from '../testing/render-console.js';

const release = (over: Partial<PlatformRelease>): PlatformRelease => ({
  version: '1.0.0',
  created_at: '2026-11-01T00:00:00Z',
  created_by: 'the team of mf-codes',
  state: 'ready',
  reason: null,
  contract: '^2.0.0',
  size_kb: 420,
  budget_kb: 700,
  load_ms_p75: 340,
  loads: 1000,
  failures: 0,
  last_error: null,
  ...over,
});

const codes = (over: Partial<PlatformRemote> = {}): PlatformRemote => ({
  name: 'mf-codes',
  paths: null,
  is_disabled: false,
  previous: '1.0.0',
  canary: null,
  releases: [
    release({ version: '1.2.0', created_at: '2026-11-03T00:00:00Z' }),
    release({ version: '1.1.0', created_at: '2026-11-02T00:00:00Z', state: 'live' }),
    release({}),
  ],
  ...over,
});

const rye = { org_id: 'o1', org_name: 'Rye Mill' };
const takenBack = () =>
  codes({
    releases: [
      release({ version: '1.2.0', state: 'quarantined', reason: 'It failed for 40 of 200 pages within ten minutes.' }),
      release({ version: '1.1.0', state: 'live' }),
    ],
  });
const withCanary = () => codes({ canary: { version: '1.2.0', orgs: [rye], share: 10 } });

function open(remote = codes(), route = '/admin/platform?remote=mf-codes') {
  const done = () => ({ data: { name: remote.name } });
  const token = {
    token_id: 't1',
    name: remote.name,
    created_at: '2026-11-01T00:00:00Z',
    created_by: 'ops@example.com',
    label: 'Pipeline of the codes team',
    last_used_at: null,
    revoked_at: null,
    revoked_by: null,
  };
  return renderConsole({
    route,
    api: {
      'operator.get': () => ({ data: { is_operator: true } }),
      'operator.orgs': () => ({ data: [rye] }),
      'reports.list': () => ({ data: [], page: 1, pageSize: 1, total: 0 }),
      'platform.get': () => ({
        data: {
          remotes: [remote],
          violations: [
            { day: '2026-11-20', remote: 'mf-codes', directive: 'script-src-elem', blocked: 'eval', hits: 1200 },
          ],
          audit: [
            {
              at: '2026-11-20T10:00:00Z',
              name: 'mf-codes',
              channel: 'stable',
              action: 'quarantine',
              from_version: '1.3.0',
              to_version: '1.1.0',
              actor: 'the error budget',
              detail: '7 of 60 pages failed.',
            },
          ],
        },
      }),
      'platform.promote': done,
      'platform.rollback': done,
      'platform.allow': done,
      'platform.disable': done,
      'platform.enable': done,
      'platform.canary': done,
      'platform.endCanary': done,
      'platform.listTokens': () => ({ data: [token] }),
      'platform.createToken': () => ({ data: { ...token, token: 'swd_secret' } }),
      'platform.revokeToken': () => ({ data: token }),
    },
  });
}

type View = ReturnType<typeof open>;
const press = async ({ user }: View, name: string) => {
  const [, row, action] = /^(.*): (.*)$/.exec(name) ?? [];
  if (row && action) return chooseAction(user, row, action);
  return user.click(await screen.findByRole('button', { name }));
};
/** The question that is open. */
const asked = async (text: RegExp) =>
  within((await screen.findByText(text)).closest<HTMLElement>('.ant-modal-confirm') ?? document.body);

const actions = [
  [
    'platform.promote',
    '1.2.0: Make it live',
    /Everyone gets Codes 1\.2\.0 instead of 1\.1\.0/,
    'Make it live',
    codes,
    { name: 'mf-codes', version: '1.2.0' },
  ],
  [
    'platform.rollback',
    'Roll back',
    /Everyone gets 1\.0\.0 instead of 1\.1\.0/,
    'Roll back',
    codes,
    { name: 'mf-codes' },
  ],
  [
    'platform.allow',
    '1.2.0: Allow it again',
    /Nothing changes before that/,
    'Allow it again',
    takenBack,
    { name: 'mf-codes', version: '1.2.0' },
  ],
  ['platform.disable', 'Turn off', /its screens say that it is turned off/, 'Turn off', codes, { name: 'mf-codes' }],
  [
    'platform.enable',
    'Turn on',
    /Everyone gets Codes 1\.1\.0 again/,
    'Turn on',
    () => codes({ is_disabled: true }),
    { name: 'mf-codes' },
  ],
  [
    'platform.endCanary',
    'End the canary',
    /Rye Mill and 10% of the other organizations go back from 1\.2\.0 to 1\.1\.0/,
    'End the canary',
    withCanary,
    { name: 'mf-codes' },
  ],
] as const;

describe('the platform', () => {
  it.each(actions)('does %s after a confirmation, and not without', async (id, button, text, action, remote, input) => {
    const view = open(remote());
    await press(view, button);
    await view.user.click((await asked(text)).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
    expect(view.inputs(id)).toEqual([]);
    await press(view, button);
    await view.user.click((await asked(text)).getByRole('button', { name: action }));
    await waitFor(() => expect(view.inputs(id)).toEqual([input]));
  });

  it('says which canary ends when its release is made live', async () => {
    const view = open(withCanary());
    await press(view, '1.2.0: Make it live');
    await view.user.click((await asked(/Its canary ends\./)).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText(/Its canary ends\./)).toBeNull());
  });

  it('starts a canary with organizations found by name and a share in percent, told before', async () => {
    const view = open();
    await press(view, 'Start a canary');
    const search = await screen.findByLabelText('Organizations');
    await view.user.type(search, 'rye');
    await view.user.click(await screen.findByText('Rye Mill'));
    await waitFor(() => expect(view.inputs('operator.orgs')).toContainEqual({ search: 'rye' }));
    const share = screen.getByLabelText('Share of all organizations');
    await view.user.clear(share);
    await view.user.type(share, '25');
    expect(screen.getByText(/Rye Mill and 25% of the other organizations get Codes 1\.2\.0/)).toBeVisible();
    expect(view.inputs('platform.canary')).toEqual([]);
    await press(view, 'Start the canary');
    await waitFor(() =>
      expect(view.inputs('platform.canary')).toEqual([
        { name: 'mf-codes', version: '1.2.0', org_ids: ['o1'], share: 25 },
      ]),
    );
  });

  it('asks who gets a canary before it sends one', async () => {
    const view = open();
    await press(view, 'Start a canary');
    await press(view, 'Start the canary');
    expect(await screen.findByText('Choose an organization or a share above 0.')).toBeVisible();
    await press(view, 'Cancel');
    expect(view.inputs('platform.canary')).toEqual([]);
  });

  it('shows of a release its load time, size, contract, failures and last error', async () => {
    const last_error = { at: '2026-11-20T10:00:00Z', code: 'timeout', reference: 'ab12cd34' };
    const live = release({ version: '1.1.0', state: 'live', failures: 80, load_ms_p75: 1240, last_error });
    open(codes({ releases: [live] }));
    const panel = within((await screen.findByText('Live now')).closest('section') ?? document.body);
    expect(panel.getByText('1.2 s or less for 75% of pages')).toBeVisible();
    expect(panel.getByText('420 of 700 KB')).toBeVisible();
    expect(panel.getByText('^2.0.0')).toBeVisible();
    expect(panel.getByText('80 of 1,000 (8%)')).toBeVisible();
    expect(panel.getByText(/It did not load within 8 seconds/)).toBeVisible();
    expect(panel.getByText('ab12cd34')).toBeVisible();
    expect(panel.getByText('Failing')).toBeVisible();
  });

  it('says which release was taken back by itself and why, and offers it to nobody again', async () => {
    const bad = release({
      version: '1.2.0',
      created_at: '2026-11-03T00:00:00Z',
      state: 'quarantined',
      reason: '7 of 60 pages failed.',
    });
    const view = open(codes({ releases: [bad, release({ version: '1.1.0', state: 'live' })] }));
    expect(await screen.findByText('1.2.0 is quarantined and 1.1.0 is live')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Actions for 1.2.0' }));
    expect(await screen.findByRole('menuitem', { name: 'Allow it again' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Make it live' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Start a canary' })).toBeNull();
  });

  it('keeps the trail of changes and what the content policy refused', async () => {
    const view = open(codes(), '/admin/platform');
    await view.user.click(await screen.findByRole('tab', { name: 'History' }));
    expect(await screen.findByText('Codes: quarantined')).toBeVisible();
    expect(screen.getByText('1.3.0 → 1.1.0')).toBeVisible();
    expect(screen.getByText('the error budget')).toBeVisible();
    await view.user.click(screen.getByRole('tab', { name: 'Policy' }));
    expect(await screen.findByText('script-src-elem')).toBeVisible();
    expect(screen.getByText('1,200')).toBeVisible();
  });

  it('makes a deploy token of one remote, shows it once, and revokes it after a warning', async () => {
    const view = open(codes(), '/admin/platform?view=tokens');
    await press(view, 'Create a deploy token');
    await view.user.type(await screen.findByLabelText('What it is for'), 'Pipeline');
    await press(view, 'Create token');
    expect(await screen.findByDisplayValue('swd_secret')).toHaveAccessibleName('Deploy token');
    expect(view.inputs('platform.createToken')).toEqual([{ name: 'mf-codes', label: 'Pipeline' }]);
    await press(view, 'I have saved it');
    await waitFor(() => expect(screen.queryByDisplayValue('swd_secret')).toBeNull());
    await press(view, 'a token of Codes: Revoke');
    const question = await asked(/can no longer publish releases/);
    expect(view.inputs('platform.revokeToken')).toEqual([]);
    await view.user.click(question.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(view.inputs('platform.revokeToken')).toEqual([{ token_id: 't1' }]));
  });

  it('tells what failed, with a way on', async () => {
    renderConsole({
      route: '/admin/platform',
      api: {
        'operator.get': () => ({ data: { is_operator: true } }),
        'platform.get': () => Promise.reject(apiError('auth.forbidden')),
        'reports.list': () => ({ data: [], page: 1, pageSize: 1, total: 0 }),
      },
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('is in the menu of operators, and refused to everybody else', async () => {
    const view = open(codes(), '/admin/platform');
    expect(await screen.findByRole('heading', { name: 'Platform' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Platform' })).toHaveAttribute('href', '/admin/platform');
    view.unmount();
    const other = renderConsole({ route: '/admin/platform' });
    expect(await screen.findByText('Only for the operators of this installation')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Platform' })).toBeNull();
    expect(other.inputs('platform.get')).toEqual([]);
  });
});
