import { bindOrg } from '@swapt/shared/client';
import '@ant-design/v5-patch-for-react-19';
import type { Organization } from '@swapt/shared/contract';
import type { Contribution, RegisteredRemote, Registry } from '@swapt/shared/remote';
import { fakeApi, testOrg, WithoutStyles, type FakeApi } from '@swapt/shared/testing';
import type { PublicSettings, Role } from '@swapt/shared/values';
import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { answerFetch } from '../../testing/answer-fetch.js';
import type { Auth } from '../auth/auth.js';
import { setSession, type User } from '../auth/session-store.js';
import { ConsoleProvider } from '../console-context.js';
import { createQueryClient } from '../data/query-client.js';
import { report } from '../feedback/report.js';
import { SpinnerOverlay } from '../feedback/spinner-overlay.js';
import type { Discovery } from '../loader/registry.js';
import { resetOrg } from '../org/org-store.js';
import { routes } from '../routes.js';
import { ConsoleTheme, shareTheme } from '../theme/console-theme.js';

// The first render of a file takes long on a busy machine.
configure({ asyncUtilTimeout: 10_000, defaultHidden: true });
shareTheme();
navigator.sendBeacon = jest.fn(() => true);

export const testUser: User = { id: 'u1', email: 'owner@bakery.example', name: 'Ada Baker', emailVerified: true };

export const testAccount = { managed_here: true, name: testUser.name, email: testUser.email, new_email: null };

export const testSettings: PublicSettings = {
  publicUrl: 'https://go.bakery.example',
  isLocalAddress: false,
  allowPrivateTargets: false,
  contact: '',
  auth: { domain: 'https://id.example', clientId: 'console', audience: 'api' },
  bases: { core: '', v1: '', wallet: '' },
  specialHost: '',
  paymentPublicKey: '',
  mapsToken: '',
  gridLicence: '',
  isOverlayAllowed: false,
};

export const testTerms = { version: '1', title: 'Terms of service', body: 'One.\n\nTwo.' };

interface Options {
  api?: FakeApi;
  role?: Role;
  orgs?: Organization[];
  remotes?: RegisteredRemote[];
  /** The registry does not answer. */
  isRegistryDown?: boolean;
  route?: string;
  /** Nobody is signed in when undefined is given. */
  user?: User | null;
  auth?: Partial<Auth>;
  /** The remotes came with the page. */
  given?: Discovery;
  /** The page was loaded with this path; without it, with the route. */
  loadedAt?: string;
}

/** The whole console as the person sees it; only the provider, the API and the registry are doubles. */
export function renderConsole(options: Options = {}) {
  const { role = 'owner', remotes = [], route = '/admin', user = testUser, isRegistryDown = false } = options;
  const { orgs = [{ ...testOrg, role }] } = options;
  localStorage.clear();
  resetOrg();
  setSession(user ? { status: 'signed-in', user } : { status: 'anonymous' });
  const registry: Registry = { revision: '1', contract: '2.0.0', remotes };
  answerFetch(() => {
    if (isRegistryDown) throw new TypeError('Failed to fetch');
    return { body: registry };
  });
  const { call, inputs } = fakeApi({
    'uploads.list': () => ({
      data: [],
      room: { bytes: 0, most_bytes: 2e9, files: 0, most_files: 10_000 },
      page: 1,
      pageSize: 50,
      total: 0,
    }),
    'account.get': () => ({ data: testAccount }),
    'secondFactor.get': () => ({ data: { since: null, recovery_codes_left: 0 } }),
    'passkeys.list': () => ({ data: [] }),
    'sessions.list': () => ({ data: [] }),
    'terms.get': () => ({ data: { ...testTerms, accepted_at: '2026-01-01T00:00:00Z' } }),
    'operator.get': () => ({ data: { is_operator: false } }),
    'org.list': () => ({ data: orgs }),
    'invitations.list': () => ({ data: [] }),
    'jobs.list': () => ({ data: [], page: 1, pageSize: 10, total: 0 }),
    'codes.list': () => ({ data: [], page: 1, pageSize: 1, total: 0 }),
    ...options.api,
  });
  const auth: Auth = {
    start: async () => {},
    signIn: async () => {},
    signInByPopup: async () => {},
    confirm: async () => false,
    signOut: async () => {},
    refresh: async () => {},
    token: async () => 'token',
    expire: async () => {},
    ...options.auth,
  };
  const callFor = (orgId: string) => bindOrg(call, orgId);
  const openPage = jest.fn<void, [string]>();
  const router = createMemoryRouter(routes, { initialEntries: [route] });
  const view = render(
    <WithoutStyles>
      <ConsoleTheme>
        <QueryClientProvider client={createQueryClient(report)}>
          <ConsoleProvider
            value={{
              ...{ auth, call: callFor(''), callFor, settings: testSettings, remotes: options.given },
              ...{ loadedAt: options.loadedAt ?? route, openPage },
            }}
          >
            <RouterProvider router={router} />
          </ConsoleProvider>
        </QueryClientProvider>
        <SpinnerOverlay />
      </ConsoleTheme>
    </WithoutStyles>,
  );
  return {
    ...view,
    inputs,
    openPage,
    user: userEvent.setup({ delay: null }),
    address: () => router.state.location.pathname + router.state.location.search,
    go: (path: string) => router.navigate(path),
  };
}

/** A remote of the registry with one screen. */
export function testRemote(
  name: Contribution['name'],
  screen: { path: string; label: string } & Pick<Contribution['routes'][number], 'permission'>,
): RegisteredRemote {
  const { path, label, permission } = screen;
  return {
    name,
    version: '1.0.0',
    entry: `/r/${name}/1.0.0/remoteEntry.js`,
    integrity: 'sha384-x',
    channel: 'stable',
    contribution: {
      name,
      contract: '^2.0.0',
      budgetKb: 100,
      routes: [{ path, screen: 'list', title: label, permission }],
      nav: [{ label, path, section: 'create', order: 1, icon: 'M64 64h896v896H64z', permission }],
    },
  };
}
