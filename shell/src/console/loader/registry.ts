import type { RegisteredRemote, Registry } from '@swapt/shared/remote';

const lastGoodKey = 'registry';
const budgetMs = 2000;

export interface Discovery {
  remotes: RegisteredRemote[];
  /** The registry did not answer in time: what is shown is the last known list, perhaps none at all. */
  isStale: boolean;
}

/** Which remotes there are: as the registry says within two seconds, else as it said last time. */
export async function discover(): Promise<Discovery> {
  try {
    const response = await fetch('/registry', { cache: 'no-store', signal: AbortSignal.timeout(budgetMs) });
    const registry: unknown = response.ok ? await response.json() : undefined;
    if (!isRegistry(registry)) throw new Error('The registry answered something else.');
    localStorage.setItem(lastGoodKey, JSON.stringify(registry));
    return { remotes: registry.remotes, isStale: false };
  } catch {
    return { remotes: lastGood(), isStale: true };
  }
}

function lastGood(): RegisteredRemote[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(lastGoodKey) ?? 'null');
    return isRegistry(kept) ? kept.remotes : [];
  } catch {
    return [];
  }
}

function isRegistry(value: unknown): value is Registry {
  return typeof value === 'object' && value !== null && 'remotes' in value && Array.isArray(value.remotes)
    ? value.remotes.every(isRemote)
    : false;
}

function isRemote(value: unknown): value is RegisteredRemote {
  if (typeof value !== 'object' || value === null) return false;
  const { name, version, entry, contribution }: Partial<RegisteredRemote> = value;
  return (
    [name, version, entry].every((text) => typeof text === 'string' && text !== '') &&
    Array.isArray(contribution?.routes) &&
    Array.isArray(contribution.nav)
  );
}

/** What this page uses after the registry was asked again: a release that already runs is never swapped under a person's hands. */
export function adopt(current: Discovery, latest: Discovery, isRunning: (name: string) => boolean): Discovery {
  const running = new Map(current.remotes.filter(({ name }) => isRunning(name)).map((remote) => [remote.name, remote]));
  const kept = [...running.values()].filter(({ name }) => !latest.remotes.some((remote) => remote.name === name));
  return { isStale: false, remotes: [...latest.remotes.map((remote) => running.get(remote.name) ?? remote), ...kept] };
}

/** Whether a release that runs in this page has a newer, or another, one by now. */
export function hasNewer(current: Discovery, latest: Discovery, isRunning: (name: string) => boolean): boolean {
  return current.remotes.some(
    ({ name, version }) =>
      isRunning(name) && latest.remotes.some((remote) => remote.name === name && remote.version !== version),
  );
}
