import { ApiError } from '@swapt/shared/client';
import { apiError, testOrg } from '@swapt/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { setSession } from './auth/session-store.js';
import { loadRelease } from './loader/federation.js';
import { setOrg } from './org/org-store.js';
import { renderConsole, testRemote, testTerms, testUser } from './testing/render-console.js';

jest.mock('./loader/federation.js', () => ({
  ...jest.requireActual('./loader/federation.js'),
  loadRelease: jest.fn(),
}));

const show = (text: string) => ({ screens: { list: async () => ({ default: () => <h1>{text}</h1> }) } });
const codes = testRemote('mf-codes', { path: '/admin/my-codes', label: 'My codes', permission: 'codes:read' });
const keys = testRemote('mf-integrations', {
  path: '/admin/integrations',
  label: 'Integrations',
  permission: 'integrations:read',
});

beforeEach(() =>
  jest
    .mocked(loadRelease)
    .mockReset()
    .mockImplementation(async (name) => show(`Screen of ${name}`)),
);

describe('the console', () => {
  it('leads nobody who is signed out further than the sign-in screen, and keeps the page [A.guard, R.login]', async () => {
    const signIn = jest.fn(async () => {});
    const { user, address } = renderConsole({ user: null, route: '/admin/my-codes?page=2', auth: { signIn } });
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(address()).toBe(`/auth/login?return_to=${encodeURIComponent('/admin/my-codes?page=2')}`);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(signIn).toHaveBeenCalledWith('/admin/my-codes?page=2', undefined);
  });

  it('opens the first screen the role may use, with the first steps until a code was scanned [A.index]', async () => {
    const { address } = renderConsole({ remotes: [keys, codes] });
    expect(await screen.findByRole('heading', { name: 'Screen of mf-integrations' })).toBeVisible();
    expect(address()).toBe('/admin/integrations');
    expect(await screen.findByRole('heading', { name: 'First steps' })).toBeVisible();
  });

  it('opens another first screen for a role that may not use that one [A.index]', async () => {
    const { address } = renderConsole({ remotes: [keys, codes], role: 'viewer' });
    expect(await screen.findByRole('heading', { name: 'Screen of mf-codes' })).toBeVisible();
    expect(address()).toBe('/admin/my-codes');
  });

  it('shows no first steps once a code was scanned [A.index]', async () => {
    const scanned = { data: [{ code_id: 'c', scans: 3 }], page: 1, pageSize: 1, total: 1 };
    const { inputs } = renderConsole({ remotes: [codes], api: { 'codes.list': () => scanned as never } });
    await screen.findByRole('heading', { name: 'Screen of mf-codes' });
    await waitFor(() => expect(inputs('codes.list')).toHaveLength(1));
    expect(screen.queryByRole('heading', { name: 'First steps' })).toBeNull();
  });

  it('hides the menu entry of what the role may not use and answers its address with 403 [A.guard.role]', async () => {
    renderConsole({ remotes: [codes, keys], role: 'viewer', route: '/admin/integrations' });
    expect(await screen.findByRole('heading', { name: 'Your role does not allow this' })).toBeVisible();
    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(menu.getByRole('link', { name: 'My codes' })).toBeVisible();
    expect(menu.queryByRole('link', { name: 'Integrations' })).toBeNull();
    expect(menu.queryByRole('link', { name: 'Users' })).toBeNull();
    expect(loadRelease).not.toHaveBeenCalled();
  });

  it('answers an unknown address with a way back [R.notfound]', async () => {
    const { user, address } = renderConsole({ remotes: [codes], route: '/admin/nothing' });
    expect(await screen.findByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to the console' }));
    await waitFor(() => expect(address()).toBe('/admin/my-codes'));
  });

  it('shows its version [G.version]', async () => {
    renderConsole({ route: '/admin/profile' });
    expect(await screen.findByText('Version 0.12.0')).toBeVisible();
  });

  it('asks for the terms once, and goes on when they are accepted [P.terms]', async () => {
    let accepted_at: string | null = null;
    const accept = () => ({ data: { ...testTerms, accepted_at: (accepted_at = '2026-11-01T00:00:00Z') } });
    const { user, inputs } = renderConsole({
      route: '/admin/profile',
      api: { 'terms.get': () => ({ data: { ...testTerms, accepted_at } }), 'terms.accept': accept },
    });
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
    expect(inputs('terms.accept')).toEqual([{ version: '1' }]);
  });

  it('asks to sign in where the session was ended elsewhere before the page was opened [G.session]', async () => {
    const { address } = renderConsole({
      route: '/admin/organization',
      api: {
        'terms.get': () => {
          setSession({ status: 'expired', user: testUser });
          throw apiError('auth.invalid_token');
        },
      },
    });
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
    expect(address()).toBe('/auth/login?return_to=%2Fadmin%2Forganization');
  });

  it('asks for a confirmed e-mail address, and asks the provider again when told so', async () => {
    const refresh = jest.fn(async () => {});
    const { user } = renderConsole({ user: { ...testUser, emailVerified: false }, auth: { refresh } });
    await user.click(await screen.findByRole('button', { name: 'I have confirmed it' }));
    expect(refresh).toHaveBeenCalled();
    expect(await screen.findByText(/not confirmed it yet/)).toBeVisible();
  });

  it('says so quietly when the registry is down, and keeps its own screens', async () => {
    renderConsole({ isRegistryDown: true, route: '/admin/profile' });
    expect(await screen.findByText(/could not load the list of sections/)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
  });

  it('needs no answer of the registry when the remotes came with the page', async () => {
    renderConsole({ isRegistryDown: true, given: { remotes: [codes], isStale: false }, route: '/admin/my-codes' });
    expect(await screen.findByRole('heading', { name: 'Screen of mf-codes' })).toBeVisible();
    // What earlier screens told about their remotes may still be on its way.
    const asked = jest.mocked(fetch).mock.calls.map(([url]) => url);
    expect(asked.filter((url) => url !== '/telemetry/remote')).toEqual([]);
  });

  it('hides what the operator switched off, and says so at its address', async () => {
    renderConsole({ remotes: [{ ...codes, isDisabled: true }, keys], route: '/admin/my-codes' });
    expect(await screen.findByRole('heading', { name: 'This section is turned off' })).toBeVisible();
    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(menu.queryByRole('link', { name: 'My codes' })).toBeNull();
    expect(menu.getByRole('link', { name: 'Integrations' })).toBeVisible();
    expect(loadRelease).not.toHaveBeenCalled();
  });

  it('shows whose remote it is while a developer shows their own, until they reset it', async () => {
    sessionStorage.setItem('overlay', 'http://localhost:4301');
    const builds = { addEventListener: jest.fn(), close: jest.fn() };
    Object.assign(globalThis, { EventSource: jest.fn(() => builds) });
    const { user, openPage } = renderConsole({ isRegistryDown: true, route: '/admin/profile' });
    const badge = within(await screen.findByRole('complementary', { name: 'Development remote' }));
    expect(badge.getByText('localhost:4301 does not answer. You see the released version.')).toBeVisible();
    await user.click(badge.getByRole('button', { name: 'Reset' }));
    expect(sessionStorage.getItem('overlay')).toBeNull();
    expect(openPage).toHaveBeenCalledWith(location.href);
  });

  it('fills the window with a screen that asks for it, and with no other', async () => {
    const { contribution, ...rest } = codes;
    const routes = contribution.routes.map((route) => ({ ...route, isBare: true }));
    const bare = { ...rest, contribution: { ...contribution, routes } };
    const { unmount } = renderConsole({ remotes: [bare], route: '/admin/my-codes' });
    expect(await screen.findByRole('heading', { name: 'Screen of mf-codes' })).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
    unmount();
    renderConsole({ remotes: [codes], route: '/admin/my-codes' });
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  it('loads a page of its own for a screen with the camera, and for the one after it; without the network it stays', async () => {
    const { contribution, ...rest } = codes;
    const general = { path: '/admin/:section', screen: 'list', title: 'Any other' };
    const routes = [general, ...contribution.routes.map((route) => ({ ...route, usesCamera: true }))];
    const remotes = [{ ...rest, contribution: { ...contribution, routes } }, keys];
    const heading = { name: 'Screen of mf-codes' };
    const first = renderConsole({ remotes, route: '/admin/my-codes' });
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    expect(first.openPage).not.toHaveBeenCalled();
    await act(() => first.go('/admin/profile'));
    expect(first.openPage).toHaveBeenCalledWith(location.href);
    first.unmount();

    const second = renderConsole({ remotes, route: '/admin/my-codes', loadedAt: '/admin/profile' });
    await waitFor(() => expect(second.openPage).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('heading', heading)).toBeNull();
    second.unmount();

    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const third = renderConsole({ remotes, route: '/admin/my-codes', loadedAt: '/admin/profile' });
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    expect(third.openPage).not.toHaveBeenCalled();
    network.mockRestore();
  });

  it('opens a desk with the organization that it knew last where nobody answers, and nothing else', async () => {
    const cut = () => {
      throw ApiError.offline(new TypeError('Failed to fetch'));
    };
    const api = { 'terms.get': cut, 'org.list': cut };
    const desks = testRemote('mf-stores', { path: '/admin/desk/one', label: 'Desks', permission: 'pos:use' });
    const { unmount } = renderConsole({ remotes: [desks], route: '/admin/desk/one', api });
    act(() => setOrg(testOrg));
    expect(await screen.findByRole('heading', { name: 'Screen of mf-stores' })).toBeVisible();
    unmount();
    renderConsole({ remotes: [codes], route: '/admin/my-codes', api });
    act(() => setOrg(testOrg));
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});
