-- What a form says about its sender is a claim. It belongs to the customer of its e-mail address, or of its number where it gives no address, and
-- stands with what was sent, so that who proves an address can have back what was sent with it.
alter table submissions
  add column email text,
  add column phone text,
  add column name text not null default '';
-- Who asks to be forgotten names an address, not an organization.
create index submissions_email on submissions (email) where email is not null;

-- `form`: forms that gave it belong here. `team`: somebody of the team wrote it down. `claimed`: said beside an address, which proves nothing, and so
-- any number of customers may have it.
alter table customer_contacts add column proof text not null default 'form' check (proof in ('claimed', 'form', 'team'));
alter table customer_contacts alter column proof drop default;
alter table customer_contacts drop constraint customer_contacts_pkey;
alter table customer_contacts add primary key (org_id, customer_id, kind, value);
drop index customer_contacts_customer;
create unique index customer_contacts_owner on customer_contacts (org_id, kind, value) where proof <> 'claimed';
create index customer_contacts_claimed on customer_contacts (org_id, kind, value, added_at) where proof = 'claimed';

-- Two customers who gave the same number: only the team can know whether they are one person.
create table merge_suggestions (
  org_id uuid not null,
  one_id uuid not null,
  other_id uuid not null,
  phone text not null,
  state text not null default 'open' check (state in ('open', 'dismissed')),
  at timestamptz not null,
  primary key (org_id, one_id, other_id),
  foreign key (org_id, one_id) references customers on delete cascade,
  foreign key (org_id, other_id) references customers on delete cascade,
  check (one_id < other_id)
);
create index merge_suggestions_other on merge_suggestions (org_id, other_id);
create index merge_suggestions_open on merge_suggestions (org_id, at desc) where state = 'open';

alter table customer_events drop constraint customer_events_kind_check;
alter table customer_events add constraint customer_events_kind_check
  check (kind in ('created', 'merged', 'contact', 'renamed', 'tagged', 'noted', 'erased'));

-- A name that was given up stays in its directory for good, because it may be printed: its organization may take it again, nobody else, also when the
-- organization itself is gone.
alter table slugs alter column code_id drop not null, add column freed_at timestamptz;
alter table slugs add constraint slugs_freed check ((freed_at is null) = (code_id is not null));
alter table page_names alter column page_id drop not null, add column freed_at timestamptz;
alter table page_names add constraint page_names_freed check ((freed_at is null) = (page_id is not null));

-- An alias is given up and taken again by an update of its row.
create or replace function keep_alias_words() returns trigger language plpgsql set search_path = public as $$
declare
  changed slugs := case when tg_op = 'DELETE' or new.code_id is null then old else new end;
begin
  update code_entries e set words = code_words(c) from codes c
  where c.org_id = changed.org_id and c.code_id = changed.code_id and c.slug <> changed.slug and e.org_id = c.org_id and e.code_id = c.code_id;
  return null;
end $$;
create trigger slugs_moved after update of code_id on slugs
  for each row when (old.code_id is distinct from new.code_id and not new.is_one_time) execute function keep_alias_words();

select wall_off('merge_suggestions');

-- What was sent so far, and who of the team wrote a contact down. Records that forms have merged stay as they are.
set local role swapt_system;

update submissions s set
  email = (
    select k.value from jsonb_array_elements(s.answers) with ordinality as a (answer, n)
    join customer_contacts k on k.org_id = s.org_id and k.customer_id = s.customer_id and k.kind = 'email' and k.value = lower(trim(a.answer ->> 'value'))
    order by a.n limit 1
  ),
  phone = (
    select k.value from jsonb_array_elements(s.answers) with ordinality as a (answer, n)
    join customer_contacts k on k.org_id = s.org_id and k.customer_id = s.customer_id and k.kind = 'phone' and k.value = a.answer ->> 'value'
    order by a.n limit 1
  ),
  name = (
    select coalesce(
      nullif(trim(concat(
        max(a ->> 'value') filter (where a ->> 'name' = 'first_name'), ' ', max(a ->> 'value') filter (where a ->> 'name' = 'last_name')
      )), ''),
      max(a ->> 'value') filter (where a ->> 'name' = 'name'),
      max(a ->> 'value') filter (where a ->> 'name' = 'full_name'),
      max(a ->> 'value') filter (where a ->> 'name' = 'your_name'),
      ''
    ) from jsonb_array_elements(s.answers) as a
  )
where s.customer_id is not null and s.source <> 'elsewhere';

update customer_contacts k set proof = 'team' from customer_events e
where e.org_id = k.org_id and e.customer_id = k.customer_id and e.kind = 'contact' and e.made_by is not null and e.detail ->> k.kind = k.value;

reset role;
