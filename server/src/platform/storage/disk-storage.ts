import { randomUUID } from 'node:crypto';
import { constants, createReadStream, type Dirent } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError } from '../errors/app-error.js';
import { refuseInTransaction } from '../db/transaction.js';
import { assertKey, type Storage, type StoredKey } from './storage.js';

/** Files that are being written; what a crash leaves here was never seen by anybody. */
const incoming = 'incoming';

/** Keeps files in the data folder, each under its key. For one process alone: the embedded database sees to that. */
export function diskStorage(root: string): Storage {
  const pathOf = (key: string) => {
    assertKey(key);
    refuseInTransaction('a file');
    return join(root, key);
  };
  // Nobody else writes here, so what is left is of a process that died.
  let isReady: Promise<void> | undefined;
  const makeReady = async () => {
    await rm(join(root, incoming), { recursive: true, force: true });
    await mkdir(join(root, incoming), { recursive: true, mode: 0o700 });
  };

  const read = (key: string) => readFile(pathOf(key)).catch(nothing);
  return {
    async put(key, content) {
      const path = pathOf(key);
      if (await isThere(path)) return;
      isReady ??= makeReady();
      await isReady;
      const beside = join(root, incoming, randomUUID());
      try {
        await writeSynced(beside, content);
        await makeFolder(root, dirname(path));
        await rename(beside, path);
        await syncFolder(dirname(path));
      } catch (error) {
        await rm(beside, { force: true });
        if (hasNoRoom(error))
          throw new AppError('server.unavailable', 'There is no space left for files at the moment.');
        throw error;
      }
    },
    get: read,
    reread: read,
    async open(key) {
      const path = pathOf(key);
      const found = await stat(path).catch(nothing);
      if (!found?.isFile()) return undefined;
      return { bytes: found.size, read: (part) => createReadStream(path, part) };
    },
    remove: (key) => rm(pathOf(key), { recursive: true, force: true }),
    list: (folder) => walk(root, folder, pathOf(folder)),
  };
}

async function* walk(root: string, folder: string, path: string): AsyncGenerator<StoredKey> {
  const entries = (await readdir(path, { withFileTypes: true }).catch(nothing)) ?? [];
  for (const entry of entries.sort(byKey)) {
    const [key, below] = [`${folder}/${entry.name}`, join(path, entry.name)];
    if (entry.isDirectory()) yield* walk(root, key, below);
    const found = entry.isFile() && (await stat(below).catch(nothing));
    if (found) yield { key, bytes: found.size, storedAt: found.mtime };
  }
}

/** As the keys of what is in them compare: a folder's name ends with its slash. */
const byKey = (a: Dirent, b: Dirent) => (sorted(a) < sorted(b) ? -1 : 1);
const sorted = (entry: Dirent) => (entry.isDirectory() ? `${entry.name}/` : entry.name);

async function writeSynced(path: string, content: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes a folder and those above it, and syncs the folders that got a new name. */
async function makeFolder(root: string, folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = folder; made !== root; made = dirname(made)) await syncFolder(dirname(made));
}

async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders.
  const handle = await open(folder, constants.O_RDONLY).catch(() => undefined);
  try {
    await handle?.sync();
  } finally {
    await handle?.close();
  }
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

const codeOf = (error: unknown) => String(Reflect.get(Object(error), 'code'));
const hasNoRoom = (error: unknown) => ['ENOSPC', 'EDQUOT', 'EROFS'].includes(codeOf(error));

function nothing(error: unknown): undefined {
  if (!['ENOENT', 'ENOTDIR', 'EISDIR'].includes(codeOf(error))) throw error;
  return undefined;
}
