import type { Tx } from '../db/database.js';
import type { Services } from '../services.js';
import { readAudience, saysAudience, type CanaryWish } from './canary.js';
import { screenBytes } from './check-files.js';
import { checkRelease } from './check-release.js';
import { removeOldReleases } from './keep-releases.js';
import { forgetLive } from './live.js';
import {
  clearCanary,
  contributionsOfOthers,
  demandUsable,
  findLastGood,
  holdPointers,
  moveCanary,
  moveStable,
  note,
  type Held,
} from './pointers.js';
import { readRelease } from './read-release.js';
import { ReleaseRefused, type ReleaseFiles, type RemoteName } from './release.js';
import { releaseFolder, writeReleaseFolder } from './release-folder.js';
import * as sql from './registry.sql.js';

/** Changes one remote in one transaction, with its audit; changes that arrive together follow one another. */
async function change<T>(services: Services, name: RemoteName, work: (held: Held) => Promise<T>): Promise<T> {
  const result = await services.db.system(async (tx) => work(await holdPointers(services, tx, name)));
  forgetLive(services);
  return result;
}

export interface PublishOptions {
  actor: string;
  /** Takes the release in and shows it to nobody. */
  hold?: boolean;
  /** Shows it to some organizations only. */
  canary?: CanaryWish;
}

/** Takes a release in and, unless it is held back, makes it live. The same release again changes nothing. Throws ReleaseRefused. */
export async function publish(
  services: Services,
  name: RemoteName,
  files: ReleaseFiles,
  { actor, hold = false, canary }: PublishOptions,
): Promise<{ version: string; isLive: boolean; isCanary: boolean }> {
  const release = readRelease(files.get('release.json')?.toString() ?? '');
  const { version } = release;
  const pointers = await services.db.system((tx) => sql.selectPointers(tx));
  checkRelease(name, release, files, contributionsOfOthers(pointers, name));
  // Files first: a pointer never names a release whose files are not there.
  await writeReleaseFolder(releaseFolder(services.config, name, version), files);
  const shown = await change(services, name, async (held) => {
    await sql.insertRelease(held.tx, release, screenBytes(release, files), actor);
    if (hold) return { isLive: held.stable.version === version, isCanary: held.canary.version === version };
    if (canary) await giveCanary(held, version, canary, { action: 'publish', actor });
    else {
      await demandUsable(held, version);
      await moveStable(held, version, { action: 'publish', actor });
    }
    return { isLive: !canary, isCanary: canary !== undefined };
  });
  await removeOldReleases(services, name);
  return { version, ...shown };
}

/** Makes a release that was taken in before the live one. */
export async function promote(services: Services, name: RemoteName, version: string, actor: string): Promise<string> {
  await change(services, name, async (held) => {
    await demandUsable(held, version);
    await moveStable(held, version, { action: 'promote', actor });
  });
  return version;
}

/** Goes back to the last good release before the present one. No file moves. */
export const rollback = (services: Services, name: RemoteName, actor: string): Promise<string> =>
  change(services, name, async (held) => {
    const found = await findLastGood(held);
    if ('reasons' in found) throw new ReleaseRefused(found.reasons);
    await moveStable(held, found.version, { action: 'rollback', actor });
    return found.version;
  });

/** Shows a release to the named organizations and to a share, 0 to 100, of the others. */
export async function setCanary(
  services: Services,
  name: RemoteName,
  { version, ...wish }: CanaryWish & { version: string },
  actor: string,
): Promise<void> {
  await change(services, name, (held) => giveCanary(held, version, wish, { action: 'canary', actor }));
}

async function giveCanary(
  held: Held,
  version: string,
  wish: CanaryWish,
  by: { action: 'publish' | 'canary'; actor: string },
): Promise<void> {
  const { stable, canary, tx, name } = held;
  await demandUsable(held, version);
  if (stable.version === version) throw new ReleaseRefused([`${name} ${version} is live for everybody already.`]);
  const audience = await readAudience(tx, wish, canary);
  const isSame = JSON.stringify([canary.version, canary.orgs, canary.share]);
  if (isSame === JSON.stringify([version, audience.orgs, audience.share])) return;
  await moveCanary(held, version, audience, { ...by, detail: saysAudience(audience) });
}

export const endCanary = (services: Services, name: RemoteName, actor: string): Promise<void> =>
  change(services, name, async (held) => {
    if (held.canary.version === null) throw new ReleaseRefused([`${name} has no canary.`]);
    await clearCanary(held, { action: 'endCanary', actor });
  });

/** Switches the remote off: its addresses say so, and nothing of it is loaded. */
export const disable = (services: Services, name: RemoteName, actor: string) => turn(services, name, true, actor);

export const enable = (services: Services, name: RemoteName, actor: string) => turn(services, name, false, actor);

const turn = (services: Services, name: RemoteName, isDisabled: boolean, actor: string): Promise<void> =>
  change(services, name, async (held) => {
    if ((held.stable.disabled_at !== null) === isDisabled) return;
    await sql.updateDisabled(held.tx, name, isDisabled);
    await note(held, { action: isDisabled ? 'disable' : 'enable', actor });
  });

export interface Quarantined {
  /** Whether it was not quarantined before. */
  isNew: boolean;
  /** Which pointer named it. */
  channel: 'stable' | 'canary' | null;
  /** The release that took its place; null for a canary that ended, and where there is nothing to go back to: then it stays. */
  movedTo: string | null;
}

/**
 * Takes a bad release out of use, in the caller's transaction: call `forgetLive` once that is committed. It is never shown again, unless it
 * is live and there is nothing to go back to: then it stays until another one is published.
 */
export async function quarantine(
  services: Services,
  tx: Tx,
  { name, version, reason, actor }: { name: RemoteName; version: string; reason: string; actor: string },
): Promise<Quarantined> {
  const held = await holdPointers(services, tx, name);
  const isNew = (await sql.insertQuarantine(tx, name, version, reason, actor)).length > 0;
  const by = { action: 'quarantine' as const, actor, detail: reason };
  if (held.stable.version === version) {
    const found = await findLastGood(held);
    if ('version' in found) await moveStable(held, found.version, by);
    else if (isNew) await note(held, { ...by, from_version: version, to_version: version });
    return { isNew, channel: 'stable', movedTo: 'version' in found ? found.version : null };
  }
  if (held.canary.version === version) await clearCanary(held, by);
  else if (isNew) await note(held, { ...by, from_version: version });
  return { isNew, channel: held.canary.version === version ? 'canary' : null, movedTo: null };
}
