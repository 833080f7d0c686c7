import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { processToken } from '../db/process-token.js';

const ownerFile = 'owner.json';
/** A process of another machine that shares the folder cannot be asked; it is dead when it has not touched its folder for so long. */
const silentMs = 60_000;

interface Owner {
  pid: number;
  token: string;
  host: string;
}

/** Names the folder's process, so that others leave it alone while that process lives. */
export async function claimFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const owner: Owner = { pid: process.pid, token: processToken(process.pid), host: hostname() };
  await writeFile(join(folder, ownerFile), JSON.stringify(owner));
}

/** Says that the process lives. */
export async function touchFolder(folder: string, now: Date): Promise<void> {
  await utimes(join(folder, ownerFile), now, now);
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
    const owner = JSON.parse(await readFile(join(folder, ownerFile), 'utf8')) as Owner;
    if (owner.host === hostname()) return processToken(owner.pid) !== owner.token;
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
