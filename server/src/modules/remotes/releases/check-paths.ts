import type { Contribution } from '@swapt/shared/remote';

/** What the shell shows itself; no remote may take these addresses. */
const shellPaths = [
  '/',
  '/admin',
  '/admin/profile',
  '/admin/profile/confirm-email',
  '/admin/organization',
  '/admin/profile/users',
  '/admin/profile/api-key',
  '/admin/platform',
  '/admin/dummy',
  '/auth/login',
];

/** The router takes addresses without regard to case. */
const parts = (path: string) => path.toLowerCase().split('/').slice(1);
const isParameter = (part: string | undefined) => part?.startsWith(':') === true;

/** Whether one address can belong to both paths, as `/a/:x` and `/a/new` do. */
function canMeet(one: string, other: string): boolean {
  const [a, b] = [parts(one), parts(other)];
  return a.length === b.length && a.every((part, at) => part === b[at] || isParameter(part) || isParameter(b[at]));
}

/** A remote that the operator added, and the addresses that it may have, each with all below it. */
export interface AddedRemote {
  name: string;
  paths: readonly string[];
}

/** Whether an address of this path may be the given one, or lie below it. */
function reaches(path: string, given: string): boolean {
  const [a, b] = [parts(path), parts(given)];
  return a.length >= b.length && b.every((part, at) => part === a[at] || isParameter(a[at]));
}

/** Whether every address of this path is the given one, or lies below it. */
const isWithin = (path: string, given: string) => `${path}/`.toLowerCase().startsWith(`${given}/`.toLowerCase());

/** Why an address cannot be given to a remote that is added. */
export function wrongGiven(
  path: string,
  added: readonly AddedRemote[],
  contributions: readonly Contribution[],
): string[] {
  if (shellPaths.some((taken) => reaches(taken, path))) return [`${path} belongs to the shell.`];
  const owner =
    added.find(({ paths }) => paths.some((given) => isWithin(given, path) || isWithin(path, given))) ??
    contributions.find(
      (other) => other.name !== 'mf-public' && other.routes.some((route) => reaches(route.path, path)),
    );
  return owner ? [`${path} belongs to ${owner.name}.`] : [];
}

/** What stands beside a remote: what the others show, and what was given to those that were added. */
export interface Beside {
  others: readonly Contribution[];
  added: readonly AddedRemote[];
}

/** Why these routes and menu entries cannot be given to this remote. */
export function wrongPaths(contribution: Contribution, beside: Beside): string[] {
  const { routes, nav } = contribution;
  return [
    ...routes.flatMap(({ path }) => wrongOwner(contribution, path, beside)),
    ...routes
      .filter(({ path }, at) => routes.findIndex((route) => route.path === path) < at)
      .map(({ path }) => `${path} appears twice in its routes.`),
    ...nav
      .filter((entry) => !routes.some(({ path }) => path === entry.path))
      .map(({ label, path }) => `The menu entry “${label}” leads to ${path}, which is not one of its routes.`),
    ...nav
      .filter((entry) => parts(entry.path).some(isParameter))
      .map(({ label, path }) => `The menu entry “${label}” leads to ${path}, which is not one address but many.`),
  ];
}

function wrongOwner({ name }: Contribution, path: string, { others, added }: Beside): string[] {
  const isConsole = parts(path)[0] === 'admin';
  // Its catch-alls come last in every shell, so they take from nobody.
  if (name === 'mf-public') {
    if (isConsole) return [`${path} is in the console; mf-public shows public pages only.`];
    return path !== '/' && shellPaths.includes(path.toLowerCase()) ? [`${path} belongs to the shell.`] : [];
  }
  if (!isConsole) return [`${path} is a public page; only mf-public may show it.`];
  if (isParameter(parts(path)[1])) return [`${path} would take every address of the console.`];
  if (shellPaths.some((taken) => canMeet(taken, path))) return [`${path} belongs to the shell.`];
  const own = added.find((one) => one.name === name)?.paths;
  if (own && !own.some((given) => isWithin(path, given)))
    return [`${path} is not among the addresses that ${name} was given: ${own.join(', ')}.`];
  const owner =
    added.find((other) => other.name !== name && other.paths.some((given) => reaches(path, given))) ??
    others.find((other) => other.name !== 'mf-public' && other.routes.some((r) => canMeet(r.path, path)));
  return owner ? [`${path} belongs to ${owner.name}.`] : [];
}
