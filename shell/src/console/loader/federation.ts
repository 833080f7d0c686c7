import { init, loadRemote, registerRemotes, satisfy } from '@module-federation/enhanced/runtime';
import type { RegisteredRemote, RemoteModule } from '@swapt/shared/remote';
import { contractVersion } from '@swapt/shared/values';
import { refuseUnhashedScripts } from '../../chunk-guard.js';
import { separateChunks } from './chunk-list.js';
import { sharedLibraries } from './libraries.js';
import { LoadFailure } from './load-failure.js';

export type Release = Pick<RegisteredRemote, 'version' | 'entry' | 'integrity'>;

/** How long a release may take to be there, its retry included; and each of its screens after that. */
export const budgetMs = 8000;

const integrityOf = new Map<string, string>();
let serial = 0;

const absolute = (url: string) => new URL(url, location.href).href;

/** Runs an entry only with the hash that the registry names; without one it is refused. */
export function createEntryScript(url: string): { script: HTMLScriptElement; timeout: number } {
  const integrity = integrityOf.get(absolute(url));
  if (!integrity) throw new LoadFailure('integrity-missing', `${url} has no integrity hash`);
  const script = document.createElement('script');
  script.src = url;
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  return { script, timeout: budgetMs };
}

export function startFederation(): void {
  refuseUnhashedScripts();
  init({
    name: 'shell',
    remotes: [],
    shared: sharedLibraries(),
    shareStrategy: 'loaded-first',
    plugins: [{ name: 'integrity', createScript: ({ url }) => createEntryScript(url) }],
  });
}

/** Refuses a remote that was made for a contract which this console does not speak, in words for the person. */
export function checkContract({ contribution: { contract } }: RegisteredRemote): void {
  if (satisfy(contractVersion, contract)) return;
  const isNewer = contract.replace(/^\D+/, '').localeCompare(contractVersion, 'en', { numeric: true }) > 0;
  throw new LoadFailure(
    'contract',
    isNewer
      ? 'This section needs a newer console. Reload the page. If that does not help, ask your operator.'
      : 'This section needs an older console. Ask your operator to update the section.',
  );
}

/**
 * Loads one release as a container of its own each time. One that was there before would answer with the module that it has, be it of another
 * release or half made by a script that threw.
 */
export async function loadRelease(name: string, { entry, integrity }: Release): Promise<RemoteModule> {
  if (!integrity) throw new LoadFailure('integrity-missing', `${name} has no integrity hash`);
  integrityOf.set(absolute(entry), integrity);
  separateChunks(name);
  Reflect.deleteProperty(window, name);
  const id = `${name}-${(serial += 1)}`;
  registerRemotes([{ name: id, entryGlobalName: name, entry, type: 'global' }]);
  const module = await loadRemote<RemoteModule>(`${id}/remote`);
  if (!module?.screens) throw new LoadFailure('entry', `${name} exposes no screens`);
  return module;
}

const folderOf = ({ entry }: Release) => new URL('.', absolute(entry)).href;

/** Fetches what the page asked of a release past the browser's cache: a file that arrived broken would stay so for as long as it may be kept. */
export async function refetch(release: Release): Promise<void> {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = new Set(files.filter((name) => name.startsWith(folderOf(release))));
  const again = [...own].map((name) => fetch(name, { cache: 'reload', signal: AbortSignal.timeout(budgetMs) }));
  await Promise.allSettled(again);
}

/** Lets go of scripts that hang: the next try would wait for them instead of asking again. */
export function abandon(release: Release): void {
  const scripts = [...document.scripts].filter(({ src }) => src.startsWith(folderOf(release)));
  for (const script of scripts) {
    script.onerror?.(new Event('timeout'));
    script.remove();
  }
}
