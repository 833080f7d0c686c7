-- A market, a festival, a day at a stand: stores sell there at desks, whose money is counted and signed off.
create table pos_events (
  org_id uuid not null references organizations on delete cascade,
  event_id uuid not null,
  name text not null,
  place text not null default '',
  state text not null default 'scheduled' check (state in ('scheduled', 'open', 'closing', 'settled', 'canceled')),
  -- Of all of its stores.
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  starts_at timestamptz not null,
  ends_at timestamptz,
  opened_at timestamptz,
  -- Nothing is sold from then on.
  closed_at timestamptz,
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (org_id, event_id),
  constraint pos_events_dates check (ends_at > starts_at),
  check ((state in ('closing', 'settled')) = (closed_at is not null))
);
create index pos_events_newest on pos_events (org_id, starts_at desc, event_id desc);

create table event_stores (
  org_id uuid not null,
  event_id uuid not null,
  store_id uuid not null,
  primary key (org_id, event_id, store_id),
  foreign key (org_id, event_id) references pos_events on delete cascade,
  foreign key (org_id, store_id) references stores on delete cascade
);
create index event_stores_of_store on event_stores (org_id, store_id);

-- A store sells at one event at a time.
create table open_events (
  org_id uuid not null,
  store_id uuid not null,
  event_id uuid not null,
  constraint open_events_pkey primary key (org_id, store_id),
  foreign key (org_id, event_id, store_id) references event_stores on delete cascade
);
create index open_events_of_event on open_events (org_id, event_id);

-- A desk with its drawer, from the money that was put in to the money that was counted.
create table pos_sessions (
  org_id uuid not null,
  session_id uuid not null,
  event_id uuid not null,
  store_id uuid not null,
  device text not null,
  state text not null default 'open' check (state in ('open', 'closed')),
  -- Whole minor units of the event’s currency, as all amounts here.
  opening bigint not null check (opening >= 0),
  counted bigint check (counted >= 0),
  -- What the drawer should have had when it was counted.
  expected bigint,
  note text not null default '',
  opened_by uuid references users on delete set null,
  closed_by uuid references users on delete set null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  primary key (org_id, session_id),
  foreign key (org_id, event_id, store_id) references event_stores on delete cascade,
  check ((state = 'closed') = (counted is not null and expected is not null and closed_at is not null))
);
create unique index pos_sessions_device on pos_sessions (org_id, event_id, store_id, lower(device)) where state = 'open';
create index pos_sessions_of_event on pos_sessions (org_id, event_id, opened_at);

-- Money that is put into a drawer or taken out of it without a sale. Rows are only added.
create table cash_moves (
  org_id uuid not null,
  move_id uuid not null,
  session_id uuid not null,
  kind text not null check (kind in ('in', 'out')),
  amount bigint not null check (amount > 0),
  reason text not null,
  by_user uuid references users on delete set null,
  at timestamptz not null,
  primary key (org_id, move_id),
  foreign key (org_id, session_id) references pos_sessions on delete cascade
);
create index cash_moves_of_session on cash_moves (org_id, session_id, at);
create trigger cash_moves_kept before update on cash_moves for each row execute function keep_order_history();

select wall_off('pos_events', 'event_stores', 'open_events', 'pos_sessions', 'cash_moves');

-- Where an order was made: in the shop, by the team for somebody who called, or at the desk of an event.
alter table orders
  add column channel text not null default 'online' check (channel in ('online', 'team', 'event')),
  add column event_id uuid,
  add column session_id uuid,
  -- Made by the desk with the sale: sent again, it is the same sale.
  add column sale_key uuid,
  -- Who sold it.
  add column sold_by uuid references users on delete set null,
  add column tip bigint not null default 0 check (tip >= 0),
  -- What the smallest coin adds to what is paid in cash, or takes off.
  add column rounding bigint not null default 0,
  add foreign key (org_id, event_id) references pos_events on delete set null (event_id),
  add foreign key (org_id, session_id) references pos_sessions on delete set null (session_id);
update orders o set channel = 'team' from order_events e
 where e.org_id = o.org_id and e.order_id = o.order_id and e.kind = 'created' and e.by_user is not null;
create unique index orders_sale_key on orders (org_id, sale_key) where sale_key is not null;
create index orders_of_event on orders (org_id, event_id, created_at desc) where event_id is not null;
create index orders_of_session on orders (org_id, session_id, created_at desc) where session_id is not null;
alter table orders drop constraint orders_tender_check;
alter table orders add constraint orders_tender_check check (tender in ('pickup', 'card', 'free', 'desk'));
alter table orders drop constraint orders_total;
alter table orders add constraint orders_total
  check (total = subtotal - discount + shipping + case tax_mode when 'added' then coalesce(tax, 0) else 0 end + tip + rounding);

-- An amount that was typed at the desk is of nothing on the shelf.
alter table order_lines alter column variant_id drop not null;

-- The drawer or desk that money came into, or was given back from.
alter table payment_entries add column session_id uuid;
alter table payment_entries drop constraint payment_entries_tender_check;
alter table payment_entries add constraint payment_entries_tender_check
  check (tender in ('cash', 'card', 'other', 'online', 'square'));
alter table payment_entries add foreign key (org_id, session_id) references pos_sessions on delete cascade;
create index payment_entries_of_session on payment_entries (org_id, session_id) where session_id is not null;
