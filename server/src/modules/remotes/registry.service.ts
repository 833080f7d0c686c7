import type { Tx } from '../../platform/db/database.js';
import type { Services } from '../../platform/services.js';
import { readAudience, saysAudience, type CanaryRequest } from './canary.js';
import { screenBytes } from './releases/check-files.js';
import { checkRelease } from './releases/check-release.js';
import { REMOVING_MS, removeOldReleases } from './releases/keep-releases.js';
import { forgetLive } from './live.js';
import {
  clearCanary,
  besideOf,
  assertUsable,
  findLastGood,
  lockRemote,
  moveCanary,
  moveStable,
  note,
  type LockedRemote,
} from './pointers.js';
import { readRelease } from './releases/read-release.js';
import { ReleaseRefused, type ReleaseFiles, type RemoteName } from './releases/release.js';
import { storeRelease } from './releases/release-folder.js';
import * as sql from './registry.sql.js';

/** Changes one remote in one transaction, with its audit; changes that arrive together follow one another. */
async function change<T>(services: Services, name: RemoteName, work: (locked: LockedRemote) => Promise<T>): Promise<T> {
  const result = await services.db.system(async (tx) => work(await lockRemote(services, tx, name)));
  forgetLive(services);
  return result;
}

export interface PublishOptions {
  actor: string;
  /** Takes the release in and shows it to nobody. */
  isStaged?: boolean;
  /** Shows it to some organizations only. */
  canary?: CanaryRequest;
}

interface Published {
  version: string;
  isLive: boolean;
  isCanary: boolean;
  /** Files of a release that was there before, which were missing or damaged. */
  mended: number;
}

/** Takes a release in and, unless it is staged, makes it live. The same release again mends what was damaged of it, and changes nothing else. Throws ReleaseRefused. */
export async function publish(
  services: Services,
  name: RemoteName,
  files: ReleaseFiles,
  { actor, isStaged = false, canary }: PublishOptions,
): Promise<Published> {
  const release = readRelease(files.get('release.json')?.toString() ?? '');
  const { version } = release;
  checkRelease(name, release, files, await services.db.system((tx) => besideOf(tx, name)));
  const removedBefore = await assertSettled(services, name, version);
  // Files first: a pointer never names a release whose files are not there.
  const stored = await storeRelease(services.storage, { name, version }, files);
  const shown = await change(services, name, async (locked) => {
    if ((await sql.selectRemovedAt(locked.tx, name, version)) !== removedBefore) throw justRemoved(name, version);
    const [taken] = await sql.insertRelease(locked.tx, release, screenBytes(release, files), actor);
    const mended = taken ? 0 : stored;
    if (isStaged)
      return { isLive: locked.stable.version === version, isCanary: locked.canary.version === version, mended };
    if (canary) await giveCanary(locked, version, canary, { action: 'publish', actor });
    else {
      await assertUsable(locked, version);
      await moveStable(locked, version, { action: 'publish', actor });
    }
    return { isLive: !canary, isCanary: canary !== undefined, mended };
  });
  if (shown.mended > 0)
    services.log.warn({ remote: name, version, files: shown.mended }, 'a damaged release was mended');
  await removeOldReleases(services, name);
  return { version, ...shown };
}

/** While the files of an old or a stray release are being removed, nobody puts them back: they would go as well. Gives when they were removed, if ever. */
async function assertSettled({ db, now }: Services, name: RemoteName, version: string): Promise<number | undefined> {
  const removedAt = await db.system((tx) => sql.selectRemovedAt(tx, name, version));
  if (removedAt !== undefined && now().getTime() - removedAt < REMOVING_MS) throw justRemoved(name, version);
  return removedAt;
}

const justRemoved = (name: RemoteName, version: string) =>
  new ReleaseRefused([`The files of ${name} ${version} are just being removed. Publish it again in a minute.`]);

/** Makes a release that was taken in before the live one. */
export async function promote(services: Services, name: RemoteName, version: string, actor: string): Promise<string> {
  await change(services, name, async (locked) => {
    await assertUsable(locked, version);
    await moveStable(locked, version, { action: 'promote', actor });
  });
  return version;
}

/** Goes back to the last good release before the present one. No file moves. */
export const rollback = (services: Services, name: RemoteName, actor: string): Promise<string> =>
  change(services, name, async (locked) => {
    const found = await findLastGood(locked);
    if ('reasons' in found) throw new ReleaseRefused(found.reasons);
    await moveStable(locked, found.version, { action: 'rollback', actor });
    return found.version;
  });

/** Shows a release to the named organizations and to a share, 0 to 100, of the others. */
export async function setCanary(
  services: Services,
  name: RemoteName,
  { version, ...request }: CanaryRequest & { version: string },
  actor: string,
): Promise<void> {
  await change(services, name, (locked) => giveCanary(locked, version, request, { action: 'canary', actor }));
}

async function giveCanary(
  locked: LockedRemote,
  version: string,
  request: CanaryRequest,
  by: { action: 'publish' | 'canary'; actor: string },
): Promise<void> {
  const { stable, canary, tx, name } = locked;
  await assertUsable(locked, version);
  if (stable.version === version) throw new ReleaseRefused([`${name} ${version} is already live for everyone.`]);
  const audience = await readAudience(tx, request, canary);
  const isSame = JSON.stringify([canary.version, canary.orgs, canary.share]);
  if (isSame === JSON.stringify([version, audience.orgs, audience.share])) return;
  await moveCanary(locked, version, audience, { ...by, detail: saysAudience(audience) });
}

export const endCanary = (services: Services, name: RemoteName, actor: string): Promise<void> =>
  change(services, name, async (locked) => {
    if (locked.canary.version === null) throw new ReleaseRefused([`${name} has no canary.`]);
    await clearCanary(locked, { action: 'endCanary', actor });
  });

/** Switches the remote off: its addresses say so, and nothing of it is loaded. */
export const disable = (services: Services, name: RemoteName, actor: string) => turn(services, name, true, actor);

export const enable = (services: Services, name: RemoteName, actor: string) => turn(services, name, false, actor);

const turn = (services: Services, name: RemoteName, isDisabled: boolean, actor: string): Promise<void> =>
  change(services, name, async (locked) => {
    if ((locked.stable.disabled_at !== null) === isDisabled) return;
    await sql.updateDisabled(locked.tx, name, isDisabled);
    await note(locked, { action: isDisabled ? 'disable' : 'enable', actor });
  });

/** Allows a release again that was taken back. It becomes live, or a canary, as any other that is ready. */
export const allow = (services: Services, name: RemoteName, version: string, actor: string): Promise<void> =>
  change(services, name, async (locked) => {
    const [lifted] = await sql.liftQuarantine(locked.tx, name, version, actor, services.now());
    if (!lifted) throw new ReleaseRefused([`${name} ${version} is not quarantined.`]);
    await note(locked, { action: 'allow', actor, from_version: version, to_version: version });
  });

/** Who takes releases back by itself. */
export const errorBudget = 'the error budget';

export interface Quarantined {
  /** Whether it was not quarantined before. */
  isNew: boolean;
  /** Which pointer named it. */
  channel: 'stable' | 'canary' | null;
  /** The release that took its place; null for a canary that ended, and where there is nothing to go back to: then it stays. */
  movedTo: string | null;
  /** It was told and not taken back: the error budget went back once already, and nobody has looked since. */
  isAlarm?: true;
}

/**
 * Takes a bad release out of use, in the caller's transaction: call `forgetLive` once that is committed. It is never shown again, unless it
 * is live and there is nothing to go back to: then it stays until another one is published. The error budget takes one step by itself; from then on it
 * tells, until a person has changed something of the remote.
 */
export async function quarantine(
  services: Services,
  tx: Tx,
  { name, version, reason, actor }: { name: RemoteName; version: string; reason: string; actor: string },
): Promise<Quarantined> {
  const locked = await lockRemote(services, tx, name);
  const by = { action: 'quarantine' as const, actor, detail: reason };
  const step = locked.stable.version === version ? await sql.selectUnseenStep(tx, name, errorBudget) : undefined;
  if (step && actor === errorBudget) {
    const isNew = !step.alarms.includes(version);
    if (isNew) await note(locked, { ...by, action: 'alarm', from_version: version, to_version: version });
    return { isNew, channel: 'stable', movedTo: null, isAlarm: true };
  }
  const isNew = (await sql.insertQuarantine(tx, name, version, reason, actor)).length > 0;
  if (locked.stable.version === version) {
    const found = await findLastGood(locked);
    if ('version' in found) await moveStable(locked, found.version, by);
    else if (isNew) await note(locked, { ...by, from_version: version, to_version: version });
    return { isNew, channel: 'stable', movedTo: 'version' in found ? found.version : null };
  }
  if (locked.canary.version === version) await clearCanary(locked, by);
  else if (isNew) await note(locked, { ...by, from_version: version });
  return { isNew, channel: locked.canary.version === version ? 'canary' : null, movedTo: null };
}
