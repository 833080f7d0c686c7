import { integrityOf, releaseKey } from '../remotes/remotes.service.js';
import type { Storage } from '../../platform/storage/storage.js';

/**
 * The first file of a release that is missing or is not what was released, in words; undefined while all are whole. `integrity` is its list of hashes.
 * All processes have the same files, so what one misses every one misses. A storage that cannot be asked throws: that proves nothing about the file.
 */
export async function findBrokenFile(
  storage: Storage,
  { name, version, integrity }: { name: string; version: string; integrity: Record<string, string> },
): Promise<string | undefined> {
  for (const [path, hash] of Object.entries(integrity)) {
    const content = await storage.get(`${releaseKey(name, version)}/${path}`);
    if (!content) return `${path} is missing`;
    if (integrityOf(content) !== hash) return `${path} is not what was released`;
  }
  return undefined;
}
