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

/** Why these routes and menu entries cannot be given to this remote, while `others` have theirs. */
export function wrongPaths(contribution: Contribution, others: readonly Contribution[]): string[] {
  const { routes, nav } = contribution;
  return [
    ...routes.flatMap(({ path }) => wrongOwner(contribution, path, others)),
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

function wrongOwner({ name }: Contribution, path: string, others: readonly Contribution[]): string[] {
  const isConsole = parts(path)[0] === 'admin';
  // Its catch-alls come last in every shell, so they take from nobody.
  if (name === 'mf-public') {
    if (isConsole) return [`${path} is in the console; mf-public shows public pages only.`];
    return path !== '/' && shellPaths.includes(path.toLowerCase()) ? [`${path} belongs to the shell.`] : [];
  }
  if (!isConsole) return [`${path} is a public page; only mf-public may show it.`];
  if (isParameter(parts(path)[1])) return [`${path} would take every address of the console.`];
  if (shellPaths.some((taken) => canMeet(taken, path))) return [`${path} belongs to the shell.`];
  const owner = others.find((other) => other.name !== 'mf-public' && other.routes.some((r) => canMeet(r.path, path)));
  return owner ? [`${path} belongs to ${owner.name}.`] : [];
}
