import { readdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Services } from '../services.js';
import { releaseFolder } from './release-folder.js';
import { lockPointers, selectEarlier, selectOldReleases } from './registry.sql.js';

const kept = 20;
/** However few are asked for: pages that were opened some releases ago still load their parts. */
const fewestKept = 5;

/**
 * Removes the files of releases that are not among the newest `keep`, that no pointer and no recent change names, and that nothing would go
 * back to. What the registry knows of them stays. Under the lock of changes, so that none of them is made live meanwhile.
 */
export async function removeOldReleases(services: Services, name: string, keep = kept): Promise<void> {
  const folder = dirname(releaseFolder(services.config, name, 'any'));
  const onDisk = await readdir(folder);
  if (onDisk.length <= Math.max(keep, fewestKept)) return;
  await services.db.system(async (tx) => {
    await lockPointers(tx);
    const earlier = (await selectEarlier(tx)).filter((row) => row.name === name).map(({ version }) => version);
    for (const { version } of await selectOldReleases(tx, name, Math.max(keep, fewestKept))) {
      if (!onDisk.includes(version) || earlier.includes(version)) continue;
      await rm(releaseFolder(services.config, name, version), { recursive: true, force: true });
      services.log.info({ remote: name, version }, 'the files of an old release were removed');
    }
  });
}
