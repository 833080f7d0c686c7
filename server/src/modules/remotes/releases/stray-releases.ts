import type { Services } from '../../../platform/services.js';
import type { Storage } from '../../../platform/storage/storage.js';
import { REMOVING_MS, removeFiles } from './keep-releases.js';
import { lockPointers, markRemovedAgain, markStrays, type ReleaseId } from '../registry.sql.js';
import { releaseKey } from './release-folder.js';

/** The row of a release follows its files within minutes. */
const DAY_MS = 24 * 3600_000;

interface Stored extends ReleaseId {
  /** When the last of its files was stored. */
  newest: number;
}

/**
 * Removes the files of releases that are written down as removed, which a process that died or a storage that failed left, and of those that were
 * never taken in. They are marked under the lock of changes, so that none of them is published meanwhile.
 */
export async function removeStrayReleases(services: Pick<Services, 'storage' | 'db' | 'now' | 'log'>): Promise<void> {
  const { storage, db, now } = services;
  const stored = await storedReleases(storage);
  const strays = await db.system(async (tx) => {
    await lockPointers(tx);
    const removed = await markRemovedAgain(tx, stored, now(), new Date(now().getTime() - REMOVING_MS));
    const old = stored.filter(({ newest }) => newest < now().getTime() - DAY_MS);
    return [...removed, ...(await markStrays(tx, old, now()))];
  });
  for (const { name, version } of strays) await removeFiles(services, name, version);
}

/** All releases that have files. */
async function storedReleases(storage: Storage): Promise<Stored[]> {
  const found = new Map<string, Stored>();
  for await (const { key, storedAt } of storage.list('remotes')) {
    const [, name, version, path] = key.split('/');
    if (!name || !version || !path) continue;
    const folder = releaseKey(name, version);
    const newest = Math.max(found.get(folder)?.newest ?? 0, storedAt.getTime());
    found.set(folder, { name, version, newest });
  }
  return [...found.values()];
}
