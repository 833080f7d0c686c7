import type { RegisteredRemote } from '@swapt/shared/remote';
import { at, isRemote, type Discovery } from './registry.js';

const key = 'overlay';
const budgetMs = 2000;

/** Where a developer's own remote comes from; `name` is missing while that place does not answer. */
export interface Overlay {
  host: string;
  name?: string;
}

/** Takes `?overlay=http://localhost:4301` out of the address and keeps it for this tab, where the operator allows that. */
export function takeOverlay(isAllowed: boolean): void {
  const address = new URL(location.href);
  const asked = address.searchParams.get(key);
  if (asked !== null) {
    address.searchParams.delete(key);
    history.replaceState(history.state, '', address);
    const origin = loopbackOrigin(asked);
    if (origin) sessionStorage.setItem(key, origin);
  }
  if (!isAllowed) resetOverlay();
}

/** The origin of an address on this computer; any other could hand foreign code to a person who follows a link. */
function loopbackOrigin(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, origin } = new URL(address);
  const isLoopback = ['localhost', '127.0.0.1'].includes(hostname);
  return isLoopback && /^https?:$/.test(protocol) ? origin : undefined;
}

export const overlayOrigin = () => sessionStorage.getItem(key);

export const resetOverlay = () => sessionStorage.removeItem(key);

/** Puts the developer's remote in the place of the released one. */
export async function withOverlay(discovery: Discovery): Promise<Discovery> {
  const origin = overlayOrigin();
  if (!origin) return discovery;
  const { host } = new URL(origin);
  const own = await readRelease(origin).catch(() => undefined);
  if (!own) return { ...discovery, overlay: { host } };
  const others = discovery.remotes.filter(({ name }) => name !== own.name);
  return { ...discovery, remotes: [...others, own], overlay: { host, name: own.name } };
}

/** `release.json`, as the build writes it. */
async function readRelease(origin: string): Promise<RegisteredRemote | undefined> {
  const response = await fetch(`${origin}/release.json`, { cache: 'no-store', signal: AbortSignal.timeout(budgetMs) });
  const release: unknown = response.ok ? await response.json() : undefined;
  const contribution = at(release, 'contribution');
  const remote = {
    name: at(contribution, 'name'),
    version: at(release, 'version'),
    entry: `${origin}/remoteEntry.js`,
    integrity: at(at(release, 'files'), 'remoteEntry.js'),
    contribution,
    channel: 'stable',
  };
  return isRemote(remote) ? remote : undefined;
}
