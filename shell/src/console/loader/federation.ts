import { loadRemote, registerPlugins, registerRemotes, satisfy } from '@module-federation/enhanced/runtime';
import type { RegisteredRemote, RemoteModule } from '@swapt/shared/remote';
import { contractVersion } from '@swapt/shared/values';

type Release = Pick<RegisteredRemote, 'entry' | 'integrity'>;

const budgetMs = 8000;
const integrityOf = new Map<string, string>();
const registered = new Map<string, string>();

/** Runs an entry only with the hash that the registry names; without one it is refused. */
export function createEntryScript(url: string): { script: HTMLScriptElement; timeout: number } {
  const integrity = integrityOf.get(new URL(url, location.href).href);
  if (!integrity) throw new Error(`${url} has no integrity hash`);
  const script = document.createElement('script');
  script.src = url;
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  return { script, timeout: budgetMs };
}

export function startFederation(): void {
  registerPlugins([{ name: 'integrity', createScript: ({ url }) => createEntryScript(url) }]);
}

export function fitsContract({ contribution }: RegisteredRemote): boolean {
  return Boolean(satisfy(contractVersion, contribution.contract));
}

/** Loads one release of a remote within eight seconds; another release that was tried under the same name makes room. */
export async function loadRelease(name: string, { entry, integrity }: Release): Promise<RemoteModule> {
  if (!integrity) throw new Error(`${name} has no integrity hash`);
  integrityOf.set(new URL(entry, location.href).href, integrity);
  if (registered.get(name) !== entry) {
    registerRemotes([{ name, entry, type: 'global' }], { force: registered.has(name) });
    registered.set(name, entry);
  }
  const module = await within(budgetMs, loadRemote<RemoteModule>(`${name}/remote`));
  if (!module?.screens) throw new Error(`${name} exposes no screens`);
  return module;
}

/** Fetches what the page asked of a release past the browser's cache: a file that arrived broken would stay so for as long as it may be kept. */
export async function refetch({ entry }: Release): Promise<void> {
  const folder = new URL('.', new URL(entry, location.href)).href;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = new Set(files.filter((name) => name.startsWith(folder)));
  const again = [...own].map((name) => fetch(name, { cache: 'reload', signal: AbortSignal.timeout(budgetMs) }));
  await Promise.allSettled(again);
}

export class LoadTimeout extends Error {
  override readonly name = 'LoadTimeout';
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadTimeout(`not there after ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
