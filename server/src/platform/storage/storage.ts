import type { Readable } from 'node:stream';

export interface StoredKey {
  key: string;
  bytes: number;
  storedAt: Date;
}

/** A part of a file, both ends included. */
export interface Part {
  start: number;
  end: number;
}

/** A file that can be read as often and from wherever one likes; nothing of it is read before that. */
export interface StoredFile {
  bytes: number;
  read(part?: Part): Readable;
}

/**
 * The one place for pictures, files and the files of releases. A key is a path of plain names, led by one of `areas`. What is stored under a key
 * never changes, so whoever stores it twice stores it once. Each of these waits for a disk or a network: none may be called inside a transaction.
 */
export interface Storage {
  /** Resolves when the file is stored whole and would be there after a power cut; until then nobody sees any of it. */
  put(key: string, content: Uint8Array): Promise<void>;
  /** The whole file, for small ones. */
  get(key: string): Promise<Buffer | undefined>;
  /** The same as it lies there now, past every copy in memory: for whoever looks for damage. */
  reread(key: string): Promise<Buffer | undefined>;
  open(key: string): Promise<StoredFile | undefined>;
  /** Removes the file of this key, or all below it where it is a folder. What is not there is gone already. */
  remove(key: string): Promise<void>;
  /** All below a folder, in the order of their keys. */
  list(folder: string): AsyncIterable<StoredKey>;
}

export const areas = ['images', 'files', 'remotes'] as const;

const key = new RegExp(`^(${areas.join('|')})(/[\\w@-][\\w@.-]*)*$`);

/** Nothing that was made up by a stranger may lead out of the areas. */
export function assertKey(text: string): void {
  if (text.length > 400 || !key.test(text)) throw new Error(`${JSON.stringify(text)} cannot be a key of the storage`);
}
