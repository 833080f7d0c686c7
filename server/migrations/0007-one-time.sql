-- One-time codes: short names under a base code, each of which works once. Their batches are made by a job.

alter table slugs add column is_one_time boolean not null default false;
-- The short name of a code, without passing over its one-time codes.
drop index slugs_org;
create index slugs_org on slugs (org_id, code_id, is_one_time);

create table one_time_batches (
  org_id uuid not null,
  batch_id uuid not null,
  base_code_id uuid not null,
  -- What a shopper gets for one of them.
  offer text not null,
  amount integer not null check (amount between 1 and 100000),
  made integer not null default 0,
  -- A code works in the state 'done' alone.
  state text not null default 'making' check (state in ('making', 'done', 'cancelled', 'deleted')),
  created_at timestamptz not null,
  primary key (org_id, batch_id),
  foreign key (org_id, base_code_id) references codes on delete cascade
);
create index one_time_batches_code on one_time_batches (org_id, base_code_id, created_at desc);

create table one_time_codes (
  org_id uuid not null,
  slug text not null,
  batch_id uuid not null,
  number integer not null,
  used_at timestamptz,
  used_by jsonb,
  primary key (org_id, slug),
  foreign key (org_id, batch_id) references one_time_batches on delete cascade
);
create unique index one_time_codes_number on one_time_codes (org_id, batch_id, number);
create index one_time_codes_used on one_time_codes (org_id, batch_id, used_at desc) where used_at is not null;

do $$
declare
  name text;
begin
  foreach name in array array['one_time_batches', 'one_time_codes'] loop
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
