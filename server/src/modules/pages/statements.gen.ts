// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** many-pages.sql.ts: selectMatching */
    "select p.page_id from pages p left join page_names n on n.org_id = p.org_id and n.page_id = p.page_id\n\
  left join users u on u.user_id = p.updated_by where p.org_id = $1 and case when $2::text is null then p.status <> 'deleted' else p.status = $2 end\n\
  and ($3::text is null or strpos(lower(concat_ws(chr(10), p.name, n.name, p.draft #>> '{root,props,title}')), lower($3)) > 0) order by p.page_id limit $4": {
      values: readonly [string | null, string | null, string | null, number | null];
      row: { page_id: string };
    };

    /** many-pages.sql.ts: selectExisting */
    'select page_id from pages where org_id = $1 and page_id = any($2::uuid[]) order by page_id': {
      values: readonly [string | null, List<string> | null];
      row: { page_id: string };
    };

    /** many-pages.sql.ts: lockPages */
    'select page_id, name, status, published_version from pages where org_id = $1 and page_id = any($2::uuid[])\n\
     order by page_id for update': {
      values: readonly [string | null, List<string> | null];
      row: {
        page_id: string;
        name: string;
        status: 'deleted' | 'draft' | 'published';
        published_version: number | null;
      };
    };

    /** many-pages.sql.ts: setStatuses */
    'update pages p set status = b.status from jsonb_to_recordset($2::jsonb) as b (page_id uuid, status text)\n\
     where p.org_id = $1 and p.page_id = b.page_id': {
      values: readonly [string | null, string | null];
      row: Record<never, never>;
    };

    /** page-versions.sql.ts: insertVersion */
    'insert into page_versions (org_id, page_id, version, document, published_by, published_at)\n\
     select org_id, page_id, coalesce(published_version, 0) + 1, draft, $3, $4 from pages where org_id = $1 and page_id = $2': {
      values: readonly [string | null, string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** page-versions.sql.ts: insertVersion */
    "update pages set status = 'published', published_version = coalesce(published_version, 0) + 1, published_revision = revision, published_at = $3\n\
     where org_id = $1 and page_id = $2": {
      values: readonly [string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** page-versions.sql.ts: insertVersion */
    'delete from page_versions v using pages p\n\
     where v.org_id = $1 and v.page_id = $2 and p.org_id = v.org_id and p.page_id = v.page_id and v.version <= p.published_version - $3': {
      values: readonly [string | null, string | null, number | null];
      row: Record<never, never>;
    };

    /** page-versions.sql.ts: selectVersions */
    "select v.version, v.document #>> '{root,props,title}' as title, v.published_at, p.status = 'published' and p.published_version = v.version as is_live,\n\
       coalesce(nullif(u.name, ''), u.email, '') as published_by, case when $3::integer is not null then v.document end as document\n\
     from page_versions v join pages p on p.org_id = v.org_id and p.page_id = v.page_id left join users u on u.user_id = v.published_by\n\
     where v.org_id = $1 and v.page_id = $2 and ($3::integer is null or v.version = $3) order by v.version desc limit $4 offset $5": {
      values: readonly [string | null, string | null, number | null, number | null, number | null];
      row: {
        version: number;
        title: string | null;
        published_at: Date;
        is_live: Narrowed<boolean | null, AnswerTypes['page-versions.selectVersions.is_live']>;
        published_by: string;
        document: ColumnTypes['page_versions.document'] | null;
      };
    };

    /** page-versions.sql.ts: countVersions */
    'select count(*) as total from page_versions v where v.org_id = $1 and v.page_id = $2 and ($3::integer is null or v.version = $3)': {
      values: readonly [string | null, string | null, number | null];
      row: { total: number };
    };

    /** page-versions.sql.ts: selectPublicPage */
    'select p.page_id, p.org_id, o.shown_name as org_name, o.colour, o.visitor_mode, p.status, coalesce(v.document #> \'{root,props,findable}\' = \'true\' and o.delete_after is null\n\
  and not exists (select from codes c where c.org_id = p.org_id and c.content ? \'page_id\' and c.content ->> \'page_id\' = p.page_id::text and c.status <> \'deleted\' and (c.held_at is not null or c.starts_at > now() or c.expires_at <= now()\n\
  or c.password_hash is not null or c.scan_limit is not null or jsonb_path_exists(c.rules, \'$[*].when[*] ? (@.kind == "age" || @.kind == "place")\')))\n\
  and not exists (select from codes c where c.org_id = p.org_id and c.type = \'link\' and right(c.target, 42) = \'/page/\' || p.page_id and c.status <> \'deleted\' and (c.held_at is not null or c.starts_at > now() or c.expires_at <= now()\n\
  or c.password_hash is not null or c.scan_limit is not null or jsonb_path_exists(c.rules, \'$[*].when[*] ? (@.kind == "age" || @.kind == "place")\'))), false) as is_findable,\n\
    (select n.name from page_names n where n.org_id = p.org_id and n.page_id = p.page_id) as page_name, v.version, v.published_at, v.document\n\
  from pages p join organizations o on o.org_id = p.org_id\n\
  left join page_versions v on p.status = \'published\' and p.held_at is null and v.org_id = p.org_id and v.page_id = p.page_id and v.version = p.published_version where p.page_id = $1': {
      values: readonly [string | null];
      row: {
        page_id: string;
        org_id: string;
        org_name: string;
        colour: string;
        visitor_mode: 'cookie' | 'daily' | 'none';
        status: 'deleted' | 'draft' | 'published';
        is_findable: Narrowed<boolean, AnswerTypes['page-versions.selectPublicPage.is_findable']>;
        page_name: string | null;
        version: number | null;
        published_at: Date | null;
        document: ColumnTypes['page_versions.document'] | null;
      };
    };

    /** page-versions.sql.ts: selectPublicPageNamed */
    'select p.page_id, p.org_id, o.shown_name as org_name, o.colour, o.visitor_mode, p.status, coalesce(v.document #> \'{root,props,findable}\' = \'true\' and o.delete_after is null\n\
  and not exists (select from codes c where c.org_id = p.org_id and c.content ? \'page_id\' and c.content ->> \'page_id\' = p.page_id::text and c.status <> \'deleted\' and (c.held_at is not null or c.starts_at > now() or c.expires_at <= now()\n\
  or c.password_hash is not null or c.scan_limit is not null or jsonb_path_exists(c.rules, \'$[*].when[*] ? (@.kind == "age" || @.kind == "place")\')))\n\
  and not exists (select from codes c where c.org_id = p.org_id and c.type = \'link\' and right(c.target, 42) = \'/page/\' || p.page_id and c.status <> \'deleted\' and (c.held_at is not null or c.starts_at > now() or c.expires_at <= now()\n\
  or c.password_hash is not null or c.scan_limit is not null or jsonb_path_exists(c.rules, \'$[*].when[*] ? (@.kind == "age" || @.kind == "place")\'))), false) as is_findable,\n\
    (select n.name from page_names n where n.org_id = p.org_id and n.page_id = p.page_id) as page_name, v.version, v.published_at, v.document\n\
  from pages p join organizations o on o.org_id = p.org_id\n\
  left join page_versions v on p.status = \'published\' and p.held_at is null and v.org_id = p.org_id and v.page_id = p.page_id and v.version = p.published_version join page_names n on n.org_id = p.org_id and n.page_id = p.page_id where n.name = $1': {
      values: readonly [string | null];
      row: {
        page_id: string;
        org_id: string;
        org_name: string;
        colour: string;
        visitor_mode: 'cookie' | 'daily' | 'none';
        status: 'deleted' | 'draft' | 'published';
        is_findable: Narrowed<boolean, AnswerTypes['page-versions.selectPublicPageNamed.is_findable']>;
        page_name: string | null;
        version: number | null;
        published_at: Date | null;
        document: ColumnTypes['page_versions.document'] | null;
      };
    };

    /** page-versions.sql.ts: countFindablePages */
    'select count(*) as total from page_versions v join pages p on p.org_id = v.org_id and p.page_id = v.page_id and p.published_version = v.version\n\
  join organizations o on o.org_id = p.org_id where p.status = \'published\' and p.held_at is null and v.document #> \'{root,props,findable}\' = \'true\' and o.delete_after is null\n\
  and not exists (select from codes c where c.org_id = p.org_id and c.content ? \'page_id\' and c.content ->> \'page_id\' = p.page_id::text and c.status <> \'deleted\' and (c.held_at is not null or c.starts_at > now() or c.expires_at <= now()\n\
  or c.password_hash is not null or c.scan_limit is not null or jsonb_path_exists(c.rules, \'$[*].when[*] ? (@.kind == "age" || @.kind == "place")\')))\n\
  and not exists (select from codes c where c.org_id = p.org_id and c.type = \'link\' and right(c.target, 42) = \'/page/\' || p.page_id and c.status <> \'deleted\' and (c.held_at is not null or c.starts_at > now() or c.expires_at <= now()\n\
  or c.password_hash is not null or c.scan_limit is not null or jsonb_path_exists(c.rules, \'$[*].when[*] ? (@.kind == "age" || @.kind == "place")\')))': {
      values: readonly [];
      row: { total: number };
    };

    /** page-versions.sql.ts: selectFindablePages */
    'select p.page_id, (select n.name from page_names n where n.org_id = p.org_id and n.page_id = p.page_id) as page_name, v.published_at\n\
     from page_versions v join pages p on p.org_id = v.org_id and p.page_id = v.page_id and p.published_version = v.version\n\
  join organizations o on o.org_id = p.org_id where p.status = \'published\' and p.held_at is null and v.document #> \'{root,props,findable}\' = \'true\' and o.delete_after is null\n\
  and not exists (select from codes c where c.org_id = p.org_id and c.content ? \'page_id\' and c.content ->> \'page_id\' = p.page_id::text and c.status <> \'deleted\' and (c.held_at is not null or c.starts_at > now() or c.expires_at <= now()\n\
  or c.password_hash is not null or c.scan_limit is not null or jsonb_path_exists(c.rules, \'$[*].when[*] ? (@.kind == "age" || @.kind == "place")\')))\n\
  and not exists (select from codes c where c.org_id = p.org_id and c.type = \'link\' and right(c.target, 42) = \'/page/\' || p.page_id and c.status <> \'deleted\' and (c.held_at is not null or c.starts_at > now() or c.expires_at <= now()\n\
  or c.password_hash is not null or c.scan_limit is not null or jsonb_path_exists(c.rules, \'$[*].when[*] ? (@.kind == "age" || @.kind == "place")\'))) order by p.page_id limit $1 offset $2': {
      values: readonly [number | null, number | null];
      row: { page_id: string; page_name: string | null; published_at: Date };
    };

    /** page-versions.sql.ts: isFreedName */
    'select 1 from page_names where name = $1 and freed_at is not null': {
      values: readonly [string | null];
      row: { '?column?': number };
    };

    /** page-versions.sql.ts: selectNewestPublished */
    "select page_id from (select page_id, published_at, row_number() over (partition by org_id order by published_at desc) as n\n\
       from pages where status = 'published' and held_at is null) p where n <= $2 order by published_at desc limit $1": {
      values: readonly [number | null, number | null];
      row: { page_id: string };
    };

    /** page-versions.sql.ts: selectPagesOfCode */
    "select c.org_id, p.page_id, c.rules <> '[]' or c.password_hash is not null or c.scan_limit is not null as is_conditional\n\
     from codes c join pages p on p.org_id = c.org_id and p.page_id = (c.content ->> 'page_id')::uuid\n\
     where c.code_id = $1 and c.type = 'page' and c.status <> 'deleted' and c.held_at is null and p.status <> 'deleted'": {
      values: readonly [string | null];
      row: { org_id: string; page_id: string; is_conditional: boolean };
    };

    /** page-versions.sql.ts: selectCode */
    "select code_id from codes where org_id = $1 and code_id = $2 and status <> 'deleted'": {
      values: readonly [string | null, string | null];
      row: { code_id: string };
    };

    /** pages.sql.ts: insertPage */
    'insert into pages (org_id, page_id, name, draft, updated_by, updated_at, created_at) values ($1, $2, $3, $4, $5, $6, $6)': {
      values: readonly [string | null, string | null, string | null, string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** pages.sql.ts: selectPage */
    "select p.page_id, p.org_id, p.name, p.draft #>> '{root,props,title}' as title,\n\
  coalesce(p.draft #>> '{root,props,image,url}', jsonb_path_query_first(p.draft, '$.content.**.picture.url') #>> '{}') as picture,\n\
  p.status, p.held_at, n.name as page_name, p.revision, p.published_version, p.published_revision, p.published_at, p.created_at, p.updated_at,\n\
  coalesce(nullif(u.name, ''), u.email, '') as updated_by, p.draft from pages p left join page_names n on n.org_id = p.org_id and n.page_id = p.page_id\n\
  left join users u on u.user_id = p.updated_by where p.org_id = $1 and p.page_id = $2": {
      values: readonly [string | null, string | null];
      row: {
        page_id: string;
        org_id: string;
        name: string;
        title: string | null;
        picture: string | null;
        status: 'deleted' | 'draft' | 'published';
        held_at: Date | null;
        page_name: string | null;
        revision: number;
        published_version: number | null;
        published_revision: number | null;
        published_at: Date | null;
        created_at: Date;
        updated_at: Date;
        updated_by: string;
        draft: ColumnTypes['pages.draft'];
      };
    };

    /** pages.sql.ts: lockPage */
    "select p.page_id, p.org_id, p.name, p.draft #>> '{root,props,title}' as title,\n\
  coalesce(p.draft #>> '{root,props,image,url}', jsonb_path_query_first(p.draft, '$.content.**.picture.url') #>> '{}') as picture,\n\
  p.status, p.held_at, n.name as page_name, p.revision, p.published_version, p.published_revision, p.published_at, p.created_at, p.updated_at,\n\
  coalesce(nullif(u.name, ''), u.email, '') as updated_by, p.draft from pages p left join page_names n on n.org_id = p.org_id and n.page_id = p.page_id\n\
  left join users u on u.user_id = p.updated_by where p.org_id = $1 and p.page_id = $2 for update of p": {
      values: readonly [string | null, string | null];
      row: {
        page_id: string;
        org_id: string;
        name: string;
        title: string | null;
        picture: string | null;
        status: 'deleted' | 'draft' | 'published';
        held_at: Date | null;
        page_name: string | null;
        revision: number;
        published_version: number | null;
        published_revision: number | null;
        published_at: Date | null;
        created_at: Date;
        updated_at: Date;
        updated_by: string;
        draft: ColumnTypes['pages.draft'];
      };
    };

    /** pages.sql.ts: selectPages */
    "with seen as (select page_id, sum(views)::bigint as views from page_views where org_id = $1 and at >= $4 group by page_id) select p.page_id, p.org_id, p.name, p.draft #>> '{root,props,title}' as title,\n\
  coalesce(p.draft #>> '{root,props,image,url}', jsonb_path_query_first(p.draft, '$.content.**.picture.url') #>> '{}') as picture,\n\
  p.status, p.held_at, n.name as page_name, p.revision, p.published_version, p.published_revision, p.published_at, p.created_at, p.updated_at,\n\
  coalesce(nullif(u.name, ''), u.email, '') as updated_by, coalesce(s.views, 0) as views from pages p left join page_names n on n.org_id = p.org_id and n.page_id = p.page_id\n\
  left join users u on u.user_id = p.updated_by left join seen s on s.page_id = p.page_id where p.org_id = $1 and case when $2::text is null then p.status <> 'deleted' else p.status = $2 end\n\
  and ($3::text is null or strpos(lower(concat_ws(chr(10), p.name, n.name, p.draft #>> '{root,props,title}')), lower($3)) > 0) order by case when $5 = 'views' then coalesce(s.views, 0) end desc, p.updated_at desc, p.page_id desc limit $6 offset $7": {
      values: readonly [string | null, string | null, string | null, Date | null, string | null, number | null, number | null];
      row: {
        page_id: string;
        org_id: string;
        name: string;
        title: string | null;
        picture: string | null;
        status: 'deleted' | 'draft' | 'published';
        held_at: Date | null;
        page_name: string | null;
        revision: number;
        published_version: number | null;
        published_revision: number | null;
        published_at: Date | null;
        created_at: Date;
        updated_at: Date;
        updated_by: string;
        views: number;
      };
    };

    /** pages.sql.ts: selectListedIds */
    "with seen as (select page_id, sum(views)::bigint as views from page_views where org_id = $1 and at >= $4 group by page_id) select p.page_id from pages p left join page_names n on n.org_id = p.org_id and n.page_id = p.page_id\n\
  left join users u on u.user_id = p.updated_by left join seen s on s.page_id = p.page_id where p.org_id = $1 and case when $2::text is null then p.status <> 'deleted' else p.status = $2 end\n\
  and ($3::text is null or strpos(lower(concat_ws(chr(10), p.name, n.name, p.draft #>> '{root,props,title}')), lower($3)) > 0) order by case when $5 = 'views' then coalesce(s.views, 0) end desc, p.updated_at desc, p.page_id desc limit $6": {
      values: readonly [string | null, string | null, string | null, Date | null, string | null, number | null];
      row: { page_id: string };
    };

    /** pages.sql.ts: selectPagesOf */
    "with seen as (select page_id, sum(views)::bigint as views from page_views\n\
       where org_id = $1 and page_id = any($2::uuid[]) and at >= $3 group by page_id)\n\
     select p.page_id, p.org_id, p.name, p.draft #>> '{root,props,title}' as title,\n\
  coalesce(p.draft #>> '{root,props,image,url}', jsonb_path_query_first(p.draft, '$.content.**.picture.url') #>> '{}') as picture,\n\
  p.status, p.held_at, n.name as page_name, p.revision, p.published_version, p.published_revision, p.published_at, p.created_at, p.updated_at,\n\
  coalesce(nullif(u.name, ''), u.email, '') as updated_by, coalesce(s.views, 0) as views from pages p left join page_names n on n.org_id = p.org_id and n.page_id = p.page_id\n\
  left join users u on u.user_id = p.updated_by left join seen s on s.page_id = p.page_id\n\
     where p.org_id = $1 and p.page_id = any($2::uuid[]) order by array_position($2::uuid[], p.page_id)": {
      values: readonly [string | null, List<string> | null, Date | null];
      row: {
        page_id: string;
        org_id: string;
        name: string;
        title: string | null;
        picture: string | null;
        status: 'deleted' | 'draft' | 'published';
        held_at: Date | null;
        page_name: string | null;
        revision: number;
        published_version: number | null;
        published_revision: number | null;
        published_at: Date | null;
        created_at: Date;
        updated_at: Date;
        updated_by: string;
        views: number;
      };
    };

    /** pages.sql.ts: countPages */
    "select count(*) as total from pages p left join page_names n on n.org_id = p.org_id and n.page_id = p.page_id\n\
  left join users u on u.user_id = p.updated_by where p.org_id = $1 and case when $2::text is null then p.status <> 'deleted' else p.status = $2 end\n\
  and ($3::text is null or strpos(lower(concat_ws(chr(10), p.name, n.name, p.draft #>> '{root,props,title}')), lower($3)) > 0)": {
      values: readonly [string | null, string | null, string | null];
      row: { total: number };
    };

    /** pages.sql.ts: renamePage */
    'update pages set name = $3 where org_id = $1 and page_id = $2': {
      values: readonly [string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** pages.sql.ts: updateDraft */
    'update pages set draft = $3, revision = revision + 1, updated_by = $4, updated_at = $5\n\
     where org_id = $1 and page_id = $2 and draft <> $3::jsonb': {
      values: readonly [string | null, string | null, string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** pages.sql.ts: isDraft */
    'select 1 from pages where org_id = $1 and page_id = $2 and draft = $3::jsonb': {
      values: readonly [string | null, string | null, string | null];
      row: { '?column?': number };
    };

    /** pages.sql.ts: updateStatus */
    'update pages set status = $3 where org_id = $1 and page_id = $2': {
      values: readonly [string | null, string | null, string | null];
      row: Record<never, never>;
    };

    /** pages.sql.ts: freePageName */
    'update page_names set page_id = null, freed_at = $3 where org_id = $1 and page_id = $2': {
      values: readonly [string | null, string | null, Date | null];
      row: Record<never, never>;
    };

    /** pages.sql.ts: insertPageName */
    'insert into page_names (name, org_id, page_id) values ($3, $1, $2)\n\
     on conflict (name) do update set page_id = excluded.page_id, freed_at = null\n\
       where page_names.freed_at is not null and page_names.org_id = excluded.org_id\n\
     returning name': {
      values: readonly [string | null, string | null, string | null];
      row: { name: string };
    };

    /** return.sql.ts: selectExchange */
    'select block, answers, at from submissions where org_id = $1 and page_id = $2 and submission_id = $3': {
      values: readonly [string | null, string | null, string | null];
      row: { block: string; answers: ColumnTypes['submissions.answers']; at: Date };
    };
  }
}
