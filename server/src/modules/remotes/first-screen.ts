import type { RemoteRoute } from '@swapt/shared/remote';
import { assetUrl, type Live } from './live.js';

/** A script with the hash that it will be asked for with. */
interface Script {
  url: string;
  integrity: string;
}

/** What the first screen of an address of the console will ask for: its remote's entry, and the scripts of the screen where the release names them. */
export function firstScreen({ registry, rows }: Live, address: string): Script[] {
  const path = address.replace(/[?#].*$/s, '');
  const found = registry.remotes
    .filter(({ name, isDisabled }) => name !== 'mf-public' && !isDisabled)
    .flatMap((remote) => remote.contribution.routes.map((route) => ({ remote, route })))
    .filter(({ route }) => isAt(route, path))
    .sort((one, other) => freeParts(one.route) - freeParts(other.route))[0];
  const row = rows.find(({ name }) => name === found?.remote.name);
  if (!found || !row) return [];
  const { remote, route } = found;
  const scripts = (row.manifest.screens[route.screen] ?? []).filter((file) => file.endsWith('.js'));
  return [
    { url: remote.entry, integrity: remote.integrity },
    ...scripts.map((file) => ({ url: assetUrl(row.name, row.version, file), integrity: row.integrity[file] ?? '' })),
  ];
}

const freeParts = ({ path }: RemoteRoute) => path.split('/:').length;

function isAt({ path: pattern }: RemoteRoute, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => part === given[at] || (part.startsWith(':') && given[at] !== ''))
  );
}

/**
 * A preload is used only when it carries the same hash and the same kind of request as what asks for the file later. `low` where people look at the
 * page before its scripts are there: its pictures come first.
 */
export const preloads = (scripts: readonly Script[], priority: 'low' | 'auto'): string =>
  scripts
    .map(
      ({ url, integrity }) =>
        `<link rel="preload" as="script" href="${url}" integrity="${integrity}" fetchpriority="${priority}" crossorigin>`,
    )
    .join('');
