import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Puts the names in a folder on disk. A file's bytes may be there and yet be lost with its name. */
export function syncFolder(folder: string): void {
  // Windows gives no handle of a folder that could be synced; its file system writes names down in order by itself.
  if (process.platform !== 'win32') syncPath(folder);
}

/** Puts a file's bytes, or a folder's names, on disk. */
function syncPath(path: string): void {
  const handle = openSync(path, process.platform === 'win32' ? 'r+' : 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Makes a folder that only its owner may enter, whose name is on disk when this returns; with those above it. */
export function makeFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = folder; ; made = dirname(made)) {
    syncFolder(dirname(made));
    if (made === first) return;
  }
}

/** Puts everything in a folder on disk. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncFolder(folder);
}
