-- What was sold in a store on one of its days or in one of its months, once that is over: figures of years are read from these. What is not there, or is
-- stale, is read from its orders.
create table store_sales (
  org_id uuid not null,
  store_id uuid not null,
  span text not null check (span in ('day', 'month')),
  starts timestamptz not null,
  ends timestamptz not null check (ends > starts),
  -- Whose day it is.
  zone text not null,
  -- Something of it changed, or it was not counted yet.
  is_stale boolean not null default true,
  orders integer not null default 0,
  sales bigint not null default 0,
  units bigint not null default 0,
  add_ons bigint not null default 0,
  discount bigint not null default 0,
  shipping bigint not null default 0,
  tax bigint not null default 0,
  tip bigint not null default 0,
  -- Orders of those who were new, and of those who came back.
  first_orders integer not null default 0,
  later_orders integer not null default 0,
  -- Orders of the shop’s pages, and those of them that were paid.
  online integer not null default 0,
  online_paid integer not null default 0,
  tests integer not null default 0,
  -- Orders of each hour of the week on a clock in the zone, from Monday at 0.
  week integer[] not null default '{}',
  primary key (org_id, store_id, span, starts, ends),
  foreign key (org_id, store_id) references stores on delete cascade
);
create index store_sales_stale on store_sales (org_id, store_id, span, starts) where is_stale;

-- Parts of it: by channel, code, page, campaign, item and add-on, and what came in and went back by tender.
create table store_sales_shares (
  org_id uuid not null,
  store_id uuid not null,
  span text not null,
  starts timestamptz not null,
  ends timestamptz not null,
  kind text not null,
  key text not null,
  orders integer not null,
  units bigint not null,
  amount bigint not null,
  refunded bigint not null default 0,
  -- What it was called last.
  name text not null default '',
  primary key (org_id, store_id, span, starts, ends, kind, key),
  foreign key (org_id, store_id, span, starts, ends) references store_sales on delete cascade
);

select wall_off('store_sales', 'store_sales_shares');

create index orders_placed on orders (org_id, store_id, placed_at desc, order_id desc) where placed_at is not null;
create index payment_entries_at on payment_entries (org_id, at) include (order_id, kind, tender, amount);

-- The row is locked also where it is stale already: who counts it waits for this change, or this change for who counts it.
create function mark_sales_at(org uuid, store uuid, at timestamptz) returns void language sql set search_path = public as $$
  update store_sales set is_stale = true
   where org_id = org and store_id = store and span in ('day', 'month') and starts <= at and starts > at - interval '33 days' and ends > at;
$$;
create function mark_sales_of_order() returns trigger language plpgsql set search_path = public as $$
begin
  perform mark_sales_at(new.org_id, new.store_id, new.placed_at);
  if old.placed_at <> new.placed_at then
    perform mark_sales_at(new.org_id, new.store_id, old.placed_at);
  end if;
  if (old.status = 'canceled') <> (new.status = 'canceled') then
    perform mark_sales_at(new.org_id, new.store_id, e.at) from payment_entries e where e.org_id = new.org_id and e.order_id = new.order_id;
  end if;
  return null;
end $$;
create function mark_sales_of_entry() returns trigger language plpgsql set search_path = public as $$
begin
  perform mark_sales_at(o.org_id, o.store_id, new.at) from orders o where o.org_id = new.org_id and o.order_id = new.order_id;
  return null;
end $$;
revoke execute on function mark_sales_at, mark_sales_of_order, mark_sales_of_entry from public;
grant execute on function mark_sales_at, mark_sales_of_order, mark_sales_of_entry to swapt_app, swapt_system;
create trigger orders_sales after update on orders for each row when (new.placed_at is not null) execute function mark_sales_of_order();
create trigger payment_entries_sales after insert on payment_entries for each row execute function mark_sales_of_entry();
