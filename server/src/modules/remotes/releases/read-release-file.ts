import { LRUCache } from 'lru-cache';
import { DatabaseUnavailable } from '../../../platform/db/errors.js';
import type { Services } from '../../../platform/services.js';
import { selectRelease } from '../registry.sql.js';
import { integrityOf } from './release.js';
import { releaseKey } from './release-folder.js';

/** How long what was found sound counts as that. */
const soundMs = 600_000;
const mostReleases = 200;
const mostFiles = 20_000;

/**
 * Reads the files of releases for browsers. What is not as it was released is as good as missing: browsers would refuse it and keep it for good, also once it
 * is mended.
 */
export function releaseFileReader({ storage, db, log }: Pick<Services, 'storage' | 'db' | 'log'>) {
  const hashes = new LRUCache<string, Record<string, string>>({ max: mostReleases, ttl: soundMs });
  const sound = new LRUCache<string, true>({ max: mostFiles, ttl: soundMs });

  async function hashesOf(name: string, version: string): Promise<Record<string, string> | undefined> {
    const key = releaseKey(name, version);
    const known = hashes.get(key);
    if (known) return known;
    const release = await db.system((tx) => selectRelease(tx, name, version));
    if (release) hashes.set(key, release.integrity);
    return release?.integrity;
  }

  async function isSound(name: string, version: string, path: string, content: Buffer): Promise<boolean> {
    try {
      const hash = (await hashesOf(name, version))?.[path];
      return hash === undefined || integrityOf(content) === hash;
    } catch (error) {
      // What cannot be looked up is not held against the file.
      if (error instanceof DatabaseUnavailable) return true;
      throw error;
    }
  }

  return async (name: string, version: string, path: string): Promise<Buffer | undefined> => {
    const key = `${releaseKey(name, version)}/${path}`;
    const content = await storage.get(key);
    if (!content || sound.has(key)) return content;
    if (await isSound(name, version, path, content)) {
      sound.set(key, true);
      return content;
    }
    log.error({ remote: name, version, path }, 'a file of a release is damaged: publish it again');
    return undefined;
  };
}
