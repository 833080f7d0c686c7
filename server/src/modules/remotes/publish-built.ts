import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { serverRoot } from '../../platform/db/server-root.js';
import type { Services } from '../../platform/services.js';
import { publish } from './registry.service.js';
import { selectLastReleaser } from './registry.sql.js';
import { ReleaseRefused, ownRemotes, type RemoteName } from './releases/release.js';
import { readReleaseFolder } from './releases/release-folder.js';

const actor = 'the start of the server';

/** The folder with all packages; the server's own package lies in it. */
export const workspace = join(serverRoot, '..');

/**
 * Releases the remotes that were built beside this server, so that a first start has all of them, and a start after an update the new ones.
 * A remote that a team or the operator released since is left to them.
 */
export async function publishBuilt(services: Services, root = workspace): Promise<void> {
  for (const name of ownRemotes) {
    try {
      await publishOne(services, name, join(root, name, 'dist'));
    } catch (error) {
      if (!(error instanceof ReleaseRefused)) throw error;
      services.log.error({ remote: name, reasons: error.reasons }, 'a built remote was not released');
    }
  }
}

async function publishOne(services: Services, name: RemoteName, dist: string): Promise<void> {
  const isBuilt = await access(join(dist, 'release.json')).then(
    () => true,
    () => false,
  );
  if (!isBuilt) throw new ReleaseRefused([`${name} is not built.`]);
  const last = await services.db.system((tx) => selectLastReleaser(tx, name));
  // A staged release, too, puts its files in place again if they were lost.
  await publish(services, name, await readReleaseFolder(dist), {
    actor,
    isStaged: last !== undefined && last !== actor,
  });
}
