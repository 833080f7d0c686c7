import type { Storage } from '../../../platform/storage/storage.js';
import { integrityOf } from './release.js';
import { releaseKey } from './release-folder.js';

interface Stored {
  name: string;
  version: string;
  /** The hash of each of its files. */
  integrity: Record<string, string>;
}

/**
 * The files of a release that are missing or are not what was released, each in words. All processes have the same files, so what one misses every one
 * misses. A storage that cannot be asked throws: that proves nothing about a file.
 */
export async function damageOf(storage: Storage, { name, version, integrity }: Stored): Promise<string[]> {
  const damage: string[] = [];
  for (const [path, hash] of Object.entries(integrity)) {
    const content = await storage.reread(`${releaseKey(name, version)}/${path}`);
    if (!content) damage.push(`${path} is missing`);
    else if (integrityOf(content) !== hash) damage.push(`${path} is not what was released`);
  }
  return damage;
}
