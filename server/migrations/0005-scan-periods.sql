-- Counts of whole UTC days and months beside those of hours, so that a long range is read from few rows.
create table scan_periods (
  org_id uuid not null,
  code_id uuid not null,
  span text not null check (span in ('day', 'month')),
  dimension text not null,
  starts timestamptz not null,
  value text not null,
  scans bigint not null,
  human_scans bigint not null,
  primary key (org_id, code_id, span, dimension, starts, value)
);
create index scan_periods_totals on scan_periods (org_id, span, starts) where dimension = 'total';

-- The hours of one code in a row, read from the index alone: their rows lie far apart.
create index scan_rollups_hours on scan_rollups (org_id, code_id, hour) include (scans, human_scans) where dimension = 'total';

-- When a visitor was last seen, per code (all zeros: the whole organization). The roll-ups count under 'last_visit' how many visitors were last
-- seen in each hour, day and month: summed from a moment on, these are the different visitors since then.
create table scan_last_visits (
  org_id uuid not null,
  code_id uuid not null,
  visitor text not null,
  at timestamptz not null,
  primary key (org_id, code_id, visitor)
);

do $$
declare
  name text;
begin
  foreach name in array array['scan_periods', 'scan_last_visits'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy own_rows on %I to swapt_app using (org_id = (select nullif(current_setting(''app.org_id'', true), '''')::uuid)) with check (org_id = (select nullif(current_setting(''app.org_id'', true), '''')::uuid))',
      name
    );
    execute format('create policy all_rows on %I to swapt_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to swapt_app, swapt_system', name);
  end loop;
end $$;

-- What was counted so far. The owner of the tables may be held by row-level security, the system role sees all rows.
set local role swapt_system;

-- Quarters of an hour, for zones whose hours begin within those of UTC.
insert into scan_rollups (org_id, code_id, hour, dimension, value, scans, human_scans)
select s.org_id, c.code_id, date_trunc('hour', s.at, 'UTC'), 'quarter', (extract(minute from s.at at time zone 'UTC')::int / 15)::text,
  count(*), count(*) filter (where not s.is_bot)
from scans s cross join lateral (values (s.code_id), ('00000000-0000-0000-0000-000000000000'::uuid)) as c (code_id)
group by 1, 2, 3, 5;

insert into scan_last_visits (org_id, code_id, visitor, at)
select s.org_id, c.code_id, s.visitor, max(s.at)
from scans s cross join lateral (values (s.code_id), ('00000000-0000-0000-0000-000000000000'::uuid)) as c (code_id)
where not s.is_bot and s.visitor is not null
group by 1, 2, 3;

insert into scan_rollups (org_id, code_id, hour, dimension, value, scans, human_scans)
select org_id, code_id, date_trunc('hour', at, 'UTC'), 'last_visit', '', count(*), count(*) from scan_last_visits group by 1, 2, 3;

insert into scan_periods (org_id, code_id, span, dimension, starts, value, scans, human_scans)
select r.org_id, r.code_id, p.span, r.dimension, date_trunc(p.span, r.hour, 'UTC'), r.value, sum(r.scans), sum(r.human_scans)
from scan_rollups r cross join (values ('day'), ('month')) as p (span)
where r.dimension <> 'quarter'
group by 1, 2, 3, 4, 5, 6;

reset role;
