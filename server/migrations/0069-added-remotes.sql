-- A remote that the operator added to those that come with the product, and the addresses of the console that it may have, each with all below it.
create table added_remotes (
  name text primary key,
  paths text[] not null check (cardinality(paths) > 0),
  added_by text not null,
  added_at timestamptz not null default clock_timestamp()
);
grant select, insert, delete on added_remotes to swapt_system;
grant insert, delete on remote_pointers to swapt_system;
