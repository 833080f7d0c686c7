-- A promo code that opens at given codes, places and times.
create table promo_locks (
  org_id uuid not null references organizations on delete cascade,
  lock_id uuid not null,
  name text not null,
  -- In capital letters, as shoppers’ are read.
  promo_code text not null check (promo_code = upper(promo_code)),
  -- One of its codes must have been scanned, also when none of them is left: then it opens nowhere.
  has_codes boolean not null,
  -- Each with name, latitude, longitude and radius in metres; none: anywhere.
  places jsonb not null default '[]' check (jsonb_typeof(places) = 'array'),
  starts_at timestamptz,
  ends_at timestamptz,
  limit_total integer check (limit_total > 0),
  limit_each integer check (limit_each > 0),
  -- Grants that its code gave and that were not given back.
  used integer not null default 0 check (used >= 0),
  state text not null default 'draft' check (state in ('draft', 'active', 'paused', 'ended')),
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (org_id, lock_id),
  constraint promo_locks_limit check (used <= limit_total),
  constraint promo_locks_dates check (ends_at > starts_at),
  constraint promo_locks_condition check (has_codes or jsonb_array_length(places) > 0 or starts_at is not null or ends_at is not null)
);
create unique index promo_locks_code on promo_locks (org_id, promo_code) where state <> 'ended';
create index promo_locks_newest on promo_locks (org_id, created_at desc, lock_id desc);

create table promo_lock_codes (
  org_id uuid not null,
  lock_id uuid not null,
  code_id uuid not null,
  primary key (org_id, lock_id, code_id),
  foreign key (org_id, lock_id) references promo_locks on delete cascade,
  foreign key (org_id, code_id) references codes on delete cascade
);
create index promo_lock_codes_of_code on promo_lock_codes (org_id, code_id);

-- What opens promo locks without place and limit. The secret was shown once; only its hash is here.
create table master_keys (
  org_id uuid not null references organizations on delete cascade,
  key_id uuid not null,
  name text not null,
  prefix text not null,
  secret_hash bytea not null,
  -- Every lock of the organization; otherwise those that are named.
  opens_all boolean not null,
  starts_at timestamptz,
  ends_at timestamptz,
  limit_total integer check (limit_total > 0),
  used integer not null default 0 check (used >= 0),
  last_used_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null,
  primary key (org_id, key_id),
  constraint master_keys_limit check (used <= limit_total),
  constraint master_keys_dates check (ends_at > starts_at)
);
create index master_keys_of_prefix on master_keys (org_id, prefix);

create table master_key_locks (
  org_id uuid not null,
  key_id uuid not null,
  lock_id uuid not null,
  primary key (org_id, key_id, lock_id),
  foreign key (org_id, key_id) references master_keys on delete cascade,
  foreign key (org_id, lock_id) references promo_locks on delete cascade
);
create index master_key_locks_of_lock on master_key_locks (org_id, lock_id);

-- Somebody for whom a lock is open: until an order takes it, or its time is over.
create table promo_grants (
  org_id uuid not null,
  grant_id uuid not null,
  lock_id uuid not null,
  -- Whose it is: a hash of what tells a browser from others.
  person text not null,
  -- Whose uses it counts to, with hashes of the contacts of its order.
  people text[] not null,
  via text not null check (via in ('code', 'master')),
  key_id uuid,
  state text not null check (state in ('open', 'consumed', 'expired')),
  -- The order that took it.
  order_id uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (org_id, grant_id),
  foreign key (org_id, lock_id) references promo_locks on delete cascade,
  foreign key (org_id, key_id) references master_keys,
  check ((via = 'master') = (key_id is not null)),
  check ((state = 'consumed') = (order_id is not null))
);
-- A person has one open grant of a lock, however many they ask for at once.
create unique index promo_grants_open on promo_grants (org_id, lock_id, person) where state = 'open';
create index promo_grants_of_lock on promo_grants (org_id, lock_id);
create index promo_grants_of_key on promo_grants (org_id, key_id) where key_id is not null;
create index promo_grants_of_order on promo_grants (org_id, order_id) where order_id is not null;

-- How often somebody has opened a lock with its code, by the same hashes.
create table promo_people (
  org_id uuid not null,
  lock_id uuid not null,
  person text not null,
  uses integer not null check (uses >= 0),
  primary key (org_id, lock_id, person),
  foreign key (org_id, lock_id) references promo_locks on delete cascade
);

-- What became of those who had the right promo code. Positions are rounded to about 100 metres, and nothing says who it was.
create table promo_tries (
  org_id uuid not null,
  try_id uuid not null,
  lock_id uuid not null,
  at timestamptz not null,
  outcome text not null check (outcome in ('opened', 'too_far', 'no_place', 'other_code', 'not_now', 'used_up', 'used_by_you', 'wrong_key')),
  via text not null check (via in ('code', 'master')),
  grant_id uuid,
  key_id uuid,
  code_id uuid,
  latitude double precision,
  longitude double precision,
  primary key (org_id, try_id),
  foreign key (org_id, lock_id) references promo_locks on delete cascade,
  foreign key (org_id, grant_id) references promo_grants on delete cascade,
  foreign key (org_id, key_id) references master_keys,
  foreign key (org_id, code_id) references codes on delete set null (code_id),
  check ((latitude is null) = (longitude is null)),
  check ((outcome = 'opened') = (grant_id is not null))
);
create index promo_tries_of_lock on promo_tries (org_id, lock_id, try_id desc);
create index promo_tries_of_grant on promo_tries (org_id, grant_id) where grant_id is not null;
create index promo_tries_of_key on promo_tries (org_id, key_id) where key_id is not null;
create index promo_tries_of_code on promo_tries (org_id, code_id) where code_id is not null;

-- A discount that a promo lock opens: shoppers type the lock’s code.
alter table discounts add column lock_id uuid;
alter table discounts add constraint discounts_lock_id foreign key (org_id, lock_id) references promo_locks;
alter table discounts add constraint discounts_lock_code check (lock_id is null or code is null);
create index discounts_of_lock on discounts (org_id, lock_id) where lock_id is not null;

select wall_off('promo_locks', 'promo_lock_codes', 'master_keys', 'master_key_locks', 'promo_grants', 'promo_people', 'promo_tries');
