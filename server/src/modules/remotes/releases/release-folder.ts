import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '../../../platform/storage/storage.js';
import type { ReleaseFiles } from './release.js';

/** Where a release's files are stored; both parts were checked to be plain names. */
export const releaseKey = (name: string, version: string): string => `remotes/${name}/${version}`;

/**
 * Stores what is not there yet, and anew what is not as it was released. Nothing of it is seen before a row names the release, which comes last. Gives how
 * many files it stored.
 */
export async function storeRelease(
  storage: Storage,
  { name, version }: { name: string; version: string },
  files: ReleaseFiles,
): Promise<number> {
  const folder = releaseKey(name, version);
  const there = new Set<string>();
  for await (const { key } of storage.list(folder)) there.add(key);
  let stored = 0;
  for (const [path, content] of files) {
    const key = `${folder}/${path}`;
    if (there.has(key)) {
      if ((await storage.reread(key))?.equals(content)) continue;
      await storage.remove(key);
    }
    await storage.put(key, content);
    stored += 1;
  }
  return stored;
}

/** All files of a built remote's dist folder; names that start with a dot are notes of the build. */
export async function readReleaseFolder(folder: string): Promise<ReleaseFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name));
  const rows = paths.map(
    async (path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), await readFile(path)] as const,
  );
  return new Map(await Promise.all(rows));
}
