import { lazy, Suspense } from 'react';
import type { Contribution, RemoteModule, RemoteRoute } from '../remote/index.js';
import { can } from '../values/people/permissions.js';
import { mount, type Mounted, type MountOptions } from './mount.js';

type Screens = RemoteModule['screens'];

/** Shows the remote's own routes, menu permissions and lazy screens at an address, for a role, without the shell and without the other remotes. */
export function renderRemote(contribution: Contribution, screens: Screens, options: MountOptions): Mounted {
  const faults = faultsOf(contribution, screens);
  if (faults.length) throw new Error(faults.join(' '));
  const { role = 'owner' } = options;
  const routes = contribution.routes.map((route) => ({
    path: route.path,
    element: !route.permission || can(role, route.permission) ? screenOf(route, screens) : <h1>{forbidden}</h1>,
    isScreen: true,
  }));
  return mount([...routes, { path: '*', element: <h1>{notFound}</h1>, isScreen: false }], options);
}

/** The headings that the shell shows in place of a screen. */
export const forbidden = 'Your role does not allow this';
export const notFound = 'There is nothing at this address';

function screenOf({ screen, title }: RemoteRoute, screens: Screens) {
  const Screen = lazy(async () => screens[screen]?.() ?? Promise.reject(new Error(`No screen ${screen}`)));
  return (
    <>
      <title>{`${title} · Swapt`}</title>
      <Suspense fallback="Loading">
        <Screen />
      </Suspense>
    </>
  );
}

/** What the shell could not show; each would otherwise only be found by the person who opens it. */
export function faultsOf({ name, routes, nav }: Contribution, screens: Screens): string[] {
  const paths = new Set(routes.map(({ path }) => path));
  return [
    ...routes.flatMap(({ path, screen }) => (screens[screen] ? [] : [`${name} has no screen ${screen} for ${path}.`])),
    ...nav.flatMap(({ label, path }) =>
      paths.has(path) ? [] : [`The menu entry ${label} leads to ${path}, no route.`],
    ),
  ];
}
