-- Roles. The application never acts as the owner of the tables: every transaction sets one of these two.
-- swapt_app sees the rows of the organization in app.org_id and no others; swapt_system works across organizations (sign-in, directory, jobs, ingestion).
do $$
begin
  if not exists (select from pg_roles where rolname = 'swapt_app') then create role swapt_app nologin nobypassrls; end if;
  if not exists (select from pg_roles where rolname = 'swapt_system') then create role swapt_system nologin nobypassrls; end if;
end $$;
grant swapt_app, swapt_system to current_user;

-- Tables of the installation, not of an organization -------------------------------------------------------------------

create table users (
  user_id uuid primary key,
  issuer text not null,
  subject text not null,
  email text not null,
  email_verified boolean not null default false,
  name text not null default '',
  terms_version text,
  terms_accepted_at timestamptz,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz,
  unique (issuer, subject)
);
create index users_email on users (lower(email));

-- Accounts of the built-in identity provider; unused when another one is set.
create table accounts (
  account_id uuid primary key,
  email text not null,
  name text not null,
  password_hash text not null,
  email_verified_at timestamptz,
  created_at timestamptz not null default now(),
  password_changed_at timestamptz not null default now()
);
create unique index accounts_email on accounts (lower(email));

-- Single-use links by mail (confirm an address, choose a new password). Only a hash of the token is kept.
create table account_tokens (
  token_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset')),
  expires_at timestamptz not null,
  used_at timestamptz
);

-- State of the identity provider (sessions, grants, codes, refresh tokens). `id` is a hash.
create table oidc_payloads (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  user_code text,
  uid text,
  expires_at timestamptz,
  consumed_at timestamptz,
  primary key (model, id)
);
create index oidc_payloads_grant on oidc_payloads (grant_id);
create index oidc_payloads_uid on oidc_payloads (uid);
create index oidc_payloads_expiry on oidc_payloads (expires_at);
create index oidc_payloads_account on oidc_payloads ((payload ->> 'accountId'));

create table signing_keys (
  kid text primary key,
  jwk jsonb not null,
  created_at timestamptz not null default now()
);

-- Random secrets of the installation that are never published, made on first use.
create table secrets (
  name text primary key,
  value bytea not null
);

-- Mail that was sent, readable at /dev/mailbox when no mail server is set.
create table mails (
  mail_id uuid primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null default now()
);

-- Failed tries, counted per key (account, address) and window.
create table throttles (
  key text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (key, window_start)
);

create table remote_releases (
  name text not null,
  version text not null,
  manifest jsonb not null,
  integrity jsonb not null,
  created_by text not null,
  created_at timestamptz not null default now(),
  primary key (name, version)
);

create table remote_pointers (
  name text not null,
  channel text not null check (channel in ('stable', 'canary')),
  version text,
  updated_at timestamptz not null default now(),
  primary key (name, channel),
  foreign key (name, version) references remote_releases
);

create table remote_audit (
  audit_id uuid primary key,
  name text not null,
  channel text not null,
  action text not null,
  from_version text,
  to_version text,
  actor text not null,
  created_at timestamptz not null default now()
);

create table deploy_tokens (
  token_hash bytea primary key,
  remote text not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);

create table page_events (
  day date not null,
  name text not null,
  path text not null,
  label text not null default '',
  hits bigint not null,
  primary key (day, name, path, label)
);

-- Directory: names that are unique across organizations ---------------------------------------------------------------

create table slugs (
  slug text primary key,
  org_id uuid not null,
  code_id uuid not null,
  version bigint not null default 0
);
create sequence slug_versions;
create index slugs_version on slugs (version);
create index slugs_org on slugs (org_id, code_id);

-- Tables of an organization: org_id leads every key ------------------------------------------------------------------

create table organizations (
  org_id uuid primary key,
  name text not null,
  logo text not null default '',
  stripe_account text not null default '',
  twilio_number text not null default '',
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  delete_after timestamptz
);

-- A row without user_id is a pending invitation.
create table memberships (
  org_id uuid not null references organizations on delete cascade,
  id uuid not null,
  user_id uuid references users on delete cascade,
  email text not null,
  role text not null check (role in ('owner', 'admin', 'editor', 'cashier', 'viewer')),
  created_at timestamptz not null default now(),
  primary key (org_id, id)
);
create unique index memberships_user on memberships (org_id, user_id);
create unique index memberships_email on memberships (org_id, lower(email));
create index memberships_by_user on memberships (user_id);
create index memberships_invited on memberships (lower(email)) where user_id is null;

create table api_keys (
  org_id uuid not null references organizations on delete cascade,
  key_id uuid not null,
  secret_hash bytea not null,
  prefix text not null,
  role text not null check (role in ('owner', 'admin', 'editor', 'cashier', 'viewer')),
  created_by uuid not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (org_id, key_id)
);
create unique index api_keys_current on api_keys (org_id) where revoked_at is null;
create index api_keys_hash on api_keys (secret_hash);

create table idempotency_keys (
  org_id uuid not null,
  caller text not null,
  key text not null,
  operation text not null,
  request_hash bytea not null,
  status integer,
  reply text,
  created_at timestamptz not null default now(),
  primary key (org_id, caller, key)
);

create table jobs (
  org_id uuid not null,
  job_id uuid not null,
  kind text not null,
  payload jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'dead')),
  attempts integer not null default 0,
  run_at timestamptz not null default now(),
  locked_until timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  primary key (org_id, job_id)
);
create index jobs_due on jobs (run_at) where state = 'waiting';

create table images (
  org_id uuid not null references organizations on delete cascade,
  image_id uuid not null,
  name text not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  created_at timestamptz not null default now(),
  primary key (org_id, image_id)
);

create table codes (
  org_id uuid not null references organizations on delete cascade,
  code_id uuid not null,
  name text not null,
  type text not null check (type in ('link')),
  target text not null,
  slug text not null,
  status text not null default 'active' check (status in ('active', 'paused', 'deleted')),
  style jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, code_id)
);
create index codes_newest on codes (org_id, created_at desc);
create index codes_name on codes (org_id, lower(name), code_id);

create table catalogs (
  org_id uuid not null references organizations on delete cascade,
  catalog_id uuid not null,
  name text not null,
  created_at timestamptz not null default now(),
  primary key (org_id, catalog_id)
);
create unique index catalogs_name on catalogs (org_id, lower(name));

create table campaigns (
  org_id uuid not null references organizations on delete cascade,
  campaign_id uuid not null,
  name text not null,
  note text not null default '',
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'running', 'paused', 'ended')),
  starts_at timestamptz,
  ends_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, campaign_id),
  check (ends_at is null or starts_at is null or ends_at > starts_at)
);

create table campaign_codes (
  org_id uuid not null,
  campaign_id uuid not null,
  code_id uuid not null,
  primary key (org_id, campaign_id, code_id),
  foreign key (org_id, campaign_id) references campaigns on delete cascade,
  foreign key (org_id, code_id) references codes on delete cascade
);

-- Scans. `scan_id` is made when the scan happens, so that a replayed log counts it once.
create table scans (
  org_id uuid not null,
  at timestamptz not null,
  scan_id uuid not null,
  code_id uuid not null,
  visitor text,
  source text not null check (source in ('scan', 'click', 'view')),
  is_bot boolean not null,
  country text not null,
  device text not null,
  system text not null,
  browser text not null,
  language text not null,
  primary key (org_id, at, scan_id)
) partition by range (at);
create table scans_default partition of scans default;
create index scans_code on scans (org_id, code_id, at desc);

-- Makes the partition of a month ahead of its scans; the owner's right to do so is lent to the ingestion by this function alone.
-- A month whose scans already lie in the default partition stays there.
create function ensure_scan_partition(month date) returns void language plpgsql security definer set search_path = public as $$
declare
  first timestamptz := date_trunc('month', month::timestamp) at time zone 'UTC';
  next timestamptz := (date_trunc('month', month::timestamp) + interval '1 month') at time zone 'UTC';
  name text := 'scans_' || to_char(month, 'YYYYMM');
begin
  if to_regclass(name) is not null then return; end if;
  perform pg_advisory_xact_lock(hashtext('ensure_scan_partition'));
  -- The catalog itself: to_regclass may remember that there was no such table before the lock was waited for.
  if exists (select from pg_class where relname = name) then return; end if;
  execute format('create table %I partition of scans for values from (%L) to (%L)', name, first, next);
  execute format('alter table %I enable row level security', name);
  execute format('alter table %I force row level security', name);
exception when check_violation then
  return;
end $$;
revoke execute on function ensure_scan_partition from public;

-- Counts per organization or code, hour and one dimension ('total', 'country', 'device', ...). code_id is all zeros for the whole organization.
create table scan_rollups (
  org_id uuid not null,
  code_id uuid not null,
  hour timestamptz not null,
  dimension text not null,
  value text not null,
  scans bigint not null,
  human_scans bigint not null,
  primary key (org_id, code_id, dimension, hour, value)
);

-- The codes of an organization with the most scans over a range.
create index scan_rollups_totals on scan_rollups (org_id, hour) include (code_id, human_scans) where dimension = 'total';

-- One row per visitor, code (all zeros: the whole organization) and hour; the exact set behind unique visitors.
create table scan_visitors (
  org_id uuid not null,
  code_id uuid not null,
  hour timestamptz not null,
  visitor text not null,
  primary key (org_id, code_id, hour, visitor)
);

-- All-time counters of a code, so that a list shows them without reading roll-ups.
create table code_counters (
  org_id uuid not null,
  code_id uuid not null,
  scans bigint not null default 0,
  human_scans bigint not null default 0,
  last_scan_at timestamptz,
  primary key (org_id, code_id)
);

-- Isolation: every table of an organization, with no exception. ------------------------------------------------------
do $$
declare
  name text;
begin
  foreach name in array array[
    'organizations', 'memberships', 'api_keys', 'idempotency_keys', 'jobs', 'images', 'codes', 'catalogs', 'campaigns', 'campaign_codes',
    'scans', 'scan_rollups', 'scan_visitors', 'code_counters'
  ] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy own_rows on %I to swapt_app using (org_id = (select nullif(current_setting(''app.org_id'', true), '''')::uuid)) with check (org_id = (select nullif(current_setting(''app.org_id'', true), '''')::uuid))',
      name
    );
    execute format('create policy all_rows on %I to swapt_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to swapt_app', name);
  end loop;
end $$;

-- The directory names an organization too: the same wall.
alter table slugs enable row level security;
alter table slugs force row level security;
create policy own_rows on slugs to swapt_app using (org_id = (select nullif(current_setting('app.org_id', true), '')::uuid)) with check (org_id = (select nullif(current_setting('app.org_id', true), '')::uuid));
create policy all_rows on slugs to swapt_system using (true) with check (true);
grant select, insert, update, delete on slugs to swapt_app;
grant usage on sequence slug_versions to swapt_app, swapt_system;

-- People's names in the list of members.
grant select (user_id, email, name, last_seen_at) on users to swapt_app;
grant usage on schema public to swapt_app, swapt_system;
grant select, insert, update, delete on all tables in schema public to swapt_system;
grant execute on function ensure_scan_partition to swapt_system;
