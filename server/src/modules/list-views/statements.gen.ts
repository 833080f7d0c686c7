// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** list-views.sql.ts: selectViews */
    'select org_id, view_id, list, owner_id, name, query from list_views where org_id = $1 and (owner_id is null or owner_id = $2) and list = $3 order by lower(name), view_id': {
      values: readonly [string | null, string | null, string | null];
      row: { org_id: string; view_id: string; list: string; owner_id: string | null; name: string; query: string };
    };

    /** list-views.sql.ts: lockView */
    'select org_id, view_id, list, owner_id, name, query from list_views where org_id = $1 and (owner_id is null or owner_id = $2) and view_id = $3 for update': {
      values: readonly [string | null, string | null, string | null];
      row: { org_id: string; view_id: string; list: string; owner_id: string | null; name: string; query: string };
    };

    /** list-views.sql.ts: lockList */
    'select pg_advisory_xact_lock(7284, hashtext($1))': {
      values: readonly [string | null];
      row: { pg_advisory_xact_lock: unknown };
    };

    /** list-views.sql.ts: countViews */
    'select count(*) as total from list_views where org_id = $1 and list = $2 and owner_id is not distinct from $3': {
      values: readonly [string | null, string | null, string | null];
      row: { total: number };
    };

    /** list-views.sql.ts: insertView */
    'insert into list_views (org_id, view_id, list, owner_id, name, query, created_at) values ($1, $2, $3, $4, $5, $6, $7)\n\
     on conflict (org_id, list, owner_id, lower(name)) do nothing returning org_id, view_id, list, owner_id, name, query': {
      values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, Date | null];
      row: { org_id: string; view_id: string; list: string; owner_id: string | null; name: string; query: string };
    };

    /** list-views.sql.ts: findNamesake */
    'select view_id from list_views\n\
      where org_id = $1 and list = $2 and owner_id is not distinct from $3 and lower(name) = lower($4) and view_id <> $5': {
      values: readonly [string | null, string | null, string | null, string | null, string | null];
      row: { view_id: string };
    };

    /** list-views.sql.ts: updateView */
    'update list_views set owner_id = $3, name = $4, query = $5 where org_id = $1 and view_id = $2 returning org_id, view_id, list, owner_id, name, query': {
      values: readonly [string | null, string | null, string | null, string | null, string | null];
      row: { org_id: string; view_id: string; list: string; owner_id: string | null; name: string; query: string };
    };

    /** list-views.sql.ts: deleteView */
    'delete from list_views where org_id = $1 and view_id = $2 returning view_id': {
      values: readonly [string | null, string | null];
      row: { view_id: string };
    };

    /** list-views.sql.ts: forgetDefaultOfOthers */
    'update list_choices set view_id = null where org_id = $1 and view_id = $2 and user_id <> $3': {
      values: readonly [string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** list-views.sql.ts: selectChoice */
    'select view_id as default_view_id, columns from list_choices where org_id = $1 and user_id = $2 and list = $3': {
      values: readonly [string | null, string | null, string | null];
      row: { default_view_id: string | null; columns: string[] | null };
    };

    /** list-views.sql.ts: chooseView */
    'insert into list_choices (org_id, user_id, list, view_id) values ($1, $2, $3, $4)\n\
     on conflict (org_id, user_id, list) do update set view_id = excluded.view_id': {
      values: readonly [string | null, string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** list-views.sql.ts: chooseColumns */
    'insert into list_choices (org_id, user_id, list, columns) values ($1, $2, $3, $4::text[])\n\
     on conflict (org_id, user_id, list) do update set columns = excluded.columns': {
      values: readonly [string | null, string | null, string | null, List<string> | null];
      row: Record<never, never>;
    };
  }
}
