// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** aliases.sql.ts: lockCode */
    'select 1 from codes where org_id = $1 and code_id = $2 for update': {
      values: readonly [string | null, string | null];
      row: { '?column?': number };
    };

    /** aliases.sql.ts: setChannel */
    'update slugs set channel = $3 where org_id = $1 and slug = $2': {
      values: readonly [string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** aliases.sql.ts: freeAlias */
    "with gone as (\n\
       update slugs set code_id = null, channel = '', freed_at = $4, version = nextval('slug_versions')\n\
        where org_id = $1 and code_id = $2 and slug = $3 and not is_one_time returning slug\n\
     ) select slug, pg_notify('slugs', slug) from gone": {
      values: readonly [string | null, string | null, string | null, Date | null];
      row: { slug: string; pg_notify: unknown };
    };

    /** bulk.sql.ts: lockCodes */
    'select code_id, name, status, folder_id, tags from codes where org_id = $1 and code_id = any($2::uuid[]) order by code_id for update': {
      values: readonly [string | null, List<string> | null];
      row: {
        code_id: string;
        name: string;
        status: 'active' | 'archived' | 'deleted' | 'paused';
        folder_id: string | null;
        tags: string[];
      };
    };

    /** bulk.sql.ts: lockFolders */
    'select folder_id from folders where org_id = $1 and folder_id = any($2::uuid[]) order by folder_id for key share': {
      values: readonly [string | null, List<string> | null];
      row: { folder_id: string };
    };

    /** bulk.sql.ts: changeMany */
    'update codes set updated_at = $3, status = coalesce($4, status), folder_id = case when $5 then $6::uuid else folder_id end,\n\
       tags = array(select tag from (\n\
         select tag, min(place) as place from unnest(tags || $7::text[]) with ordinality as t (tag, place) where tag <> all($8::text[]) group by tag\n\
       ) as kept order by place)\n\
     where org_id = $1 and code_id = any($2::uuid[])': {
      values: readonly [string | null, List<string> | null, Date | null, string | null, boolean | null, string | null, List<string> | null, List<string> | null];
      row: Record<never, never>;
    };

    /** bulk.sql.ts: putBack */
    'update codes c set updated_at = $3, status = case when $4 then b.status else c.status end,\n\
       folder_id = case when $5 then b.folder_id else c.folder_id end, tags = case when $6 then b.tags else c.tags end\n\
     from jsonb_to_recordset($2::jsonb) as b (code_id uuid, status text, folder_id uuid, tags text[])\n\
     where c.org_id = $1 and c.code_id = b.code_id': {
      values: readonly [string | null, string | null, Date | null, boolean | null, boolean | null, boolean | null];
      row: Record<never, never>;
    };

    /** codes.sql.ts: startTrial */
    'savepoint trial': {
      values: readonly [];
      row: Record<never, never>;
    };

    /** codes.sql.ts: releaseTrial */
    'rollback to savepoint trial': {
      values: readonly [];
      row: Record<never, never>;
    };

    /** codes.sql.ts: insertCodes */
    "insert into codes (org_id, code_id, name, type, target, content, rules, starts_at, expires_at, scan_limit, password_hash, fallback, forward_query,\n\
       slug, status, style, folder_id, base_code_id, tags, created_at, updated_at)\n\
     select $1, c.code_id, c.name, c.type, coalesce(c.target, ''), coalesce(c.content, '{}'), coalesce(c.rules, '[]'), c.starts_at, c.expires_at,\n\
       c.scan_limit, c.password_hash, c.fallback, coalesce(c.forward_query, '{}'), c.slug, c.status, c.style, c.folder_id, c.base_code_id, coalesce(c.tags, '{}'), c.created_at, c.created_at\n\
       from jsonb_to_recordset($2::jsonb) as c (code_id uuid, name text, type text, target text, content jsonb, rules jsonb, starts_at timestamptz,\n\
         expires_at timestamptz, scan_limit integer, password_hash text, fallback text, forward_query text[], slug text, status text, style jsonb,\n\
         folder_id uuid, base_code_id uuid, tags text[], created_at timestamptz)": {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** codes.sql.ts: selectCode */
    "select c.org_id, c.code_id, c.name, c.type, c.target, c.content, c.rules, c.slug, c.status, c.style, c.tags,\n\
    c.held_at is not null as is_held,\n\
    (select jsonb_build_object('picture_id', a.picture_id, 'target', a.target) from ai_pictures a where a.org_id = c.org_id and a.code_id = c.code_id and a.is_chosen) as picture,\n\
    c.starts_at, c.expires_at, c.scan_limit, c.uses, c.password_hash is not null as has_password, c.fallback, c.forward_query, c.created_at, c.updated_at,\n\
    (select coalesce(jsonb_agg(jsonb_build_object('slug', s.slug, 'channel', s.channel) order by s.slug), '[]') from slugs s\n\
      where s.org_id = c.org_id and s.code_id = c.code_id and not s.is_one_time and s.slug <> c.slug) as aliases,\n\
    case when c.type = 'file' then (select jsonb_build_object('file_id', f.file_id, 'name', f.name, 'media', f.media, 'bytes', f.bytes)\n\
      from files f where f.org_id = c.org_id and f.file_id = (c.content ->> 'file_id')::uuid) end as file,\n\
    coalesce(k.scans, 0)::bigint as scans, coalesce(k.human_scans, 0)::bigint as human_scans, k.last_scan_at,\n\
    (select jsonb_build_object('folder_id', f.folder_id, 'name', f.name) from folders f\n\
      where f.org_id = c.org_id and f.folder_id = c.folder_id) as folder,\n\
    (select jsonb_build_object('code_id', b.code_id, 'name', b.name) from codes b\n\
      where b.org_id = c.org_id and b.code_id = c.base_code_id) as base,\n\
    coalesce(k.visitors, 0)::bigint as unique_visitors from codes c left join code_counters k on k.org_id = c.org_id and k.code_id = c.code_id where c.org_id = $1 and c.code_id = $2": {
      values: readonly [string | null, string | null];
      row: {
        org_id: string;
        code_id: string;
        name: string;
        type: 'app' | 'card' | 'event' | 'file' | 'item' | 'link' | 'note' | 'page' | 'store' | 'wifi';
        target: string;
        content: ColumnTypes['codes.content'];
        rules: ColumnTypes['codes.rules'];
        slug: string;
        status: 'active' | 'archived' | 'deleted' | 'paused';
        style: ColumnTypes['codes.style'];
        tags: string[];
        is_held: boolean;
        picture: { picture_id: string; target: string } | null;
        starts_at: Date | null;
        expires_at: Date | null;
        scan_limit: number | null;
        uses: number;
        has_password: boolean;
        fallback: string | null;
        forward_query: string[];
        created_at: Date;
        updated_at: Date;
        aliases: { slug: string; channel: string }[];
        file: { file_id: string; name: string; media: string; bytes: number } | null;
        scans: number;
        human_scans: number;
        last_scan_at: Date | null;
        folder: { folder_id: string; name: string } | null;
        base: { code_id: string; name: string } | null;
        unique_visitors: number;
      };
    };

    /** codes.sql.ts: copyPassword */
    'update codes c set password_hash = f.password_hash from codes f\n\
      where c.org_id = $1 and c.code_id = any($3::uuid[]) and f.org_id = $1 and f.code_id = $2': {
      values: readonly [string | null, string | null, List<string> | null];
      row: Record<never, never>;
    };

    /** codes.sql.ts: selectCodes */
    "select c.org_id, c.code_id, c.name, c.type, c.target, c.content, c.rules, c.slug, c.status, c.style, c.tags,\n\
    c.held_at is not null as is_held,\n\
    (select jsonb_build_object('picture_id', a.picture_id, 'target', a.target) from ai_pictures a where a.org_id = c.org_id and a.code_id = c.code_id and a.is_chosen) as picture,\n\
    c.starts_at, c.expires_at, c.scan_limit, c.uses, c.password_hash is not null as has_password, c.fallback, c.forward_query, c.created_at, c.updated_at,\n\
    (select coalesce(jsonb_agg(jsonb_build_object('slug', s.slug, 'channel', s.channel) order by s.slug), '[]') from slugs s\n\
      where s.org_id = c.org_id and s.code_id = c.code_id and not s.is_one_time and s.slug <> c.slug) as aliases,\n\
    case when c.type = 'file' then (select jsonb_build_object('file_id', f.file_id, 'name', f.name, 'media', f.media, 'bytes', f.bytes)\n\
      from files f where f.org_id = c.org_id and f.file_id = (c.content ->> 'file_id')::uuid) end as file,\n\
    coalesce(k.scans, 0)::bigint as scans, coalesce(k.human_scans, 0)::bigint as human_scans, k.last_scan_at,\n\
    (select jsonb_build_object('folder_id', f.folder_id, 'name', f.name) from folders f\n\
      where f.org_id = c.org_id and f.folder_id = c.folder_id) as folder,\n\
    (select jsonb_build_object('code_id', b.code_id, 'name', b.name) from codes b\n\
      where b.org_id = c.org_id and b.code_id = c.base_code_id) as base,\n\
    coalesce(k.visitors, 0)::bigint as unique_visitors from codes c left join code_counters k on k.org_id = c.org_id and k.code_id = c.code_id where c.org_id = $1 and c.code_id = any($2::uuid[]) order by array_position($2::uuid[], c.code_id)": {
      values: readonly [string | null, List<string> | null];
      row: {
        org_id: string;
        code_id: string;
        name: string;
        type: 'app' | 'card' | 'event' | 'file' | 'item' | 'link' | 'note' | 'page' | 'store' | 'wifi';
        target: string;
        content: ColumnTypes['codes.content'];
        rules: ColumnTypes['codes.rules'];
        slug: string;
        status: 'active' | 'archived' | 'deleted' | 'paused';
        style: ColumnTypes['codes.style'];
        tags: string[];
        is_held: boolean;
        picture: { picture_id: string; target: string } | null;
        starts_at: Date | null;
        expires_at: Date | null;
        scan_limit: number | null;
        uses: number;
        has_password: boolean;
        fallback: string | null;
        forward_query: string[];
        created_at: Date;
        updated_at: Date;
        aliases: { slug: string; channel: string }[];
        file: { file_id: string; name: string; media: string; bytes: number } | null;
        scans: number;
        human_scans: number;
        last_scan_at: Date | null;
        folder: { folder_id: string; name: string } | null;
        base: { code_id: string; name: string } | null;
        unique_visitors: number;
      };
    };

    /** codes.sql.ts: selectNames */
    "select code_id, name from codes where org_id = $1 and status <> 'deleted' order by lower(name), code_id": {
      values: readonly [string | null];
      row: { code_id: string; name: string };
    };

    /** codes.sql.ts: selectTags */
    "select tag, count(*) as codes from codes cross join unnest(tags) as tag where org_id = $1 and status <> 'deleted' group by tag order by tag": {
      values: readonly [string | null];
      row: { tag: string; codes: number };
    };

    /** codes.sql.ts: selectExisting */
    'select code_id from codes where org_id = $1 and code_id = any($2::uuid[]) order by code_id': {
      values: readonly [string | null, List<string> | null];
      row: { code_id: string };
    };

    /** import.sql.ts: selectFolders */
    'select folder_id, name from folders where org_id = $1': {
      values: readonly [string | null];
      row: { folder_id: string; name: string };
    };
  }

  interface ComposedStatements {
    /** code-entries.sql.ts: selectIds */
    'codes.ids': {
      values: readonly unknown[];
      row: { code_id: string };
    };

    /** code-entries.sql.ts: countCodes */
    'codes.count': {
      values: readonly unknown[];
      row: { total: number };
    };

    /** code-entries.sql.ts: selectMatching */
    'codes.matching': {
      values: readonly unknown[];
      row: { code_id: string };
    };

    /** codes.sql.ts: updateCode */
    'codes.update': {
      values: readonly unknown[];
      row: { code_id: string };
    };
  }
}
