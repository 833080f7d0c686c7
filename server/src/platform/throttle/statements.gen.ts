// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../db/statements.js' {
  interface Statements {
    /** rates.sql.ts: takeHits */
    'insert into rate_windows (key, window_start, hits) values ($1, $2, $3)\n\
     on conflict (key, window_start) do update set hits = rate_windows.hits + excluded.hits returning hits': {
      values: readonly [string | null, Date | null, number | null];
      row: { hits: number };
    };

    /** rates.sql.ts: deleteWindows */
    'delete from rate_windows where window_start < $1': {
      values: readonly [Date | null];
      row: Record<never, never>;
    };

    /** throttles.sql.ts: countTry */
    'insert into throttles (key, window_start, hits) values ($1, $2, 1)\n\
     on conflict (key, window_start) do update set hits = throttles.hits + 1 returning hits': {
      values: readonly [string | null, Date | null];
      row: { hits: number };
    };

    /** throttles.sql.ts: forgetTry */
    'update throttles set hits = greatest(hits - 1, 0) where key = $1 and window_start = $2': {
      values: readonly [string | null, Date | null];
      row: Record<never, never>;
    };

    /** throttles.sql.ts: deleteOldTries */
    'delete from throttles where window_start < $1': {
      values: readonly [Date | null];
      row: Record<never, never>;
    };
  }
}
