import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepBeating, stateOf, thisProcess, type Holder } from '../platform/db/pglite/holder.js';
import { makeFolder, syncTree } from '../platform/db/sync-files.js';

const ownerFile = 'owner.json';
/** A process that cannot be asked, on another machine or in another container, is dead when its folder has not moved for so long. */
const silentMs = 60_000;
const taken = '.taken';

/** Names the folder's process, so that others leave it alone while that process lives. */
export async function claimFolder(folder: string): Promise<void> {
  makeFolder(folder);
  await writeFile(join(folder, ownerFile), JSON.stringify(thisProcess()));
  syncTree(folder);
}

/** Says that the process lives, until it is stopped. */
export const keepClaim = (folder: string) => keepBeating(join(folder, ownerFile));

/** Whether a claimed folder is still where it was: one that stood still for long may find that another process took it (`takeFolder`). */
export const isClaimed = (folder: string) => existsSync(join(folder, ownerFile));

/**
 * Moves the folder of a dead process away before it is read. Should its process live after all, it writes nothing that nobody would read: after each
 * write it looks whether the folder is there. Nothing when another process was first.
 */
export async function takeFolder(folder: string): Promise<string | undefined> {
  if (folder.endsWith(taken)) return folder;
  return rename(folder, `${folder}${taken}`).then(
    () => `${folder}${taken}`,
    () => undefined,
  );
}

/** Folders that dead processes left behind. */
export async function leftFolders(root: string, own: string, now: Date): Promise<string[]> {
  const names = await readdir(root).catch(() => []);
  const others = names.map((name) => join(root, name)).filter((folder) => folder !== own);
  const isLeft = await Promise.all(others.map((folder) => isOwnerDead(folder, now)));
  return others.filter((_, index) => isLeft[index]);
}

async function isOwnerDead(folder: string, now: Date): Promise<boolean> {
  try {
    const owner = JSON.parse(await readFile(join(folder, ownerFile), 'utf8')) as Holder;
    const state = stateOf(owner);
    if (state !== 'elsewhere') return state === 'dead';
    const { mtimeMs } = await stat(join(folder, ownerFile));
    return now.getTime() - mtimeMs > silentMs;
  } catch {
    // A folder is claimed before its first scan, so one without a readable claim is being made or was cut short while made.
    const made = await stat(folder).catch(() => undefined);
    return made !== undefined && now.getTime() - made.mtimeMs > silentMs;
  }
}

/** The log files of a folder, oldest first. */
export async function segmentsOf(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith('.log'))
    .sort()
    .map((name) => join(folder, name));
}

export const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true });
