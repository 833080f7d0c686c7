import type { Tx } from '../db/database.js';

/** Gives a row when there was nothing under this key. Who stores the same meanwhile waits for the end of the other transaction. */
export const insertStored = (tx: Tx, key: string, bytes: number) =>
  tx.query('insert into stored_files (key, bytes) values ($1, $2) on conflict do nothing returning 1 as is_new', [
    key,
    bytes,
  ]);

export const insertChunk = (tx: Tx, key: string, number: number, content: Buffer) =>
  tx.query('insert into stored_chunks (key, number, content) values ($1, $2, $3)', [key, number, content]);

export const selectStored = (tx: Tx, key: string) =>
  tx.query('select bytes from stored_files where key = $1', [key], 'stored_file');

/** A part of one piece; `from` counts from 0. */
export const selectChunk = (tx: Tx, key: string, number: number, from: number, length: number) =>
  tx.query(
    'select substring(content from $3 + 1 for $4) as content from stored_chunks where key = $1 and number = $2',
    [key, number, from, length],
    'stored_chunk',
  );

/** '0' follows '/': the range of all keys below a folder. */
const below = "key > $1 || '/' and key < $1 || '0'";

export const deleteStored = (tx: Tx, key: string) =>
  tx.query(`delete from stored_files where key = $1 or (${below})`, [key]);

export const selectBelow = (tx: Tx, folder: string, after: string, limit: number) =>
  tx.query(`select key, bytes, stored_at from stored_files where ${below} and key > $2 order by key limit $3`, [
    folder,
    after,
    limit,
  ]);
