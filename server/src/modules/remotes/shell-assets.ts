import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from './releases/release.js';
import type { ReadAsset } from '../../platform/http/static-files.js';

interface File {
  url: string;
  integrity: string;
}

/** The first files of one half of the shell, in the order in which they run. */
export interface ShellEntry {
  scripts: File[];
  styles: File[];
}

const shellFolder = (root: string) => join(root, 'shell', 'dist');

/** Reads files of a build, which every process has for itself. */
export const builtFiles =
  (folder: string): ReadAsset =>
  (path) =>
    readFile(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
      if (['ENOENT', 'EISDIR', 'ENOTDIR'].includes(error.code ?? '')) return undefined;
      throw error;
    });

export const readShellAsset = (root: string): ReadAsset => builtFiles(shellFolder(root));

/** Reads what the build of the shell says of itself; undefined when the shell is not built. */
export async function readShellEntry(root: string, name: 'console' | 'public'): Promise<ShellEntry | undefined> {
  const folder = join(shellFolder(root), name);
  const text = await readFile(join(folder, `${name}.json`), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const list = JSON.parse(text) as Record<keyof ShellEntry, string[]>;
  const describe = async (path: string) => ({
    url: `/assets/${name}/${path}`,
    integrity: integrityOf(await readFile(join(folder, path))),
  });
  return {
    scripts: await Promise.all(list.scripts.map(describe)),
    styles: await Promise.all(list.styles.map(describe)),
  };
}
