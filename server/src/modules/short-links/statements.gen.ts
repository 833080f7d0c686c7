// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** directory.sql.ts: selectSlugs */
    "select s.slug, s.version, s.org_id, s.code_id, s.channel, s.is_one_time, c.name, c.type, c.target, c.content, c.rules, c.starts_at, c.expires_at,\n\
       c.scan_limit, c.password_hash is not null as has_password, c.fallback, c.forward_query, case when c.held_at is not null and c.status <> 'deleted' then 'paused' else c.status end as status,\n\
       c.held_at is not null as is_suspended, o.shown_name as org_name, o.visitor_mode\n\
     from slugs s\n\
     left join codes c on c.org_id = s.org_id and c.code_id = s.code_id\n\
     left join organizations o on o.org_id = s.org_id\n\
     where s.slug = any($1::text[]) and (c.code_id is not null or s.freed_at is not null)": {
      values: readonly [List<string> | null];
      row: {
        slug: string;
        version: number;
        org_id: string;
        code_id: string | null;
        channel: string;
        is_one_time: boolean;
        name: string | null;
        type: 'app' | 'card' | 'event' | 'file' | 'item' | 'link' | 'note' | 'page' | 'store' | 'wifi' | null;
        target: string | null;
        content: ColumnTypes['codes.content'] | null;
        rules: ColumnTypes['codes.rules'] | null;
        starts_at: Date | null;
        expires_at: Date | null;
        scan_limit: number | null;
        has_password: boolean;
        fallback: string | null;
        forward_query: string[] | null;
        status: 'active' | 'archived' | 'deleted' | 'paused' | 'paused' | null;
        is_suspended: boolean;
        org_name: string | null;
        visitor_mode: 'cookie' | 'daily' | 'none' | null;
      };
    };

    /** directory.sql.ts: selectSpellings */
    'select w.name, min(s.slug) as slug\n\
     from unnest($1::text[]) as w (name) cross join lateral (\n\
       select slug, code_id from slugs where lower(slug collate "C") = w.name and code_id is not null and not is_one_time limit 10\n\
     ) s\n\
     group by w.name having count(*) < 10 and count(distinct s.code_id) = 1': {
      values: readonly [List<string> | null];
      row: { name: string | null; slug: string };
    };

    /** directory.sql.ts: selectChangedSlugs */
    'select slug, version from slugs where version > $1': {
      values: readonly [number | null];
      row: { slug: string; version: number };
    };

    /** directory.sql.ts: selectNewestVersion */
    'select coalesce(max(version), 0) as version from slugs': {
      values: readonly [];
      row: { version: number };
    };

    /** directory.sql.ts: selectHumanScans */
    'select human_scans from code_counters where org_id = $1 and code_id = $2': {
      values: readonly [string | null, string | null];
      row: { human_scans: number };
    };

    /** freed-names.sql.ts: lockFreedNames */
    'select pg_advisory_xact_lock(7283, hashtext($1))': {
      values: readonly [string | null];
      row: { pg_advisory_xact_lock: unknown };
    };

    /** freed-names.sql.ts: countFreedNames */
    'select (select count(*) from slugs where org_id = $1 and code_id is null and freed_at > $2)\n\
          + (select count(*) from page_names where org_id = $1 and page_id is null and freed_at > $2) as names': {
      values: readonly [string | null, Date | null];
      row: { names: number };
    };

    /** slugs.sql.ts: insertSlugs */
    "insert into slugs (slug, org_id, code_id, version)\n\
     select w.slug, $1, w.code_id, nextval('slug_versions') from unnest($2::text[], $3::uuid[]) as w (slug, code_id) order by w.slug\n\
     on conflict (slug) do update set code_id = excluded.code_id, version = excluded.version, is_one_time = false, channel = '', freed_at = null\n\
       where slugs.freed_at is not null and slugs.org_id = excluded.org_id\n\
     returning slug, code_id": {
      values: readonly [string | null, List<string> | null, List<string> | null];
      row: { slug: string; code_id: Narrowed<string | null, AnswerTypes['slugs.insertSlugs.code_id']> };
    };

    /** slugs.sql.ts: announceSlugs */
    "with changed as (\n\
       update slugs set version = nextval('slug_versions') where org_id = $1 and code_id = any($2::uuid[]) and not is_one_time returning slug\n\
     ) select pg_notify('slugs', slug) from changed": {
      values: readonly [string | null, List<string> | null];
      row: { pg_notify: unknown };
    };
  }
}
