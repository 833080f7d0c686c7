import { statfs } from 'node:fs/promises';

const freshMs = 500;
const known = new Map<string, { at: number; free: Promise<number> }>();

/**
 * Whether the disk of a folder has more left than what is kept for scans and sign-in. Uploads ask, long before the database itself stops. Looks at
 * the disk at most twice a second; a folder that cannot be asked has no reserve.
 */
export async function hasReserve(folder: string, reserveBytes: number): Promise<boolean> {
  const now = Date.now();
  let found = known.get(folder);
  if (!found || now - found.at >= freshMs) {
    const free = statfs(folder).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => 0,
    );
    found = { at: now, free };
    known.set(folder, found);
  }
  return (await found.free) >= reserveBytes;
}
