-- What the services that stand in for outside ones remember, so that a restart forgets no payment. They are of no organization, as those services are.
create table standin_objects (
  vendor text not null,
  -- Empty: of the installation's own account there.
  account text not null,
  kind text not null,
  id text not null,
  body jsonb not null,
  created_at timestamptz not null,
  primary key (vendor, account, kind, id)
);
create index standin_objects_of_kind on standin_objects (vendor, kind, created_at);
grant select, insert, update, delete on standin_objects to swapt_system;
