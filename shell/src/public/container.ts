import type { RemoteModule } from '@swapt/shared/remote';

interface Container {
  init: (scope: ShareScope) => unknown;
  get: (module: string) => Promise<() => RemoteModule>;
}

type ShareScope = Record<string, Record<string, { get: () => Promise<() => unknown>; loaded: 1; from: string }>>;

declare const SHARED_VERSIONS: Record<string, string>;

/** Writes what remotes take from this page, in the form that containers of webpack read. */
const shareScope = (libraries: Record<string, unknown>): ShareScope =>
  Object.fromEntries(
    Object.entries(libraries).map(([name, library]) => [
      name,
      { [SHARED_VERSIONS[name] ?? '']: { get: async () => () => library, loaded: 1, from: 'shell' } },
    ]),
  );

const run = (src: string, integrity: string) =>
  new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, integrity, crossOrigin: 'anonymous' });
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });

/** Runs a remote's entry, whose hash must be as told, and gives its one module. What does not arrive is asked for once more, past the cache. */
export async function loadRemote(
  { name, entry, integrity }: { name: string; entry: string; integrity: string },
  libraries: Record<string, unknown>,
): Promise<RemoteModule> {
  // A browser reads an empty hash as no check.
  if (!integrity) throw new Error(`${name} has no hash`);
  await run(entry, integrity).catch(async () => {
    await fetch(entry, { cache: 'reload' });
    await run(entry, integrity);
  });
  const container = Reflect.get(window, name) as Container;
  await container.init(shareScope(libraries));
  return (await container.get('./remote'))();
}
