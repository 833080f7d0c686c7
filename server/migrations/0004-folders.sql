-- What codes are put in order with: folders (a code is in one at most), tags, and a base code that others stand under.

create table folders (
  org_id uuid not null references organizations on delete cascade,
  folder_id uuid not null,
  name text not null,
  created_at timestamptz not null default now(),
  primary key (org_id, folder_id)
);
create unique index folders_name on folders (org_id, lower(name));

alter table folders enable row level security;
alter table folders force row level security;
create policy own_rows on folders to swapt_app using (org_id = (select nullif(current_setting('app.org_id', true), '')::uuid)) with check (org_id = (select nullif(current_setting('app.org_id', true), '')::uuid));
create policy all_rows on folders to swapt_system using (true) with check (true);
grant select, insert, update, delete on folders to swapt_app, swapt_system;

alter table codes
  add column folder_id uuid,
  add column base_code_id uuid,
  add column tags text[] not null default '{}',
  -- The codes of a folder that is removed stay.
  add constraint codes_folder foreign key (org_id, folder_id) references folders on delete set null (folder_id),
  add constraint codes_base foreign key (org_id, base_code_id) references codes on delete set null (base_code_id),
  add constraint codes_base_is_another check (base_code_id <> code_id);
create index codes_in_folder on codes (org_id, folder_id, created_at desc) where folder_id is not null;
create index codes_under_base on codes (org_id, base_code_id, created_at desc) where base_code_id is not null;
create index codes_tags on codes using gin (tags);
