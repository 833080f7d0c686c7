import type { RegisteredRemote, RemoteModule } from '@swapt/shared/remote';
import type { ComponentType } from 'react';
import { reportOutcome } from '../telemetry.js';
import { abandon, budgetMs, checkContract, loadRelease, refetch, type Release } from './federation.js';
import { LoadFailure, toFailure, within } from './load-failure.js';

export interface LoadedScreen {
  default: ComponentType;
  release: Release;
}

const modules = new Map<string, Promise<RemoteModule>>();
const screens = new Map<string, Promise<LoadedScreen>>();
/** Entries that failed in this page while the release before them worked. */
const broken = new Set<string>();
const tried = new Set<string>();
const running = new Set<string>();

/** Whether code of this remote runs in the page. */
export const isRunning = (name: string) => running.has(name);

/** Whether this release was tried in the page, with or without success: another reload would bring nothing new. */
export const wasTried = ({ entry }: Release) => tried.has(entry);

/** A screen of a remote, loaded once per page. A failure is forgotten, so that asking again tries again. */
export function loadScreen(remote: RegisteredRemote, screen: string): Promise<LoadedScreen> {
  const key = `${remote.name}/${screen}`;
  const known = screens.get(key);
  if (known) return known;
  const load = fromAnyRelease(remote, screen);
  screens.set(key, load);
  load.then(
    () => running.add(remote.name),
    () => screens.delete(key),
  );
  return load;
}

/** The registry's release, else the one before it, for this screen and those after it. */
async function fromAnyRelease(remote: RegisteredRemote, screen: string): Promise<LoadedScreen> {
  const { name, previous } = remote;
  let failure: LoadFailure | undefined;
  const releases = previous ? [remote, previous] : [remote];
  for (const release of releases.filter(({ entry }) => !broken.has(entry))) {
    tried.add(release.entry);
    try {
      if (release === remote) checkContract(remote);
      return await fromRelease(name, release, screen);
    } catch (cause) {
      const latest = toFailure('entry', cause);
      reportOutcome(name, release, { outcome: 'failed', code: latest.code, reference: latest.reference });
      failure ??= latest;
      modules.delete(release.entry);
      broken.add(release.entry);
      // Not the release but this page is at fault: it is older than the server.
      if (latest.code === 'contract') break;
    }
  }
  // Nothing works: the next try starts from the top.
  for (const { entry } of releases) broken.delete(entry);
  throw failure ?? new LoadFailure('entry', `${name} has no release that works`);
}

async function fromRelease(name: string, release: Release, screen: string): Promise<LoadedScreen> {
  const { screens } = await moduleOf(name, release);
  const load = screens[screen];
  if (!load) throw new LoadFailure('no-screen', `${name} ${release.version} has no screen ${screen}`);
  const loaded = await inTime(release, () =>
    load().catch((cause: unknown) => {
      const hasArrived = !(cause instanceof Error) || cause.name !== 'ChunkLoadError';
      throw hasArrived ? toFailure('chunk', cause) : cause;
    }),
  ).catch((cause: unknown) => {
    throw toFailure('chunk', cause);
  });
  return { default: loaded.default, release };
}

function moduleOf(name: string, release: Release): Promise<RemoteModule> {
  const known = modules.get(release.entry);
  if (known) return known;
  const start = performance.now();
  const load = inTime(release, () => loadRelease(name, release));
  modules.set(release.entry, load);
  load.then(
    () => reportOutcome(name, release, { outcome: 'loaded', ms: Math.round(performance.now() - start) }),
    () => modules.delete(release.entry),
  );
  return load;
}

/** With one retry, unless the failure has its code: what was refused, or threw when it ran, would do so again. */
async function inTime<T>(release: Release, load: () => Promise<T>): Promise<T> {
  let isOver = false;
  const twice = async () => {
    try {
      return await load();
    } catch (cause) {
      if (cause instanceof LoadFailure) throw cause;
      await refetch(release);
      if (isOver) throw cause;
      return load();
    }
  };
  try {
    return await within(budgetMs, twice());
  } catch (cause) {
    isOver = true;
    if (cause instanceof LoadFailure && cause.code === 'timeout') abandon(release);
    throw cause;
  }
}
