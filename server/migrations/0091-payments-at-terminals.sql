-- A payment by a terminal of Square is one of the payments of its order: one is open at a time, whoever takes it.
alter table payments
  add column vendor text not null default 'stripe' check (vendor in ('stripe', 'square')),
  -- The terminal that asks for it.
  add column device_id text,
  -- What Square calls the money that came; `intent_id` is its checkout.
  add column charge_id text,
  add check ((vendor = 'square') = (device_id is not null));
create unique index payments_of_charge on payments (org_id, charge_id) where charge_id is not null;
create index refunds_pending on refunds (updated_at) where state = 'pending';
