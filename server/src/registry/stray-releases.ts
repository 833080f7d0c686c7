import type { Services } from '../services.js';
import type { Storage } from '../storage/storage.js';
import { REMOVING_MS, removeFiles } from './keep-releases.js';
import { lockPointers, markRemovedAgain, type ReleaseId } from './registry.sql.js';

/**
 * Removes the files of releases that are written down as removed: a process that died, or a storage that failed, left them. They are marked anew
 * under the lock of changes, so that none of them is published again meanwhile.
 */
export async function removeStrayReleases(services: Pick<Services, 'storage' | 'db' | 'now' | 'log'>): Promise<void> {
  const { storage, db, now } = services;
  const stored = await storedReleases(storage);
  const strays = await db.system(async (tx) => {
    await lockPointers(tx);
    return markRemovedAgain(tx, stored, now(), new Date(now().getTime() - REMOVING_MS));
  });
  for (const { name, version } of strays) await removeFiles(services, name, version);
}

/** All releases that have files. */
async function storedReleases(storage: Storage): Promise<ReleaseId[]> {
  const found = new Map<string, ReleaseId>();
  for await (const { key } of storage.list('remotes')) {
    const [, name, version, path] = key.split('/');
    if (name && version && path) found.set(`${name}/${version}`, { name, version });
  }
  return [...found.values()];
}
