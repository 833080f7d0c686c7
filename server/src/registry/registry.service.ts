import { uuidv7 } from '../db/uuid.js';
import type { Tx } from '../db/database.js';
import type { Services } from '../services.js';
import { checkRelease } from './check-release.js';
import { forgetLive } from './live.js';
import { readRelease } from './read-release.js';
import { ReleaseRefused, type ReleaseFiles, type RemoteName } from './release.js';
import { releaseFolder, writeReleaseFolder } from './release-folder.js';
import * as sql from './registry.sql.js';

/** Takes a release in and, unless it is held back, makes it live. The same release again changes nothing. Throws ReleaseRefused. */
export async function publish(
  services: Services,
  name: RemoteName,
  files: ReleaseFiles,
  { actor, hold = false }: { actor: string; hold?: boolean },
): Promise<{ version: string; isLive: boolean }> {
  const release = readRelease(files.get('release.json')?.toString() ?? '');
  const live = await services.db.system((tx) => sql.selectLive(tx));
  const others = live.filter((row) => row.name !== name).map((row) => row.manifest.contribution);
  checkRelease(name, release, files, others);
  // Files first: a pointer never names a release whose files are not there.
  await writeReleaseFolder(releaseFolder(services.config, name, release.version), files);
  await services.db.system(async (tx) => {
    await sql.insertRelease(tx, release, actor);
    if (!hold) await point(services, tx, name, release.version, { action: 'publish', actor });
  });
  forgetLive(services);
  return { version: release.version, isLive: !hold };
}

/** Makes a release that was taken in before the live one. */
export async function promote(services: Services, name: RemoteName, version: string, actor: string): Promise<string> {
  await services.db.system(async (tx) => {
    const release = await sql.selectRelease(tx, name, version);
    if (!release) throw new ReleaseRefused([`There is no release ${version} of ${name}.`]);
    await point(services, tx, name, version, { action: 'promote', actor });
  });
  forgetLive(services);
  return version;
}

/** Goes back to the release that was live before the present one. No file moves. */
export async function rollback(services: Services, name: RemoteName, actor: string): Promise<string> {
  const version = await services.db.system(async (tx) => {
    const { previous } = await sql.lockPointer(tx, name);
    if (!previous) throw new ReleaseRefused([`${name} has no release before the present one.`]);
    await point(services, tx, name, previous, { action: 'rollback', actor });
    return previous;
  });
  forgetLive(services);
  return version;
}

export const releases = (services: Services, name: RemoteName) =>
  services.db.system((tx) => sql.selectReleases(tx, name));

/** One pointer change and its audit row, in the caller's transaction. */
async function point(
  services: Services,
  tx: Tx,
  name: RemoteName,
  to: string,
  { action, actor }: { action: 'publish' | 'promote' | 'rollback'; actor: string },
): Promise<void> {
  const { version: from } = await sql.lockPointer(tx, name);
  if (from === to) return;
  await sql.updatePointer(tx, name, to);
  await sql.insertAudit(tx, { id: uuidv7(services.now()), name, action, from, to, actor });
}
