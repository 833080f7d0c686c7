import { Readable } from 'node:stream';
import type { Database } from '../db/database.js';
import { refuseInTransaction } from '../db/transaction.js';
import { assertKey, type Part, type Storage, type StoredKey } from './storage.js';
import { deleteStored, selectBelow, selectChunk, selectStored } from './storage.sql.js';
import { chunkBytes, listedAtOnce, storeIn } from './stored-rows.js';

class PieceMissing extends Error {}

/** Keeps files in the database, for any number of processes on any hosts. */
export function databaseStorage(db: Pick<Database, 'system'>): Storage {
  const check = (key: string) => {
    assertKey(key);
    refuseInTransaction('a file');
  };

  async function open(key: string) {
    check(key);
    const [row] = await db.system((tx) => selectStored(tx, key));
    if (!row) return undefined;
    const { bytes } = row;
    return {
      bytes,
      read: (part?: Part) => Readable.from(pieces(key, part ?? { start: 0, end: bytes - 1 }), { objectMode: false }),
    };
  }

  /** Each piece in a transaction of its own: a phone that reads slowly keeps no connection. */
  async function* pieces(key: string, { start, end }: Part): AsyncGenerator<Buffer> {
    for (let at = start; at <= end;) {
      const [number, from] = [Math.floor(at / chunkBytes), at % chunkBytes];
      const length = Math.min(chunkBytes - from, end - at + 1);
      const [chunk] = await db.system((tx) => selectChunk(tx, key, number, from, length));
      const content = chunk?.content;
      if (content?.length !== length) throw new PieceMissing(`${key} was removed while it was read`);
      yield Buffer.from(content.buffer, content.byteOffset, length);
      at += length;
    }
  }

  async function* list(folder: string): AsyncGenerator<StoredKey> {
    check(folder);
    for (let after = ''; ;) {
      const rows = await db.system((tx) => selectBelow(tx, folder, after, listedAtOnce));
      for (const { key, bytes, stored_at: storedAt } of rows) yield { key, bytes, storedAt };
      const last = rows.at(-1);
      if (!last || rows.length < listedAtOnce) return;
      after = last.key;
    }
  }

  async function read(key: string) {
    const file = await open(key);
    if (!file) return undefined;
    const parts: Buffer[] = [];
    try {
      // The parse edge: a stream that is not in object mode gives buffers.
      for await (const part of file.read()) parts.push(part as Buffer);
    } catch (error) {
      // A file of which a piece is gone is as good as gone.
      if (error instanceof PieceMissing) return undefined;
      throw error;
    }
    return Buffer.concat(parts);
  }

  return {
    async put(key, content) {
      check(key);
      await db.system((tx) => storeIn(tx, key, content));
    },
    get: read,
    reread: read,
    open,
    async remove(key) {
      check(key);
      await db.system((tx) => deleteStored(tx, key));
    },
    list,
  };
}
