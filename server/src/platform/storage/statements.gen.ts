// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../db/statements.js' {
  interface Statements {
    /** storage.sql.ts: insertStored */
    'insert into stored_files (key, bytes) values ($1, $2) on conflict do nothing returning 1 as is_new': {
      values: readonly [string | null, number | null];
      row: { is_new: number };
    };

    /** storage.sql.ts: insertChunk */
    'insert into stored_chunks (key, number, content) values ($1, $2, $3)': {
      values: readonly [string | null, number | null, Uint8Array | null];
      row: Record<never, never>;
    };

    /** storage.sql.ts: selectStored */
    'select bytes from stored_files where key = $1': {
      values: readonly [string | null];
      row: { bytes: number };
    };

    /** storage.sql.ts: selectChunk */
    'select substring(content from $3 + 1 for $4) as content from stored_chunks where key = $1 and number = $2': {
      values: readonly [string | null, number | null, number | null, number | null];
      row: { content: Uint8Array | null };
    };

    /** storage.sql.ts: deleteStored */
    "delete from stored_files where key = $1 or (key > $1 || '/' and key < $1 || '0')": {
      values: readonly [string | null];
      row: Record<never, never>;
    };

    /** storage.sql.ts: selectBelow */
    "select key, bytes, stored_at from stored_files where key > $1 || '/' and key < $1 || '0' and key > $2 order by key limit $3": {
      values: readonly [string | null, string | null, number | null];
      row: { key: string; bytes: number; stored_at: Date };
    };
  }
}
