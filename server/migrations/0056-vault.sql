-- Secrets of an organization, such as the tokens of services that it connected. They are sealed: the key is not in the database.
create table vault (
  org_id uuid not null references organizations on delete cascade,
  kind text not null check (kind ~ '^[a-z-]{1,40}$'),
  name text not null check (length(name) between 1 and 200),
  -- Nonce, tag and the sealed text.
  sealed bytea not null check (length(sealed) >= 28),
  key_id text not null,
  changed_at timestamptz not null,
  primary key (org_id, kind, name)
);
select wall_off('vault');
