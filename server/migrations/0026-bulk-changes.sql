-- One change of many codes, which a chain of jobs carries out in parts.
create table bulk_changes (
  org_id uuid not null references organizations on delete cascade,
  change_id uuid not null,
  action text not null,
  folder_id uuid,
  tags text[] not null default '{}',
  -- What was selected when it was started, in the order of the ids: every part takes the next of them.
  code_ids uuid[] not null,
  total integer not null,
  done integer not null default 0,
  changed integer not null default 0,
  left_out jsonb not null default '[]',
  undone integer not null default 0,
  kept jsonb not null default '[]',
  state text not null default 'running' check (state in ('running', 'done', 'cancelled', 'undoing', 'undone')),
  created_by uuid not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (org_id, change_id)
);
-- Ids do not compress, and each part reads some of them.
alter table bulk_changes alter column code_ids set storage external;
create index bulk_changes_ended on bulk_changes (ended_at) where ended_at is not null;

-- What each code had before it was changed, in the order in which they were.
create table bulk_changed_codes (
  org_id uuid not null,
  change_id uuid not null,
  place integer not null,
  code_id uuid not null,
  status text not null,
  folder_id uuid,
  tags text[] not null,
  primary key (org_id, change_id, place),
  foreign key (org_id, change_id) references bulk_changes on delete cascade
);

select wall_off('bulk_changes', 'bulk_changed_codes');

-- Codes whose prints somebody is about to download together.
create table print_sets (
  org_id uuid not null references organizations on delete cascade,
  set_id uuid not null,
  code_ids uuid[] not null,
  format text not null,
  millimetres double precision not null,
  created_at timestamptz not null,
  primary key (org_id, set_id)
);
create index print_sets_age on print_sets (created_at);

select wall_off('print_sets');
