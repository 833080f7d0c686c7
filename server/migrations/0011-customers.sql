-- Customers: one record per person and organization, whatever they did with it. E-mail addresses and phone numbers tell who is the same.
create table customers (
  org_id uuid not null references organizations on delete cascade,
  customer_id uuid not null,
  name text not null default '',
  -- As they are shown; the contacts below tell who is who.
  email text not null default '',
  phone text not null default '',
  tags text[] not null default '{}',
  note text not null default '',
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- Of people, by the visitors below; the ingestion keeps it.
  scans bigint not null default 0,
  submissions integer not null default 0,
  orders integer not null default 0,
  primary key (org_id, customer_id)
);
create index customers_last_seen on customers (org_id, last_seen_at desc, customer_id);
create index customers_first_seen on customers (org_id, first_seen_at desc, customer_id);
create index customers_scans on customers (org_id, scans desc, customer_id);
create index customers_orders on customers (org_id, orders desc, customer_id);

-- An address or a number belongs to one customer of an organization: this key is what makes 50 at once one customer.
create table customer_contacts (
  org_id uuid not null,
  kind text not null check (kind in ('email', 'phone')),
  -- In small letters, or as +12015550123.
  value text not null,
  customer_id uuid not null,
  added_at timestamptz not null,
  primary key (org_id, kind, value),
  foreign key (org_id, customer_id) references customers on delete cascade
);
create index customer_contacts_customer on customer_contacts (org_id, customer_id);
-- Who asks to be forgotten names an address, not an organization.
create index customer_contacts_value on customer_contacts (value) where kind = 'email';

-- The browsers of a customer, by the random id of their cookie. The first who used a browser keeps it.
create table customer_visitors (
  org_id uuid not null,
  visitor text not null,
  customer_id uuid not null,
  joined_at timestamptz not null,
  primary key (org_id, visitor),
  foreign key (org_id, customer_id) references customers on delete cascade
);
create index customer_visitors_customer on customer_visitors (org_id, customer_id);
create index scans_visitor on scans (org_id, visitor, at desc) where visitor is not null;

-- What changed in the record itself; scans and submissions stand in their own tables.
create table customer_events (
  org_id uuid not null,
  event_id uuid not null,
  customer_id uuid not null,
  kind text not null check (kind in ('created', 'merged', 'contact', 'renamed', 'tagged', 'noted')),
  -- Of a merge: the record that was taken in, as it was.
  detail jsonb not null default '{}',
  -- Who of the team did it; nobody when it came with a submission.
  made_by uuid,
  at timestamptz not null,
  primary key (org_id, event_id),
  foreign key (org_id, customer_id) references customers on delete cascade
);
create index customer_events_customer on customer_events (org_id, customer_id, at desc);

create table customer_segments (
  org_id uuid not null references organizations on delete cascade,
  segment_id uuid not null,
  name text not null,
  filter jsonb not null,
  created_at timestamptz not null,
  primary key (org_id, segment_id)
);
create unique index customer_segments_name on customer_segments (org_id, lower(name));

create table submissions (
  org_id uuid not null references organizations on delete cascade,
  submission_id uuid not null,
  -- What is sent twice has the same key and is stored once.
  dedupe_key text not null,
  page_id uuid,
  code_id uuid,
  -- The form's block in the page.
  block text not null default '',
  customer_id uuid,
  visitor text,
  -- `elsewhere`: counted by a token of the page, its answers went to another place.
  source text not null check (source in ('form', 'api', 'elsewhere')),
  -- In the order of the form, with its labels of that day: [{"name", "label", "value"}].
  answers jsonb not null default '[]',
  -- The text that was agreed to; empty when nothing was.
  consent text not null default '',
  at timestamptz not null,
  primary key (org_id, submission_id),
  foreign key (org_id, customer_id) references customers on delete cascade
);
create unique index submissions_dedupe on submissions (org_id, dedupe_key);
create index submissions_newest on submissions (org_id, at desc);
create index submissions_page on submissions (org_id, page_id, at desc);
create index submissions_code on submissions (org_id, code_id, at desc);
create index submissions_customer on submissions (org_id, customer_id, at desc);

-- Requests to be forgotten, by a link in a mail that works once: of a customer, who names an address, or of a user, who has no organization here.
create table deletion_requests (
  request_id uuid primary key,
  org_id uuid references organizations on delete cascade,
  email text,
  user_id uuid references users on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((user_id is null) = (org_id is not null) and (user_id is null) = (email is not null))
);
create index deletion_requests_expiry on deletion_requests (expires_at);

select wall_off(
  'customers', 'customer_contacts', 'customer_visitors', 'customer_events', 'customer_segments', 'submissions', 'deletion_requests'
);

-- A user who was deleted is kept for a day without anything about them, so that a token that was given out before does not bring them back.
alter table users add column deleted_at timestamptz;
