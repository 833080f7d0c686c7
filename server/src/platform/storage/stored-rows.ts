import type { Tx } from '../db/database.js';
import { assertKey, areas, type StoredKey } from './storage.js';
import { insertChunk, insertStored, selectBelow, selectChunk } from './storage.sql.js';

/** What a reader holds in memory at a time. */
export const chunkBytes = 256 * 1024;
export const listedAtOnce = 1_000;

/** Keeps a file in the database, in a transaction with the system's role. */
export async function storeIn(tx: Tx, key: string, content: Uint8Array): Promise<void> {
  assertKey(key);
  const all = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if ((await insertStored(tx, key, all.length)).length === 0) return;
  for (let at = 0; at < all.length; at += chunkBytes) {
    await insertChunk(tx, key, at / chunkBytes, all.subarray(at, at + chunkBytes));
  }
}

/** All files of the moment that a transaction sees. */
export async function listIn(tx: Tx): Promise<Pick<StoredKey, 'key' | 'bytes'>[]> {
  const found: Pick<StoredKey, 'key' | 'bytes'>[] = [];
  for (const area of areas) {
    let after = '';
    for (;;) {
      const rows = await selectBelow(tx, area, after, listedAtOnce);
      found.push(...rows.map(({ key, bytes }) => ({ key, bytes })));
      const last = rows.at(-1);
      if (!last || rows.length < listedAtOnce) break;
      after = last.key;
    }
  }
  return found;
}

/** A file piece by piece, as a transaction sees it. */
export async function* readIn(tx: Tx, key: string, bytes: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes; at += chunkBytes) {
    const [chunk] = await selectChunk(tx, key, at / chunkBytes, 0, chunkBytes);
    if (!chunk?.content) throw new Error(`The file ${key} lacks a piece`);
    yield chunk.content;
  }
}
