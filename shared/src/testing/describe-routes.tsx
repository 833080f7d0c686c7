import { screen } from '@testing-library/react';
import type { Contribution, RemoteModule } from '../remote/index.js';
import type { Role } from '../values/permissions.js';
import type { FakeApi } from './fake-api.js';
import { forbidden, renderRemote } from './render-remote.js';

/** What a route shows to whom; `mayNot` is left out where every role may see it. */
interface RouteCase {
  heading: string;
  may: Role;
  mayNot?: Role;
}

interface Cases<C extends Contribution> {
  api: FakeApi;
  /** Every route of the remote: a new one without a line here is a type error. */
  routes: Record<C['routes'][number]['path'], RouteCase>;
  /** An address of a route that has parameters. */
  addressOf?: (path: string) => string;
}

/** Tests that every route of a remote opens its screen for a role that may see it, and is refused to one that may not. */
export function describeRoutes<const C extends Contribution>(
  contribution: C,
  screens: RemoteModule['screens'],
  { api, routes, addressOf = (path) => path }: Cases<C>,
): void {
  describe.each(Object.entries<RouteCase>(routes))('%s', (path, { heading, may, mayNot }) => {
    const open = (role: Role) => renderRemote(contribution, screens, { route: addressOf(path), role, api });

    it(`opens its screen for a role that may, such as ${may}`, async () => {
      open(may);
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    });

    if (!mayNot) return;
    it(`is refused to a role that may not, such as ${mayNot}`, async () => {
      const { container } = open(mayNot);
      expect(await screen.findByRole('heading', { level: 1, name: forbidden })).toBeVisible();
      expect(container).toHaveTextContent(new RegExp(`^${forbidden}$`));
    });
  });
}
