-- What an organization pays for this installation, as the card service said last; of the installation's own account there.
create table subscriptions (
  org_id uuid primary key references organizations on delete cascade,
  -- Where it is known: one that was made for trying out is none where real money is paid.
  home text not null check (home in ('stand_in', 'test', 'live')),
  subscription text not null,
  customer text not null,
  state text not null check (state in ('active', 'past_due', 'ended')),
  -- The end of what is paid for.
  paid_until timestamptz,
  -- It is not renewed then.
  is_ending boolean not null,
  checked_at timestamptz not null
);
select wall_off('subscriptions');
