-- Who signs up waits here until the address is confirmed: an account is there only once it has a confirmed address, and belongs to who confirmed it.
-- One row per link; several links of one sign-up share its account_id, which the confirmed account gets.
create table sign_ups (
  token_hash bytea primary key,
  account_id uuid not null,
  email text not null,
  name text not null,
  password_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sign_ups_email on sign_ups (lower(email));
create index sign_ups_account on sign_ups (account_id);
create index sign_ups_expires on sign_ups (expires_at);
grant select, insert, update, delete on sign_ups to swapt_system;

-- Links on their way go on working.
insert into sign_ups (token_hash, account_id, email, name, password_hash, created_at, expires_at)
select t.token_hash, a.account_id, a.email, a.name, a.password_hash, a.created_at, t.expires_at
from account_tokens t join accounts a on a.account_id = t.account_id
where t.purpose = 'verify' and t.used_at is null and a.email_verified_at is null;
delete from account_tokens where purpose = 'verify';
delete from accounts where email_verified_at is null;
alter table accounts alter column email_verified_at set not null;

-- Users of the built-in provider were kept under the address that the server had at the time. From here on it is 'built-in', whatever the address.
-- Who signed in at several addresses is one person: everything goes to the user that was there first.
-- The owner of the tables may be held by row-level security, the system role sees all rows.
set local role swapt_system;
do $$
declare
  addresses text[] := array(select distinct u.issuer from users u join accounts a on a.account_id::text = u.subject);
  ranks constant text[] := array['owner', 'admin', 'editor', 'cashier', 'viewer'];
  twin record;
begin
  for twin in
    select u.user_id as taken, k.user_id as kept from users u
    join lateral (
      select user_id from users f where f.issuer = any(addresses) and f.subject = u.subject
      order by f.deleted_at nulls first, f.created_at, f.user_id limit 1
    ) k on k.user_id <> u.user_id
    where u.issuer = any(addresses)
  loop
    update memberships m set role = o.role from memberships o
      where o.org_id = m.org_id and m.user_id = twin.kept and o.user_id = twin.taken
        and array_position(ranks, o.role) < array_position(ranks, m.role);
    delete from memberships o using memberships m where o.user_id = twin.taken and m.org_id = o.org_id and m.user_id = twin.kept;
    update memberships set user_id = twin.kept where user_id = twin.taken;
    update api_keys set created_by = twin.kept where created_by = twin.taken;
    update code_notes set created_by = twin.kept where created_by = twin.taken;
    update pages set updated_by = twin.kept where updated_by = twin.taken;
    update page_versions set published_by = twin.kept where published_by = twin.taken;
    update templates set created_by = twin.kept where created_by = twin.taken;
    update customer_events set made_by = twin.kept where made_by = twin.taken;
    update deletion_requests set user_id = twin.kept where user_id = twin.taken;
    update users k set
        terms_version = case when o.terms_accepted_at > coalesce(k.terms_accepted_at, '-infinity') then o.terms_version else k.terms_version end,
        terms_accepted_at = greatest(k.terms_accepted_at, o.terms_accepted_at),
        last_seen_at = greatest(k.last_seen_at, o.last_seen_at)
      from users o where k.user_id = twin.kept and o.user_id = twin.taken;
    delete from users where user_id = twin.taken;
  end loop;
  update users set issuer = 'built-in' where issuer = any(addresses);
end $$;
reset role;
