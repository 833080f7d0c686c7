-- Pictures, files and the files of releases, for installations on PostgreSQL: every process on every host reads and writes the same. The
-- embedded database keeps them in the data folder, and these two tables stay empty. What is stored under a key never changes.
create table stored_files (
  -- By bytes: all keys below a folder stand together, in the same order as on a disk.
  key text collate "C" primary key,
  bytes bigint not null,
  stored_at timestamptz not null default clock_timestamp()
);

-- Pieces of one size, the last one smaller: a film is read a piece at a time, and from wherever a phone asks.
create table stored_chunks (
  key text collate "C" not null references stored_files on delete cascade,
  number integer not null,
  content bytea not null,
  primary key (key, number)
);
-- Pictures and films do not get smaller by packing, and parts of what is not packed are read without the rest.
alter table stored_chunks alter column content set storage external;

grant select, insert, delete on stored_files, stored_chunks to swapt_system;

-- Since when the files of a release are gone. The release itself stays as it was written.
alter table remote_releases add column removed_at timestamptz;
grant update (removed_at) on remote_releases to swapt_system;

-- What an organization has stored: raised and lowered with the rows of its pictures and files, in the same transaction.
alter table organizations
  add column stored_bytes bigint not null default 0,
  add column stored_files integer not null default 0;
update organizations o set stored_bytes = s.bytes, stored_files = s.files
  from (
    select org_id, sum(bytes) as bytes, count(*) as files
      from (select org_id, bytes from images union all select org_id, bytes from files) each_one group by org_id
  ) s
 where s.org_id = o.org_id;

-- The ids of pictures and files that a text names, among others.
create function ids_named_in(words text) returns uuid[] language sql immutable parallel safe cost 10000
  set search_path = pg_catalog as $$
  select case when words ~ '/(images|files)/|"(image|file)_id"' then array(
    select distinct found[1]::uuid from regexp_matches(words, '([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})', 'gi') as found
  ) else '{}' end
$$;
grant execute on function ids_named_in to swapt_app, swapt_system;

-- Who shows a picture or file: asked for each one that a visitor fetches, so that it goes with the code or page that was stopped.
create function words_of_code(target text, content jsonb, style jsonb, rules jsonb, fallback text) returns text language sql immutable parallel safe
  as $$ select target || ' ' || content::text || ' ' || style::text || ' ' || rules::text || ' ' || coalesce(fallback, '') $$;
grant execute on function words_of_code to swapt_app, swapt_system;
create index codes_naming on codes using gin (ids_named_in(words_of_code(target, content, style, rules, fallback)))
  where ids_named_in(words_of_code(target, content, style, rules, fallback)) <> '{}';
create index pages_naming on pages using gin (ids_named_in(draft::text));
create index page_versions_naming on page_versions using gin (ids_named_in(document::text));
