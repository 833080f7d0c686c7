-- A payment by card that the bank of who paid took back, as the card service said last.
create table disputes (
  org_id uuid not null,
  dispute_id uuid not null,
  order_id uuid not null,
  payment_id uuid not null,
  -- What the service calls it.
  ref text not null,
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- In the service's word.
  reason text not null,
  state text not null check (state in ('open', 'review', 'won', 'lost')),
  -- Until when the organization has to answer.
  due_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (org_id, dispute_id),
  unique (org_id, ref),
  foreign key (org_id, order_id) references orders on delete cascade,
  foreign key (org_id, payment_id) references payments on delete cascade
);
create index disputes_of_order on disputes (org_id, order_id);
create index disputes_of_payment on disputes (org_id, payment_id);
create index disputes_open on disputes (org_id, due_at) where state in ('open', 'review');
select wall_off('disputes');

-- What a bank gave back is a refund that nobody asked for.
alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check
  check (reason in ('team', 'canceled', 'late', 'overpaid', 'provider', 'disputed'));
