-- How an organization recognizes visitors, and whom shoppers ask about their data.
alter table organizations
  add visitor_mode text not null default 'daily' check (visitor_mode in ('none', 'daily', 'cookie')),
  add privacy_contact text not null default '';

-- How it was before each change, so that old numbers can be read rightly.
create table visitor_mode_changes (
  org_id uuid not null references organizations on delete cascade,
  changed_at timestamptz not null,
  mode_before text not null check (mode_before in ('none', 'daily', 'cookie')),
  primary key (org_id, changed_at)
);
select wall_off('visitor_mode_changes');

-- Until now every browser had a cookie of a year. It was nobody's choice, so from here on nobody is known by it.
insert into visitor_mode_changes (org_id, changed_at, mode_before) select org_id, now(), 'cookie' from organizations;

-- Pages and notices that are kept for the time without a database follow these, too.
drop trigger organizations_announced on organizations;
create trigger organizations_announced
  after delete or update of name, shopper_name, logo, colour, phone, website, hours, shopper_terms, visitor_mode, privacy_contact, delete_after
  on organizations
  for each row execute function announce_change('org_id');
