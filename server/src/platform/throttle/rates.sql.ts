import type { Tx } from '../db/database.js';

/** Takes so many more requests of a window and answers how many are taken now, by all processes together. */
export async function takeHits(tx: Tx, key: string, windowStart: Date, hits: number): Promise<number> {
  const [row] = await tx.query(
    `insert into rate_windows (key, window_start, hits) values ($1, $2, $3)
     on conflict (key, window_start) do update set hits = rate_windows.hits + excluded.hits returning hits`,
    [key, windowStart, hits],
    'rate_take',
  );
  return row?.hits ?? hits;
}

export const deleteWindows = (tx: Tx, before: Date) =>
  tx.query('delete from rate_windows where window_start < $1', [before]);
