import type { Services } from '../../../platform/services.js';
import { releaseKey } from './release-folder.js';
import { lockPointers, markRemoved, selectEarlier, selectOldReleases } from '../registry.sql.js';

/** Far longer than removing the files of a release takes. */
export const REMOVING_MS = 60_000;
const kept = 20;
/** However few are asked for: pages that were opened some releases ago still load their parts. */
const fewestKept = 5;

/**
 * Removes the files of releases that are not among the newest `keep`, that no pointer and no recent change names, and that nothing would go
 * back to. What the registry knows of them stays. That they are removed is written first, under the lock of changes, so that none of them is made
 * live any more.
 */
export async function removeOldReleases(services: Services, name: string, keep = kept): Promise<void> {
  const { db, now } = services;
  const removed = await db.system(async (tx) => {
    await lockPointers(tx);
    const earlier = (await selectEarlier(tx)).filter((row) => row.name === name).map(({ version }) => version);
    const old = (await selectOldReleases(tx, name, Math.max(keep, fewestKept))).map(({ version }) => version);
    return markRemoved(
      tx,
      name,
      old.filter((version) => !earlier.includes(version)),
      now(),
    );
  });
  for (const { version } of removed) await removeFiles(services, name, version);
}

/** A release is live whether or not the files of another one can be removed: what stays is removed by `removeStrayReleases`. */
export async function removeFiles(
  { storage, log }: Pick<Services, 'storage' | 'log'>,
  name: string,
  version: string,
): Promise<void> {
  try {
    await storage.remove(releaseKey(name, version));
    log.info({ remote: name, version }, 'the files of an old release were removed');
  } catch (error) {
    log.warn({ err: error, remote: name, version }, 'the files of an old release could not be removed');
  }
}
