import type { Tx } from '../db/database.js';

/** Counts one more try and answers how many there were in this window. */
export async function countTry(tx: Tx, key: string, windowStart: Date): Promise<number> {
  const [row] = await tx.query(
    `insert into throttles (key, window_start, hits) values ($1, $2, 1)
     on conflict (key, window_start) do update set hits = throttles.hits + 1 returning hits`,
    [key, windowStart],
    'count_try',
  );
  return row?.hits ?? 1;
}

export const forgetTry = (tx: Tx, key: string, windowStart: Date) =>
  tx.query('update throttles set hits = greatest(hits - 1, 0) where key = $1 and window_start = $2', [
    key,
    windowStart,
  ]);

export const deleteOldTries = (tx: Tx, before: Date) =>
  tx.query('delete from throttles where window_start < $1', [before]);
