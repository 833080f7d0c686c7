import type { RegisteredRemote, Registry } from '@swapt/shared/remote';
import type { Release } from './federation.js';
import type { Overlay } from './overlay.js';

const lastGoodKey = 'registry';
const budgetMs = 2000;

export interface Discovery {
  remotes: RegisteredRemote[];
  /** The registry did not answer in time, or not all of it can be read: what is shown is the last known list, or a part, perhaps nothing. */
  isStale: boolean;
  overlay?: Overlay;
}

let answered: { etag: string; discovery: Discovery } | undefined;

/** Which remotes there are: as the registry says within two seconds, else as it said last time. */
export async function discover(): Promise<Discovery> {
  try {
    const headers = answered && { 'if-none-match': answered.etag };
    const response = await fetch('/registry', { cache: 'no-store', headers, signal: AbortSignal.timeout(budgetMs) });
    if (response.status === 304 && answered) return answered.discovery;
    const discovery = response.ok ? readRegistry(await response.json()) : undefined;
    if (!discovery) throw new Error('The registry answered something else.');
    const etag = response.headers.get('etag');
    answered = etag ? { etag, discovery } : undefined;
    return discovery;
  } catch {
    return { remotes: lastGood(), isStale: true };
  }
}

/** What a registry names, as the server gave it; kept for a time when it does not answer. Undefined for something else than a registry. */
export function readRegistry(value: unknown): Discovery | undefined {
  if (!isRegistry(value)) return undefined;
  const remotes = value.remotes.filter(isRemote);
  localStorage.setItem(lastGoodKey, JSON.stringify(value));
  return { remotes, isStale: remotes.length < value.remotes.length };
}

function lastGood(): RegisteredRemote[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(lastGoodKey) ?? 'null');
    return isRegistry(kept) ? kept.remotes.filter(isRemote) : [];
  } catch {
    return [];
  }
}

const isRegistry = (value: unknown): value is Omit<Registry, 'remotes'> & { remotes: unknown[] } =>
  typeof value === 'object' && value !== null && 'remotes' in value && Array.isArray(value.remotes);

/** A remote that does not look like one is left out; the others are not its hostages. */
export function isRemote(value: unknown): value is RegisteredRemote {
  if (typeof value !== 'object' || value === null) return false;
  const { name, version, entry, contribution }: Partial<RegisteredRemote> = value;
  return (
    [name, version, entry, contribution?.contract].every((text) => typeof text === 'string' && text !== '') &&
    isListOf(contribution?.routes, 'path', 'screen', 'title') &&
    isListOf(contribution?.nav, 'path', 'label', 'section', 'icon')
  );
}

const isListOf = (value: unknown, ...keys: string[]): boolean =>
  Array.isArray(value) && value.every((item: unknown) => keys.every((key) => typeof at(item, key) === 'string'));

/** A member of something of which nothing is known yet. */
export const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** What this page uses after the registry was asked again: a release that already runs is never swapped under a person's hands. */
export function adopt(current: Discovery, latest: Discovery, isRunning: (name: string) => boolean): Discovery {
  const running = new Map(current.remotes.filter(({ name }) => isRunning(name)).map((remote) => [remote.name, remote]));
  const kept = [...running.values()].filter(({ name }) => !latest.remotes.some((remote) => remote.name === name));
  return { ...latest, remotes: [...latest.remotes.map((remote) => running.get(remote.name) ?? remote), ...kept] };
}

/**
 * Whether a reload would bring another release of what runs in this page, newer or, after a rollback, older, or none as it was switched off.
 * A release that was tried here already is nothing new: the page fell back to it by itself, or it failed.
 */
export function hasNewer(
  latest: Discovery,
  isRunning: (name: string) => boolean,
  wasTried: (release: Release) => boolean,
): boolean {
  return latest.remotes.some((remote) => isRunning(remote.name) && (remote.isDisabled || !wasTried(remote)));
}
