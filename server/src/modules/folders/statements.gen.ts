// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** folders.sql.ts: insertFolder */
    'insert into folders (org_id, folder_id, name, created_at) values ($1, $2, $3, $4)\n\
     on conflict (org_id, lower(name)) do nothing returning folder_id': {
      values: readonly [string | null, string | null, string | null, Date | null];
      row: { folder_id: string };
    };

    /** folders.sql.ts: selectFolder */
    "select f.org_id, f.folder_id, f.name, f.created_at, n.codes, n.scans\n\
  from folders f cross join lateral (\n\
    select count(*) as codes, coalesce(sum(k.scans), 0)::bigint as scans\n\
      from codes c left join code_counters k on k.org_id = c.org_id and k.code_id = c.code_id\n\
     where c.org_id = f.org_id and c.folder_id = f.folder_id and c.status <> 'deleted') n where f.org_id = $1 and f.folder_id = $2": {
      values: readonly [string | null, string | null];
      row: { org_id: string; folder_id: string; name: string; created_at: Date; codes: number; scans: number };
    };

    /** folders.sql.ts: findFolder */
    'select folder_id from folders where org_id = $1 and folder_id = $2': {
      values: readonly [string | null, string | null];
      row: { folder_id: string };
    };

    /** folders.sql.ts: selectFolders */
    "select f.org_id, f.folder_id, f.name, f.created_at, n.codes, n.scans\n\
  from folders f cross join lateral (\n\
    select count(*) as codes, coalesce(sum(k.scans), 0)::bigint as scans\n\
      from codes c left join code_counters k on k.org_id = c.org_id and k.code_id = c.code_id\n\
     where c.org_id = f.org_id and c.folder_id = f.folder_id and c.status <> 'deleted') n where f.org_id = $1 and ($2::text is null or position(lower($2) in lower(f.name)) > 0) order by lower(f.name), f.folder_id limit $3 offset $4": {
      values: readonly [string | null, string | null, number | null, number | null];
      row: { org_id: string; folder_id: string; name: string; created_at: Date; codes: number; scans: number };
    };

    /** folders.sql.ts: selectListedIds */
    'select f.folder_id from folders f where f.org_id = $1 and ($2::text is null or position(lower($2) in lower(f.name)) > 0) order by lower(f.name), f.folder_id limit $3': {
      values: readonly [string | null, string | null, number | null];
      row: { folder_id: string };
    };

    /** folders.sql.ts: selectFoldersOf */
    "select f.org_id, f.folder_id, f.name, f.created_at, n.codes, n.scans\n\
  from folders f cross join lateral (\n\
    select count(*) as codes, coalesce(sum(k.scans), 0)::bigint as scans\n\
      from codes c left join code_counters k on k.org_id = c.org_id and k.code_id = c.code_id\n\
     where c.org_id = f.org_id and c.folder_id = f.folder_id and c.status <> 'deleted') n where f.org_id = $1 and f.folder_id = any($2::uuid[]) order by array_position($2::uuid[], f.folder_id)": {
      values: readonly [string | null, List<string> | null];
      row: { org_id: string; folder_id: string; name: string; created_at: Date; codes: number; scans: number };
    };

    /** folders.sql.ts: countFolders */
    'select count(*) as total from folders f where f.org_id = $1 and ($2::text is null or position(lower($2) in lower(f.name)) > 0)': {
      values: readonly [string | null, string | null];
      row: { total: number };
    };

    /** folders.sql.ts: placeCode */
    "update codes set folder_id = $2 where org_id = $1 and code_id = $3 and status <> 'deleted' returning code_id": {
      values: readonly [string | null, string | null, string | null];
      row: { code_id: string };
    };

    /** folders.sql.ts: takeCodeOut */
    'update codes set folder_id = null where org_id = $1 and folder_id = $2 and code_id = $3 returning code_id': {
      values: readonly [string | null, string | null, string | null];
      row: { code_id: string };
    };

    /** many-folders.sql.ts: lockFolders */
    'select folder_id from folders where org_id = $1 and folder_id = any($2::uuid[]) order by folder_id for update': {
      values: readonly [string | null, List<string> | null];
      row: { folder_id: string };
    };

    /** many-folders.sql.ts: lockCodesIn */
    'select code_id from codes where org_id = $1 and folder_id = any($2::uuid[]) order by code_id for no key update': {
      values: readonly [string | null, List<string> | null];
      row: { code_id: string };
    };

    /** many-folders.sql.ts: lockCodesBefore */
    "select c.code_id from codes c where c.org_id = $1 and c.code_id in (\n\
       select k.code_id::uuid from jsonb_array_elements($2::jsonb) b cross join lateral jsonb_array_elements_text(b -> 'codes') k(code_id))\n\
      order by c.code_id for no key update": {
      values: readonly [string | null, string | null];
      row: { code_id: string };
    };

    /** many-folders.sql.ts: deleteFolders */
    "delete from folders f where f.org_id = $1 and f.folder_id = any($2::uuid[])\n\
     returning f.folder_id as item_id, jsonb_build_object('name', f.name, 'row', to_jsonb(f), 'codes',\n\
       (select coalesce(jsonb_agg(c.code_id), '[]') from codes c where c.org_id = f.org_id and c.folder_id = f.folder_id)) as before": {
      values: readonly [string | null, List<string> | null];
      row: { item_id: string; before: { name: string; row: unknown; codes: string[] } };
    };

    /** many-folders.sql.ts: insertAgain */
    "insert into folders select r.* from jsonb_array_elements($2::jsonb) b cross join lateral jsonb_populate_record(null::folders, b -> 'row') r\n\
      where r.org_id = $1 on conflict do nothing returning folder_id": {
      values: readonly [string | null, string | null];
      row: { folder_id: string };
    };

    /** many-folders.sql.ts: putCodesBack */
    "update codes c set folder_id = p.folder_id from (\n\
       select (b -> 'row' ->> 'folder_id')::uuid as folder_id, k.code_id::uuid as code_id\n\
         from jsonb_array_elements($2::jsonb) b cross join lateral jsonb_array_elements_text(b -> 'codes') k(code_id)) p\n\
      where c.org_id = $1 and c.code_id = p.code_id and c.folder_id is null and p.folder_id = any($3::uuid[])": {
      values: readonly [string | null, string | null, List<string> | null];
      row: Record<never, never>;
    };
  }
}
