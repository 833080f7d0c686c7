-- Releases that have files and were never taken in, and since when these are being removed: nobody puts them back meanwhile.
create table stray_releases (
  name text not null,
  version text not null,
  removed_at timestamptz not null,
  primary key (name, version)
);
grant select, insert, update on stray_releases to swapt_system;
