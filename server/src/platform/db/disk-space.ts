import { statfs } from 'node:fs/promises';
import { DatabaseUnavailable } from './errors.js';

/** Four files of the engine's write-ahead log. */
const NEEDED_BYTES = 64 * 1024 * 1024;
const CHECK_EVERY_MS = 500;

/**
 * Refuses work while the disk is as good as full. PGlite does not survive a log file that it cannot extend: it hangs for ever, where PostgreSQL
 * would answer with an error. Looks at the disk at most twice a second.
 */
export function spaceGuard(directory: string, needed = () => NEEDED_BYTES): () => Promise<void> {
  let checkedAt = 0;
  let free = 0;
  return async () => {
    const now = Date.now();
    if (now - checkedAt >= CHECK_EVERY_MS) {
      const { bavail, bsize } = await statfs(directory);
      free = bavail * bsize;
      checkedAt = now;
    }
    if (free < needed()) throw new DatabaseUnavailable(`The disk of ${directory} is full`);
  };
}
