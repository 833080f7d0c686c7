/** Shows a screen in a test as the shell would, with an API made from the contract. */
import './matchers.js';
import { createCache, StyleProvider } from '@ant-design/cssinjs';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent, type UserEvent } from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Organization } from '../contract/index.js';
import type { Shell } from '../sdk/index.js';
import { antdTheme } from '../ui/antd-theme.js';
import type { Role } from '../values/permissions.js';
import { fakeApi, type FakeApi, type FakeCalls } from './fake-api.js';
import { FakeShell, type ShellRecord } from './fake-shell.js';

export { apiError, fakeApi, type FakeApi } from './fake-api.js';
export { testOrg } from './fake-shell.js';

export interface RenderScreenOptions {
  api?: FakeApi;
  /** Owner unless told otherwise. */
  role?: Role;
  org?: Partial<Organization>;
  /** The route's path pattern, when the screen reads parameters of it. */
  path?: string;
  /** The address to open; `/` unless told otherwise. */
  route?: string;
  settings?: Partial<Shell['settings']>;
  /** What the person answers to every question; yes unless told otherwise. */
  confirms?: boolean;
}

export interface RenderedScreen extends RenderResult, Pick<FakeCalls, 'inputs'>, ShellRecord {
  user: UserEvent;
  /** Path and query the screen stands at. */
  address: () => string;
}

export function renderScreen(ui: ReactNode, options: RenderScreenOptions = {}): RenderedScreen {
  const { api = {}, role = 'owner', org, path = '*', route = '/', settings, confirms = true } = options;
  const { call, inputs } = fakeApi(api);
  const record: ShellRecord = { notices: [], questions: [], reported: [] };
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, gcTime: Infinity }, mutations: { retry: false } },
  });
  const router = createMemoryRouter(
    [
      { path, element: ui },
      { path: '*', element: <p>Another screen</p> },
    ],
    { initialEntries: [route] },
  );
  const theme = antdTheme('light');
  // jsdom computes styles slowly, and no test looks at them: antd keeps them to itself here.
  const view = render(
    <StyleProvider cache={createCache()} mock="server">
      <ConfigProvider theme={{ ...theme, token: { ...theme.token, motion: false } }}>
        <QueryClientProvider client={queries}>
          <FakeShell call={call} record={record} role={role} org={org} settings={settings} confirms={confirms}>
            <RouterProvider router={router} />
          </FakeShell>
        </QueryClientProvider>
      </ConfigProvider>
    </StyleProvider>,
  );
  return {
    ...view,
    ...record,
    inputs,
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
