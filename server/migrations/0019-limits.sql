-- A release that was taken back can be allowed again by an operator; its reports from before that are not held against it any more.
-- It may be taken back again: each time is a row of its own, which is only ever ended.
alter table remote_quarantines
  add column lifted_at timestamptz,
  add column lifted_by text,
  drop constraint remote_quarantines_pkey,
  add primary key (name, version, created_at);
create unique index remote_quarantines_present on remote_quarantines (name, version) where lifted_at is null;
grant update (lifted_at, lifted_by) on remote_quarantines to swapt_system;

-- Who reports on the console's remotes: a keyed hash of a signed-in member. Empty for pages of shoppers.
alter table remote_reports add column member bytea;

-- How many requests of a minute are given out to processes, by a hash of the caller. Of use for that minute alone, so it is not logged: a crash may
-- forget it.
create unlogged table rate_windows (
  key text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (key, window_start)
);
grant select, insert, update, delete on rate_windows to swapt_system;
