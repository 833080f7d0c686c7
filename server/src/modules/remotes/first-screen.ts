import type { RemoteRoute } from '@swapt/shared/remote';
import { assetUrl, type Live } from './live.js';

/** A script with the hash that it will be asked for with. */
interface Script {
  url: string;
  integrity: string;
}

interface FirstScreen {
  /** Its remote's entry, and the scripts of the screen where the release names them. */
  scripts: Script[];
  usesCamera: boolean;
}

/** What the first screen of an address of the console will ask for. */
export function firstScreen({ registry, rows }: Live, address: string): FirstScreen {
  const path = address.replace(/[?#].*$/s, '');
  const found = registry.remotes
    .filter(({ name, isDisabled }) => name !== 'mf-public' && !isDisabled)
    .flatMap((remote) => remote.contribution.routes.map((route) => ({ remote, route })))
    .filter(({ route }) => isAt(route, path))
    .sort((one, other) => freeParts(one.route) - freeParts(other.route))[0];
  const row = rows.find(({ name }) => name === found?.remote.name);
  if (!found || !row) return { scripts: [], usesCamera: false };
  const { remote, route } = found;
  const files = (row.manifest.screens[route.screen] ?? []).filter((file) => file.endsWith('.js'));
  const scripts = [
    { url: remote.entry, integrity: remote.integrity },
    ...files.map((file) => ({ url: assetUrl(row.name, row.version, file), integrity: row.integrity[file] ?? '' })),
  ];
  return { scripts, usesCamera: route.usesCamera ?? false };
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
