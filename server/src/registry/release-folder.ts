import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../config.js';
import type { ReleaseFiles } from './release.js';

/** Where a release's files lie; both parts were checked to be plain names. */
export const releaseFolder = (config: Config, name: string, version: string): string =>
  join(config.dataDir, 'remotes', name, version);

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Files of releases of long ago are removed. */
export const hasFiles = (config: Config, name: string, version: string): Promise<boolean> =>
  isThere(releaseFolder(config, name, version));

/** Writes all files or none: into a folder beside, which then takes the release's name. A release that is there stays as it is. */
export async function writeReleaseFolder(folder: string, files: ReleaseFiles): Promise<void> {
  if (await isThere(folder)) return;
  const beside = `${folder}.${randomUUID()}`;
  try {
    for (const [path, content] of files) {
      await mkdir(dirname(join(beside, path)), { recursive: true });
      await writeFile(join(beside, path), content);
    }
    await rename(beside, folder);
  } catch (error) {
    await rm(beside, { recursive: true, force: true });
    // Another process wrote the same release at the same time.
    if (!(await isThere(folder))) throw error;
  }
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
