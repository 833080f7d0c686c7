-- What pages tell about the releases of remotes: one row per page ticket and release, kept for a week. `failure` is empty where it loaded.
create table remote_reports (
  ticket_id bytea not null,
  name text not null,
  version text not null,
  at timestamptz not null,
  network bytea not null,
  load_ms integer,
  failure text,
  reference text,
  primary key (ticket_id, name, version)
);
create index remote_reports_release on remote_reports (name, version, at);
create index remote_reports_at on remote_reports (at);
create index remote_reports_network on remote_reports (network, at);

-- What browsers refused for the content policy, counted by day.
create table policy_violations (
  day date not null,
  remote text not null,
  directive text not null,
  blocked text not null,
  hits bigint not null,
  primary key (day, remote, directive, blocked)
);

grant select, insert, update, delete on remote_reports, policy_violations to swapt_system;
