-- Whose account at an outside service it is: a report of the service names the account alone.
create table vendor_accounts (
  vendor text not null,
  account text not null,
  org_id uuid not null references organizations on delete cascade,
  primary key (vendor, account)
);
create index vendor_accounts_of_org on vendor_accounts (org_id);

-- What services reported, each once however often it comes. What it was about is read again at the service, so nothing more of it is kept.
create table vendor_events (
  vendor text not null,
  event_id text not null,
  -- Null: of the installation's own account.
  account text,
  org_id uuid references organizations on delete cascade,
  type text not null,
  object_id text not null,
  -- `ignored`: nobody here asks for reports of its type, or of its account.
  state text not null check (state in ('received', 'done', 'ignored', 'dead')),
  received_at timestamptz not null,
  primary key (vendor, event_id)
);
create index vendor_events_of_org on vendor_events (org_id) where org_id is not null;
create index vendor_events_age on vendor_events (received_at);
select wall_off('vendor_accounts', 'vendor_events');
