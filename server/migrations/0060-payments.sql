-- The account of an organization at the card service. The shop is the merchant: what shoppers pay is its own money.
create table connected_accounts (
  org_id uuid primary key references organizations on delete cascade,
  -- Null until the service has made it, and after it was detached.
  account text,
  -- Which of several that were made one after the other it is.
  nth integer not null default 1,
  -- Where it is known: an account of one of them is none to the others.
  home text not null check (home in ('stand_in', 'test', 'live')),
  country text not null check (country ~ '^[A-Z]{2}$'),
  can_charge boolean not null default false,
  can_pay_out boolean not null default false,
  is_submitted boolean not null default false,
  -- What the service still asks for, in its own words.
  missing text[] not null default '{}',
  -- Why the service refused to make it.
  error jsonb,
  checked_at timestamptz not null,
  check (account is not null or not (can_charge or can_pay_out or is_submitted))
);

-- It was paid with nobody's real money, or would be.
alter table orders add column is_test boolean not null default false;

-- Payments by card, each of one order. What came in stands in `payment_entries`.
create table payments (
  org_id uuid not null,
  payment_id uuid not null,
  order_id uuid not null,
  account text not null,
  -- What the service calls it; null until it has made it.
  intent_id text,
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  state text not null default 'created' check (state in ('created', 'action', 'processing', 'authorized', 'captured', 'failed', 'canceled')),
  -- Why the last card was declined.
  failure jsonb,
  -- Cards that were declined.
  declined integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When the service is asked next how far it is, whether or not anybody reports it.
  next_check_at timestamptz,
  primary key (org_id, payment_id),
  foreign key (org_id, order_id) references orders on delete cascade,
  check ((next_check_at is null) = (state in ('captured', 'failed', 'canceled')))
);
create unique index payments_of_intent on payments (org_id, intent_id) where intent_id is not null;
create unique index payments_open on payments (org_id, order_id) where state in ('created', 'action', 'processing', 'authorized');
create index payments_due on payments (next_check_at) where next_check_at is not null;
create index payments_of_order on payments (org_id, order_id);

-- Money that goes back, asked of the service or handed over by the team. `orders.refund_reserved` has the sum of those that did not fail.
create table refunds (
  org_id uuid not null,
  refund_id uuid not null,
  order_id uuid not null,
  -- Null: of money that did not come by card.
  payment_id uuid,
  amount bigint not null check (amount > 0),
  -- [{"line_no", "quantity", "amount"}]: what it is for, where it is said.
  lines jsonb not null default '[]',
  reason text not null check (reason in ('team', 'canceled', 'late', 'overpaid', 'provider')),
  note text not null default '',
  state text not null check (state in ('requested', 'pending', 'succeeded', 'failed')),
  -- What the service calls it.
  ref text,
  error jsonb,
  by_user uuid references users on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (org_id, refund_id),
  foreign key (org_id, order_id) references orders on delete cascade,
  foreign key (org_id, payment_id) references payments on delete cascade
);
create unique index refunds_of_ref on refunds (org_id, ref) where ref is not null;
create index refunds_of_order on refunds (org_id, order_id);

select wall_off('connected_accounts', 'payments', 'refunds');

-- A refund that the bank sends back after it was said to have worked is none.
alter table payment_entries drop constraint payment_entries_kind_check;
alter table payment_entries add constraint payment_entries_kind_check
  check (kind in ('authorized', 'captured', 'voided', 'refunded', 'refund_failed'));
create or replace function count_payment_entry() returns trigger language plpgsql set search_path = public as $$
begin
  update orders set
    authorized = authorized + case new.kind when 'authorized' then new.amount when 'voided' then - new.amount else 0 end,
    paid = paid + case new.kind when 'captured' then new.amount else 0 end,
    refunded = refunded + case new.kind when 'refunded' then new.amount when 'refund_failed' then - new.amount else 0 end,
    refund_reserved = refund_reserved - case new.kind when 'refund_failed' then new.amount else 0 end
   where org_id = new.org_id and order_id = new.order_id;
  return null;
end $$;
-- `online`: by the card service. `card` is a reader at the counter.
alter table payment_entries drop constraint payment_entries_tender_check;
alter table payment_entries add constraint payment_entries_tender_check check (tender in ('cash', 'card', 'online', 'other'));
