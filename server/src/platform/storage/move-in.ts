import { readdir, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { uuidPattern } from '../db/uuid.js';
import { diskStorage } from './disk-storage.js';
import { areas, type Storage } from './storage.js';

/** What servers that kept files on disk gave to their files. What they were writing when they died has other names and was never seen. */
const ours = new RegExp(
  `^(images/${uuidPattern}/${uuidPattern}(-\\d+)?\\.webp|files/${uuidPattern}/${uuidPattern}|remotes/[a-z-]+/\\d+\\.\\d+\\.\\d+-[0-9a-f]{10}/.+)$`,
);

/**
 * Brings the files of a data folder into a storage that all hosts share: each is stored, read back and compared before it goes from the disk. When
 * this is interrupted, the next start goes on with what is left; processes that share the folder may do it together. Gives how many were moved.
 */
export async function moveIn(dataDir: string, storage: Storage, log: Logger): Promise<number> {
  const disk = diskStorage(dataDir);
  let moved = 0;
  for (const area of areas) {
    for await (const { key } of disk.list(area)) {
      if (!ours.test(key)) continue;
      const content = await disk.get(key);
      if (!content) continue;
      await storage.put(key, content);
      if ((await storage.get(key))?.equals(content)) {
        await disk.remove(key);
        moved += 1;
      } else log.error({ key }, 'a file of the data folder is not the one in the database; it stays where it is');
    }
    await removeEmpty(join(dataDir, area));
  }
  if (moved > 0) log.warn({ files: moved }, 'the files of the data folder were moved into the database');
  return moved;
}

/** Never more than empty folders: a server of an earlier version may still write here. */
async function removeEmpty(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) if (entry.isDirectory()) await removeEmpty(join(folder, entry.name));
  await rmdir(folder).catch(() => undefined);
}
