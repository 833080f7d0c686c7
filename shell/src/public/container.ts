import type { RemoteModule } from '@swapt/shared/remote';

interface Container {
  init: (scope: ShareScope) => unknown;
  get: (module: string) => Promise<() => RemoteModule>;
}

type ShareScope = Record<string, Record<string, { get: () => Promise<() => unknown>; loaded: 1; from: string }>>;

declare const SHARED_VERSIONS: Record<string, string>;

const timeoutMs = 8000;

/** Writes what remotes take from this page, in the form that containers of webpack read. */
const shareScope = (libraries: Record<string, unknown>): ShareScope =>
  Object.fromEntries(
    Object.entries(libraries).map(([name, library]) => [
      name,
      { [SHARED_VERSIONS[name] ?? '']: { get: async () => () => library, loaded: 1, from: 'shell' } },
    ]),
  );

/** Runs a remote's entry, whose hash must be as told, and gives its one module. Rejects when it fails or takes longer than eight seconds. */
export async function loadRemote(
  { name, entry, integrity }: { name: string; entry: string; integrity: string },
  libraries: Record<string, unknown>,
): Promise<RemoteModule> {
  await new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: entry, integrity, crossOrigin: 'anonymous' });
    script.onload = resolve;
    script.onerror = reject;
    setTimeout(reject, timeoutMs, new Error(`${name} took too long`));
    document.head.append(script);
  });
  const container = Reflect.get(window, name) as Container;
  await container.init(shareScope(libraries));
  return (await container.get('./remote'))();
}
