import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that never change once they are there: a second name of the same bytes is as good as a copy. */
const linked = ['images', 'files', 'remotes'];
/** Left out of what is copied: says which process works on the folder. */
const ofProcess = 'postmaster.pid';
const keptFreeBytes = 128 * 1024 * 1024;

/** Runs `work` while no statement runs and everything committed is in the files. */
export type Pause = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Copies what a data folder has at one moment, for whoever may work on it. Within the pause nothing is committed. So every scan that was answered is in
 * the copied database or in the copied log, whose files go after their scans are committed; and the file of every row is there, because it comes before
 * its row and goes after it. Most files are given their second name before the pause, which only adds what came since.
 */
export async function takeSnapshot(dataDir: string, to: string, pause: Pause): Promise<void> {
  await refuseFullDisk(dataDir);
  await linkFiles(dataDir, to);
  await pause(async () => {
    await copyTree(join(dataDir, 'database'), join(to, 'database'));
    await copyLogs(join(dataDir, 'scans'), join(to, 'scans'));
    await linkFiles(dataDir, to);
  });
}

async function linkFiles(dataDir: string, to: string): Promise<void> {
  for (const name of linked) await copyTree(join(dataDir, name), join(to, name), linkOrCopy);
}

/** A folder of the log may get another name meanwhile, so it is looked again until there is none that was not seen. A scan that is copied twice counts once. */
async function copyLogs(from: string, to: string): Promise<void> {
  const seen = new Set<string>();
  for (;;) {
    const fresh = (await namesIn(from)).filter((name) => !seen.has(name));
    if (fresh.length === 0) return;
    for (const name of fresh) {
      seen.add(name);
      await copyTree(join(from, name), join(to, name));
    }
  }
}

/** Copies what is there. A file or folder that goes meanwhile was not needed any more. */
async function copyTree(from: string, to: string, copy = cloneFile): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true }).catch(nothingThere);
  if (!entries) return;
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyTree(source, target, copy);
    else if (entry.isFile() && entry.name !== ofProcess) await copy(source, target).catch(nothingThere);
  }
}

/** Without copying a byte where the file system can do that. */
const cloneFile = (from: string, to: string) => copyFile(from, to, constants.COPYFILE_FICLONE);

async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST') return;
    if (code === 'ENOENT') throw error;
    await cloneFile(from, to);
  }
}

async function refuseFullDisk(dataDir: string): Promise<void> {
  const needed = (await bytesIn(join(dataDir, 'database'))) + keptFreeBytes;
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < needed)
    throw new Error(
      `A backup needs ${Math.ceil(needed / 1024 / 1024)} MB of free disk in ${dataDir} while it runs, for a copy of the database.`,
    );
}

async function bytesIn(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of (await readdir(folder, { withFileTypes: true, recursive: true }).catch(nothingThere)) ?? [])
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name)).catch(nothingThere))?.size ?? 0;
  return bytes;
}

const namesIn = async (folder: string) => (await readdir(folder).catch(nothingThere)) ?? [];
const codeOf = (error: unknown) => String(Reflect.get(Object(error), 'code'));

function nothingThere(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}
