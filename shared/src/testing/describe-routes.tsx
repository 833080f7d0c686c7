import { screen } from '@testing-library/react';
import type { Contribution, RemoteModule, RemoteRoute } from '../remote/index.js';
import { can, roles, type Role } from '../values/people/permissions.js';
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
  /** Routes whose heading is not their title, or whose roles are to be named. The others follow from the contribution. */
  routes?: Partial<Record<C['routes'][number]['path'], RouteCase>>;
  /** An address of a route that has parameters. */
  addressOf?: (path: string) => string;
}

/** Tests that every route of a remote opens its screen for a role that may see it, and is refused to one that may not. */
export function describeRoutes<const C extends Contribution>(
  contribution: C,
  screens: RemoteModule['screens'],
  { api, routes = {}, addressOf = (path) => path }: Cases<C>,
): void {
  const named: Partial<Record<string, RouteCase>> = routes;
  const cases = contribution.routes.map((route) => {
    const own = named[route.path];
    return [route.path, own ? { ...own, api } : { ...caseOf(route), api: unanswered(api) }] as const;
  });
  describe.each(cases)('%s', (path, { heading, may, mayNot, api: answers }) => {
    const open = (role: Role) => renderRemote(contribution, screens, { route: addressOf(path), role, api: answers });

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

/** The roles from the least upwards, so that the first that may is the one that nearly may not. */
const fromLeast = [...roles].reverse();

function caseOf({ title, permission }: RemoteRoute): RouteCase {
  const may = (role: Role) => !permission || can(role, permission);
  const mayNot = fromLeast.find((role) => !may(role));
  return { heading: title, may: fromLeast.find(may) ?? 'owner', ...(mayNot && { mayNot }) };
}

/** A screen that is not named shows its heading while what it reads is on its way: nobody knows here what that is. */
const unanswered = (api: FakeApi): FakeApi =>
  new Proxy(api, { get: (own, id: keyof FakeApi) => own[id] ?? (() => new Promise(() => undefined)) });
