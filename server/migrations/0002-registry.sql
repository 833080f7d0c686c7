-- Canaries, switched-off remotes, quarantined releases, deploy tokens that can be told apart, and a history that cannot be rewritten.

-- Who gets the canary: the named organizations, and this many of a hundred others.
alter table remote_pointers
  add column orgs uuid[] not null default '{}',
  add column share integer not null default 0 check (share between 0 and 100),
  -- Of the whole remote, on its stable pointer.
  add column disabled_at timestamptz,
  add check (channel = 'canary' or (orgs = '{}' and share = 0)),
  add check (channel = 'stable' or disabled_at is null);

-- Every pointer is there from the start, so that changes have rows to lock.
insert into remote_pointers (name, channel)
select name, channel
from unnest(array['mf-codes', 'mf-stores', 'mf-campaigns', 'mf-integrations', 'mf-public']) as name, unnest(array['stable', 'canary']) as channel
on conflict do nothing;

alter table remote_releases
  -- All scripts before compression; unknown for releases from before this column.
  add column script_bytes integer;

create table remote_quarantines (
  name text not null,
  version text not null,
  reason text not null,
  actor text not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (name, version),
  foreign key (name, version) references remote_releases
);

-- Two changes may begin in one order and take effect in the other: the number is given under the lock of the change.
alter table remote_audit
  add column seq bigint generated always as identity,
  add column detail text not null default '',
  alter column created_at set default clock_timestamp();
create index remote_audit_name on remote_audit (name, seq);

alter table deploy_tokens
  add column token_id uuid not null unique default gen_random_uuid(),
  add column label text not null default '',
  add column created_by text not null default 'the start of the server',
  add column last_used_at timestamptz,
  add column revoked_by text;

-- What was released, refused and changed stays as it was written.
grant select, insert on remote_quarantines to swapt_system;
revoke update, delete, truncate on remote_releases, remote_audit from swapt_system;
