import './matchers.js';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent, type UserEvent } from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Organization } from '../contract/index.js';
import { forgetDrafts } from '../drafts/index.js';
import type { Shell } from '../sdk/index.js';
import { antdTheme } from '../ui/antd-theme.js';
import type { Role } from '../values/people/permissions.js';
import { fakeApi, type FakeApi, type FakeCalls } from './fake-api.js';
import { FakeShell, type ShellRecord } from './fake-shell.js';
import { WithoutStyles } from './without-styles.js';

export interface MountOptions {
  api?: FakeApi;
  /** Owner unless told otherwise. */
  role?: Role;
  org?: Partial<Organization>;
  /** The address to open; `/` unless told otherwise. */
  route?: string;
  settings?: Partial<Shell['settings']>;
  /** What the person answers to every question; yes unless told otherwise. */
  confirms?: boolean;
  /** Whether the browser still has the drafts of what was shown before. */
  keepsDrafts?: boolean;
}

export interface Mounted extends RenderResult, Pick<FakeCalls, 'inputs' | 'keys'>, ShellRecord {
  user: UserEvent;
  /** Path and query the screen stands at. */
  address: () => string;
}

export interface TestRoute {
  path: string;
  element: ReactNode;
  /** Whether a screen stands here, which gets a shell of its own as in the console. */
  isScreen: boolean;
}

/** Shows the route of an address in a page as the console makes it, with an API made from the contract. */
export function mount(routes: TestRoute[], options: MountOptions): Mounted {
  const { api = {}, role = 'owner', org, route = '/', settings, confirms = true, keepsDrafts = false } = options;
  if (!keepsDrafts) forgetDrafts();
  const { call, inputs, keys } = fakeApi(api);
  const record: ShellRecord = { notices: [], questions: [], reported: [] };
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, gcTime: Infinity }, mutations: { retry: false } },
  });
  const shell = { call, record, role, org, settings, confirms };
  const router = createMemoryRouter(
    routes.map(({ path, element, isScreen }) => ({
      path,
      element: isScreen ? (
        <FakeShell key={path} {...shell}>
          {element}
        </FakeShell>
      ) : (
        element
      ),
    })),
    { initialEntries: [route] },
  );
  const theme = antdTheme('light');
  const view = render(
    <WithoutStyles>
      <ConfigProvider theme={{ ...theme, token: { ...theme.token, motion: false } }}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ConfigProvider>
    </WithoutStyles>,
  );
  return {
    ...view,
    ...record,
    inputs,
    keys,
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
