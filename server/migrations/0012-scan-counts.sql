-- The counts of an hour, day or month of a code in one row, in place of one row per value: a scan moves three rows of its code, not twenty-five.
-- All of them can be made anew from the scans.

-- Known where the operator supplies a table of cities: the country and the city, as `IT Rome`.
alter table scans add column city text not null default '';

create table scan_counts (
  org_id uuid not null,
  -- All zeros: the whole organization.
  code_id uuid not null,
  span text not null check (span in ('hour', 'day', 'month')),
  starts timestamptz not null,
  scans bigint not null,
  human_scans bigint not null,
  -- Visitors who were seen here last; a newer visit takes them away. Summed from a moment on, these are the different visitors since then.
  last_visits bigint not null,
  -- Human scans by property and value: {"country:IT": 3}. Not jsonb: it is read far more often than looked into.
  shares json not null,
  -- Of a day: its quarters of an hour, which fit every zone, each with all scans and human scans: [37, 4, 3, 38, 1, 1].
  times json not null,
  primary key (org_id, code_id, span, starts)
-- Room for the next version of a row beside it.
) with (fillfactor = 70);
-- The codes of an organization with the most scans over a range. Partial, so that nobody who knows the code is led past the primary key.
create index scan_counts_codes on scan_counts (org_id, span, starts) where code_id <> '00000000-0000-0000-0000-000000000000';

-- Different visitors of all time, which a list of codes shows.
alter table code_counters add column visitors bigint not null default 0;

-- How often people saw a page, by quarters of an hour, which fit every zone. code_id is all zeros where no code led there.
create table page_views (
  org_id uuid not null,
  page_id uuid not null,
  code_id uuid not null,
  at timestamptz not null,
  views bigint not null,
  primary key (org_id, page_id, code_id, at)
);
create index page_views_times on page_views (org_id, at);

-- What a list of codes is filtered, searched and sorted by, in narrow rows: codes carry styles and content, and a hundred thousand of those take long
-- to read. Kept by a trigger, so that no statement can forget it.
create table code_entries (
  org_id uuid not null,
  code_id uuid not null,
  status text not null,
  type text not null,
  folder_id uuid,
  base_code_id uuid,
  tags text[] not null,
  created_at timestamptz not null,
  -- In small letters, as what follows: the name, and all that a search looks through. Line breaks keep a match within one field.
  name text not null,
  words text not null,
  primary key (org_id, code_id)
);
create index code_entries_newest on code_entries (org_id, created_at, code_id);
create index code_entries_name on code_entries (org_id, name, code_id);
create index code_entries_folder on code_entries (org_id, folder_id) where folder_id is not null;
create index code_entries_base on code_entries (org_id, base_code_id) where base_code_id is not null;

create function keep_code_entry() returns trigger language plpgsql set search_path = public as $$
begin
  if tg_op = 'DELETE' then
    delete from code_entries where org_id = old.org_id and code_id = old.code_id;
    return null;
  end if;
  insert into code_entries (org_id, code_id, status, type, folder_id, base_code_id, tags, created_at, name, words)
  values (new.org_id, new.code_id, new.status, new.type, new.folder_id, new.base_code_id, new.tags, new.created_at, lower(new.name),
    lower(new.name || chr(10) || new.target || chr(10) || new.slug))
  on conflict (org_id, code_id) do update set status = excluded.status, type = excluded.type, folder_id = excluded.folder_id,
    base_code_id = excluded.base_code_id, tags = excluded.tags, created_at = excluded.created_at, name = excluded.name, words = excluded.words;
  return null;
end $$;
revoke execute on function keep_code_entry from public;
grant execute on function keep_code_entry to swapt_app, swapt_system;
create trigger codes_entry after insert or delete or update of status, type, folder_id, base_code_id, tags, created_at, name, target, slug on codes
  for each row execute function keep_code_entry();

select wall_off('scan_counts', 'page_views', 'code_entries');

-- What was counted so far. The owner of the tables may be held by row-level security, the system role sees all rows.
set local role swapt_system;

insert into scan_counts (org_id, code_id, span, starts, scans, human_scans, last_visits, shares, times)
with counted as (
  select s.org_id, c.code_id, p.span, date_trunc(p.span, s.at, 'UTC') as starts, not s.is_bot as is_human,
    floor(extract(epoch from s.at))::bigint / 900 % 96 as quarter, s.country, s.device, s.system, s.browser, s.language, s.source, s.variant, s.channel
  from scans s
  cross join lateral (values (s.code_id), ('00000000-0000-0000-0000-000000000000'::uuid)) as c (code_id)
  cross join (values ('hour'), ('day'), ('month')) as p (span)
), sums as (
  select org_id, code_id, span, starts, count(*) as scans, count(*) filter (where is_human) as human_scans from counted group by 1, 2, 3, 4
), shared as (
  select org_id, code_id, span, starts, json_object_agg(key, n) as shares from (
    select org_id, code_id, span, starts, dimension || ':' || value as key, count(*) as n
    from counted cross join lateral (values ('country', country), ('device', device), ('system', system), ('browser', browser),
      ('language', language), ('source', source), ('variant', variant), ('channel', channel)) as share (dimension, value)
    where is_human and value <> '' group by 1, 2, 3, 4, 5
  ) as keyed group by 1, 2, 3, 4
), timed as (
  select org_id, code_id, span, starts, json_agg(number order by quarter, place) as times from (
    select org_id, code_id, span, starts, quarter, count(*) as n, count(*) filter (where is_human) as human
    from counted where span = 'day' group by 1, 2, 3, 4, 5
  ) as quarters cross join lateral (values (1, quarter), (2, n), (3, human)) as listed (place, number) group by 1, 2, 3, 4
), seen as (
  select org_id, code_id, span, date_trunc(span, at, 'UTC') as starts, count(*) as visitors
  from scan_last_visits cross join (values ('hour'), ('day'), ('month')) as p (span) group by 1, 2, 3, 4
)
select org_id, code_id, span, starts, scans, human_scans, coalesce(visitors, 0), coalesce(shares, '{}'), coalesce(times, '[]')
from sums left join shared using (org_id, code_id, span, starts) left join timed using (org_id, code_id, span, starts)
left join seen using (org_id, code_id, span, starts);

update code_counters k set visitors = v.visitors
from (select org_id, code_id, count(*) as visitors from scan_last_visits group by 1, 2) v where v.org_id = k.org_id and v.code_id = k.code_id;

insert into code_entries (org_id, code_id, status, type, folder_id, base_code_id, tags, created_at, name, words)
select org_id, code_id, status, type, folder_id, base_code_id, tags, created_at, lower(name), lower(name || chr(10) || target || chr(10) || slug)
from codes;

reset role;

drop table scan_rollups, scan_periods, scan_visitors;
