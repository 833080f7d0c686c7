import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.js';
import { integrityOf } from '../registry/release.js';
import { releaseFolder } from '../registry/release-folder.js';

/** The first file of a release that is missing or is not what was released, in words; undefined while all are whole. `integrity` is its list of hashes. */
export async function findBrokenFile(
  config: Config,
  { name, version, integrity }: { name: string; version: string; integrity: Record<string, string> },
): Promise<string | undefined> {
  const folder = releaseFolder(config, name, version);
  for (const [path, hash] of Object.entries(integrity)) {
    const content = await readFile(join(folder, path)).catch(() => undefined);
    if (!content) return `${path} is missing`;
    if (integrityOf(content) !== hash) return `${path} is not what was released`;
  }
  return undefined;
}
