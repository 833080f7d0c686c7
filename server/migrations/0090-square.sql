-- What somebody set out to connect at an outside service. Who comes back from there has the text of which this is the hash; it works once.
create table oauth_states (
  org_id uuid not null references organizations on delete cascade,
  hash bytea not null,
  vendor text not null,
  -- Nobody else can finish it.
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null,
  primary key (org_id, hash)
);
create index oauth_states_age on oauth_states (expires_at);
create index oauth_states_of_user on oauth_states (user_id);

-- The business at Square that an organization connected. Its tokens are in the vault.
create table square_connections (
  org_id uuid primary key references organizations on delete cascade,
  -- Of several, one after the other.
  connection_id uuid not null,
  -- Where it is known: a business of one of them is none to the others.
  home text not null check (home in ('stand_in', 'test', 'live')),
  merchant_id text not null,
  name text not null,
  country text not null,
  currency text not null,
  -- What its token is good for, and for how long, as Square said it last.
  scopes text[] not null,
  expires_at timestamptz not null,
  -- Which of its refreshes is next.
  refresh_nth integer not null default 1,
  -- Null where Square said that there is nothing to refresh any more.
  next_refresh_at timestamptz,
  -- Why Square does not let us in any more.
  error jsonb,
  connected_at timestamptz not null,
  checked_at timestamptz not null
);
create index square_connections_due on square_connections (next_refresh_at) where next_refresh_at is not null;

-- Where at Square a store sells.
create table square_locations (
  org_id uuid not null references square_connections on delete cascade,
  store_id uuid not null,
  location_id text not null,
  name text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  primary key (org_id, store_id),
  foreign key (org_id, store_id) references stores on delete cascade
);

select wall_off('oauth_states', 'square_connections', 'square_locations');
