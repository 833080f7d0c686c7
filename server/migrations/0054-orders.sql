-- What somebody bought in a store. It keeps the names, prices and taxes of the moment when it was made.
alter table stores add column last_number integer not null default 0;

create table orders (
  org_id uuid not null references organizations on delete cascade,
  order_id uuid not null,
  store_id uuid not null,
  -- Of its store, from 1 without a gap; none until it was placed.
  number integer,
  status text not null check (status in ('pending', 'placed', 'completed', 'expired', 'canceled')),
  -- How it is to be paid.
  tender text not null check (tender in ('pickup', 'card', 'free')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Whole minor units. The subtotal has the add-ons of its lines.
  subtotal bigint not null check (subtotal >= 0),
  discount bigint not null default 0 check (discount between 0 and subtotal + shipping),
  shipping bigint not null default 0 check (shipping >= 0),
  tax_mode text not null check (tax_mode in ('included', 'added')),
  -- Null where the store names no rate.
  tax bigint check (tax >= 0),
  total bigint not null,
  -- What the entries of its ledger come to; a trigger adds them up.
  authorized bigint not null default 0 check (authorized >= 0),
  paid bigint not null default 0,
  refunded bigint not null default 0,
  -- Refunds that were asked for, done or not.
  refund_reserved bigint not null default 0,
  -- Units of its lines, which another trigger adds up.
  units integer not null default 0,
  fulfilled integer not null default 0,
  returned integer not null default 0,
  name text not null,
  email text not null,
  phone text not null default '',
  language text not null,
  -- The method as the store had it, with the place or the address of delivery.
  method jsonb not null,
  method_kind text not null check (method_kind in ('pickup', 'delivery', 'digital')),
  address jsonb,
  pickup_from timestamptz,
  pickup_to timestamptz,
  note text not null default '',
  -- For the team alone.
  team_note text not null default '',
  tags text[] not null default '{}',
  customer_id uuid,
  link_nth integer not null default 0,
  cancel_reason text check (cancel_reason in ('shopper', 'team', 'unpaid', 'payment')),
  -- Not paid by then, it gives back what it keeps.
  expires_at timestamptz,
  placed_at timestamptz,
  -- It can be picked up now.
  ready_at timestamptz,
  delivered_at timestamptz,
  -- Hidden from every list; its number stays taken.
  is_deleted boolean not null default false,
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- No statement can say anything else than what was paid and handed over.
  payment_status text not null generated always as (
    case
      when refunded > 0 and refunded >= paid then 'refunded'
      when refunded > 0 then 'partially_refunded'
      when paid > total then 'overpaid'
      when paid >= total and status <> 'pending' then 'paid'
      when paid > 0 then 'partially_paid'
      when authorized > 0 then 'authorized'
      else 'unpaid'
    end) stored,
  fulfilment_status text not null generated always as (
    case
      when returned > 0 and returned >= fulfilled then 'returned'
      when returned > 0 then 'partially_returned'
      when fulfilled = 0 then 'unfulfilled'
      when fulfilled < units then 'partial'
      when method_kind = 'pickup' then 'picked_up'
      when delivered_at is not null then 'delivered'
      else 'fulfilled'
    end) stored,
  primary key (org_id, order_id),
  foreign key (org_id, store_id) references stores on delete cascade,
  foreign key (org_id, customer_id) references customers on delete set null (customer_id),
  constraint orders_total check (total = subtotal - discount + shipping + case tax_mode when 'added' then coalesce(tax, 0) else 0 end),
  constraint orders_refunds check (refunded <= refund_reserved and refund_reserved <= paid),
  check ((number is null) = (placed_at is null)),
  check (status not in ('placed', 'completed') or number is not null)
);
create unique index orders_number on orders (org_id, store_id, number) where number is not null;
-- Where the organization is not known yet: the address of an order.
create unique index orders_id on orders (order_id);
create index orders_newest on orders (org_id, store_id, created_at desc, order_id desc) where not is_deleted;
create index orders_open on orders (org_id, store_id, created_at desc, order_id desc) where status = 'placed' and not is_deleted;
create index orders_due on orders (expires_at) where expires_at is not null;
create index orders_of_customer on orders (org_id, customer_id) where customer_id is not null;
create index orders_email on orders (org_id, store_id, lower(email));
create index orders_phone on orders (org_id, store_id, phone) where phone <> '';

create table order_lines (
  org_id uuid not null,
  order_id uuid not null,
  line_no integer not null,
  variant_id uuid not null,
  item_id uuid,
  name text not null,
  option_values text[] not null,
  sku text not null default '',
  kind text not null check (kind in ('physical', 'digital', 'service')),
  picture jsonb,
  quantity integer not null check (quantity >= 1),
  unit_price bigint not null check (unit_price >= 0),
  -- [{"add_on_id", "name", "quantity", "amount"}], for each one of the line.
  add_ons jsonb not null default '[]',
  -- Of all of it, with its add-ons.
  sum bigint not null check (sum >= 0),
  discount bigint not null default 0 check (discount between 0 and sum),
  -- Basis points; null where the store names no rate.
  tax_rate integer check (tax_rate between 0 and 10000),
  tax bigint check (tax >= 0),
  fulfilled integer not null default 0,
  returned integer not null default 0,
  refunded bigint not null default 0 check (refunded >= 0),
  primary key (org_id, order_id, line_no),
  foreign key (org_id, order_id) references orders on delete cascade,
  constraint order_lines_units check (fulfilled between 0 and quantity and returned between 0 and fulfilled)
);
create index order_lines_of_variant on order_lines (org_id, variant_id);

create function count_order_units() returns trigger language plpgsql set search_path = public as $$
declare
  line order_lines;
begin
  if tg_op = 'DELETE' then line := old; else line := new; end if;
  update orders o set units = s.units, fulfilled = s.fulfilled, returned = s.returned
    from (select coalesce(sum(quantity), 0) as units, coalesce(sum(fulfilled), 0) as fulfilled, coalesce(sum(returned), 0) as returned
            from order_lines where org_id = line.org_id and order_id = line.order_id) s
   where o.org_id = line.org_id and o.order_id = line.order_id
     and (o.units, o.fulfilled, o.returned) is distinct from (s.units, s.fulfilled, s.returned);
  return null;
end $$;
revoke execute on function count_order_units from public;
grant execute on function count_order_units to swapt_app, swapt_system;
create trigger order_lines_counted after insert or update of quantity, fulfilled, returned or delete on order_lines
  for each row execute function count_order_units();

-- What happened to an order and who did it. Rows are only added; they name nobody but members of the team.
create table order_events (
  org_id uuid not null,
  order_id uuid not null,
  seq integer not null,
  kind text not null,
  data jsonb not null default '{}',
  by_user uuid references users on delete set null,
  at timestamptz not null,
  primary key (org_id, order_id, seq),
  foreign key (org_id, order_id) references orders on delete cascade
);
create index order_events_newest on order_events (org_id, at desc);

-- The ledger of an order's money. Rows are only added.
create table payment_entries (
  org_id uuid not null,
  entry_id uuid not null,
  order_id uuid not null,
  kind text not null check (kind in ('authorized', 'captured', 'voided', 'refunded')),
  tender text not null check (tender in ('cash', 'card', 'other')),
  amount bigint not null check (amount > 0),
  -- What caused it, at the provider or here: the same cause counts once.
  ref text not null,
  by_user uuid references users on delete set null,
  at timestamptz not null,
  primary key (org_id, entry_id),
  foreign key (org_id, order_id) references orders on delete cascade,
  constraint payment_entries_once unique (org_id, order_id, kind, ref)
);

create function count_payment_entry() returns trigger language plpgsql set search_path = public as $$
begin
  update orders set
    authorized = authorized + case new.kind when 'authorized' then new.amount when 'voided' then - new.amount else 0 end,
    paid = paid + case new.kind when 'captured' then new.amount else 0 end,
    refunded = refunded + case new.kind when 'refunded' then new.amount else 0 end
   where org_id = new.org_id and order_id = new.order_id;
  return null;
end $$;
revoke execute on function count_payment_entry from public;
grant execute on function count_payment_entry to swapt_app, swapt_system;
create trigger payment_entries_counted after insert on payment_entries for each row execute function count_payment_entry();

-- An account that is deleted leaves its entries; the rows of an organization that is erased go. Nothing else changes them.
create function keep_order_history() returns trigger language plpgsql set search_path = public as $$
begin
  if old.by_user is not null and new.by_user is null and (to_jsonb(new) - 'by_user') = (to_jsonb(old) - 'by_user') then
    return new;
  end if;
  raise exception 'the history of orders is only added to';
end $$;
revoke execute on function keep_order_history from public;
grant execute on function keep_order_history to swapt_app, swapt_system;
create trigger order_events_kept before update on order_events for each row execute function keep_order_history();
create trigger payment_entries_kept before update on payment_entries for each row execute function keep_order_history();

-- What orders keep of a store's stock until they are placed or given up.
create table stock_reservations (
  org_id uuid not null,
  order_id uuid not null,
  variant_id uuid not null,
  store_id uuid not null,
  quantity integer not null check (quantity >= 1),
  state text not null default 'reserved' check (state in ('reserved', 'committed', 'released')),
  primary key (org_id, order_id, variant_id),
  foreign key (org_id, order_id) references orders on delete cascade,
  foreign key (org_id, store_id, variant_id) references stock on delete cascade
);
create index stock_reservations_open on stock_reservations (org_id, store_id, variant_id) where state = 'reserved';

select wall_off('orders', 'order_lines', 'order_events', 'payment_entries', 'stock_reservations');
