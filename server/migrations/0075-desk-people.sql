-- By which a member is known at a desk that somebody else signed in. It goes with the membership.
create table pos_pins (
  org_id uuid not null,
  user_id uuid not null,
  pin_hash text not null,
  changed_at timestamptz not null,
  primary key (org_id, user_id),
  foreign key (org_id, user_id) references memberships (org_id, user_id) on delete cascade
);

-- What somebody else let a desk do. One approval lets it do one thing.
create table pos_approvals (
  org_id uuid not null,
  approval_id uuid not null,
  session_id uuid not null,
  action text not null check (action in ('discount', 'cash_out', 'void', 'refund')),
  approved_by uuid references users on delete set null,
  at timestamptz not null,
  primary key (org_id, approval_id),
  foreign key (org_id, session_id) references pos_sessions on delete cascade
);
create index pos_approvals_of_session on pos_approvals (org_id, session_id);

select wall_off('pos_pins', 'pos_approvals');
