-- What shoppers see of an organization beside its logo. `shown_name` is what its pages call it.
alter table organizations
  add column shopper_name text not null default '',
  add column shown_name text not null generated always as (case when shopper_name = '' then name else shopper_name end) stored,
  add column colour text not null default '' check (colour ~ '^(#[0-9a-f]{6})?$'),
  add column phone text not null default '',
  add column website text not null default '',
  -- A zone and, Monday first, when it is open; none where it says nothing about it.
  add column hours jsonb;

drop trigger organizations_announced on organizations;
create trigger organizations_announced
  after delete or update of name, shopper_name, logo, colour, phone, website, hours, shopper_terms, delete_after on organizations
  for each row execute function announce_change('org_id');

-- Shoppers who asked to be told once when a code works again. Until they confirmed their address nothing is sent but that question.
create table code_alerts (
  org_id uuid not null,
  alert_id uuid not null,
  code_id uuid not null,
  email text not null,
  language text not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  primary key (org_id, alert_id),
  foreign key (org_id, code_id) references codes on delete cascade,
  constraint code_alerts_once unique (org_id, code_id, email)
);
create index code_alerts_waiting on code_alerts (org_id, code_id) where confirmed_at is not null;
create index code_alerts_age on code_alerts (asked_at);
-- Who asks to be forgotten names an address, not an organization.
create index code_alerts_email on code_alerts (email);

select wall_off('code_alerts');
