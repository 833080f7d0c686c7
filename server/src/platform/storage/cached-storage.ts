import { LRUCache } from 'lru-cache';
import { Readable } from 'node:stream';
import { DatabaseUnavailable } from '../db/errors.js';
import type { Part, Storage } from './storage.js';

const mostBytes = 64 * 1024 * 1024;
const smallBytes = 1024 * 1024;
/** What another process removed is given out for so long at most; whether it may be seen at all is asked elsewhere, at every request. */
const freshMs = 2_000;
/** Those of releases never change; one that was damaged is stored anew. */
const releaseFreshMs = 60_000;

/** Keeps what is asked for often in this process: small files alone, so many bytes in all. */
export function cachedStorage(storage: Storage): Storage {
  const small = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    maxEntrySize: smallBytes,
    sizeCalculation: (content) => content.length + 1,
    ttl: freshMs,
    // Those who ask for the same file together wait for the same answer.
    fetchMethod: async (key, before) => {
      try {
        return await storage.get(key);
      } catch (error) {
        // While the database is away, what was read before is given out.
        if (before && error instanceof DatabaseUnavailable) return before;
        throw error;
      }
    },
  });
  const ttlOf = (key: string) => (key.startsWith('remotes/') ? { ttl: releaseFreshMs } : {});

  function keptOr(key: string, error: unknown): undefined {
    if (small.peek(key, { allowStale: true }) === undefined) throw error;
  }

  return {
    ...storage,
    get: (key) => small.fetch(key, ttlOf(key)),
    async open(key) {
      const file = small.has(key) ? undefined : await storage.open(key).catch((error: unknown) => keptOr(key, error));
      if (file && file.bytes > smallBytes) return file;
      const content = await small.fetch(key, ttlOf(key));
      return content && { bytes: content.length, read: (part) => Readable.from([partOf(content, part)]) };
    },
    async remove(key) {
      await storage.remove(key);
      for (const known of small.keys()) if (known === key || known.startsWith(`${key}/`)) small.delete(known);
    },
  };
}

const partOf = (content: Buffer, part?: Part) => (part ? content.subarray(part.start, part.end + 1) : content);
