-- What a person sees and changes of their own account of the built-in identity provider.

-- Where an account is signed in: one row per grant, whose hashed id it has. Whether it is still open is what the grant says.
create table account_sessions (
  session_id text primary key,
  account_id uuid not null references accounts on delete cascade,
  grant_id text not null,
  device text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null
);
create index account_sessions_account on account_sessions (account_id);

-- A change of address: asked for, confirmed by a link to the new address, taken back by a link to the old one. Only hashes of the links are kept.
create table email_changes (
  change_id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  old_email text not null,
  new_email text not null,
  confirm_hash bytea unique,
  undo_hash bytea not null unique,
  asked_at timestamptz not null,
  confirm_until timestamptz not null,
  confirmed_at timestamptz,
  undo_until timestamptz not null
);
create index email_changes_account on email_changes (account_id);

-- The app that shows codes. `secret` is encrypted. A code of `last_step`, and of any step before it, was used.
create table second_factors (
  account_id uuid primary key references accounts on delete cascade,
  secret bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0
);

-- Recovery codes that are left, hashed.
create table recovery_codes (
  code_hash bytea primary key,
  account_id uuid not null references second_factors on delete cascade
);
create index recovery_codes_account on recovery_codes (account_id);

create table passkeys (
  passkey_id text primary key,
  account_id uuid not null references accounts on delete cascade,
  name text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_account on passkeys (account_id);

-- What a passkey is asked to sign, once: the newest one of a sign-in or of a session.
create table passkey_challenges (
  bound_to text primary key,
  challenge text not null,
  expires_at timestamptz not null
);
create index passkey_challenges_expires on passkey_challenges (expires_at);

grant select, insert, update, delete on account_sessions, email_changes, second_factors, recovery_codes, passkeys, passkey_challenges to swapt_system;
