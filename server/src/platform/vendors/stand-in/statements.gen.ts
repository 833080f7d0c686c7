// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../db/statements.js' {
  interface Statements {
    /** objects.sql.ts: insertObject */
    'insert into standin_objects (vendor, account, kind, id, body, created_at) values ($1, $2, $3, $4, $5, $6)\n\
     on conflict (vendor, account, kind, id) do nothing returning 1': {
      values: readonly [string | null, string | null, string | null, string | null, string | null, Date | null];
      row: { '?column?': number };
    };

    /** objects.sql.ts: lockObject */
    'select body, created_at from standin_objects where vendor = $1 and account = $2 and kind = $3 and id = $4 for update': {
      values: readonly [string | null, string | null, string | null, string | null];
      row: { body: unknown; created_at: Date };
    };

    /** objects.sql.ts: updateObject */
    'update standin_objects set body = $5 where vendor = $1 and account = $2 and kind = $3 and id = $4': {
      values: readonly [string | null, string | null, string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** objects.sql.ts: selectObjects */
    'select id, body from standin_objects where vendor = $1 and account = $2 and kind = $3 and created_at >= $4\n\
      order by created_at desc, id desc': {
      values: readonly [string | null, string | null, string | null, Date | null];
      row: { id: string; body: unknown };
    };

    /** objects.sql.ts: lockDueReports */
    "select account, id, body, created_at from standin_objects\n\
      where vendor = $1 and kind = 'report' and (body ->> 'next_at')::timestamptz <= $2\n\
      order by created_at, id limit $3 for update skip locked": {
      values: readonly [string | null, Date | null, number | null];
      row: { account: string; id: string; body: unknown; created_at: Date };
    };

    /** objects.sql.ts: deleteOld */
    'delete from standin_objects where vendor = $1 and kind = $2 and created_at < $3': {
      values: readonly [string | null, string | null, Date | null];
      row: Record<never, never>;
    };
  }
}
