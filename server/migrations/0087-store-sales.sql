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
  added_at timestamptz not null,
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

-- Of an order, all days at once and in their order, so that two orders never wait for each other; months follow when their days are counted. A row is
-- locked also where it is stale already: who counts it leaves it out then.
create function mark_sales_at(org uuid, store uuid, moments timestamptz[]) returns void language plpgsql set search_path = public as $$
declare
  days timestamptz[];
begin
  select array_agg(distinct d.starts) into days from unnest(moments) m cross join lateral (
    select k.starts from store_sales k where k.org_id = org and k.store_id = store and k.span = 'day'
       and k.starts <= m and k.starts > m - interval '2 days' and k.ends > m) d;
  if days is null then return; end if;
  perform from store_sales where org_id = org and store_id = store and span = 'day' and starts = any(days) order by starts for update;
  update store_sales set is_stale = true where org_id = org and store_id = store and span = 'day' and starts = any(days);
end $$;
-- Money of an order counts on its own days while the order does.
create function mark_sales_of_order() returns trigger language plpgsql set search_path = public as $$
declare
  moments timestamptz[] := array[new.placed_at, old.placed_at];
begin
  if (old.status in ('placed', 'completed') and not old.is_deleted) <> (new.status in ('placed', 'completed') and not new.is_deleted) then
    moments := moments || array(select e.at from payment_entries e where e.org_id = new.org_id and e.order_id = new.order_id);
  end if;
  perform mark_sales_at(new.org_id, new.store_id, moments);
  return null;
end $$;
create function mark_sales_of_entry() returns trigger language plpgsql set search_path = public as $$
begin
  perform mark_sales_at(o.org_id, o.store_id, array[new.at]) from orders o where o.org_id = new.org_id and o.order_id = new.order_id;
  return null;
end $$;
revoke execute on function mark_sales_at, mark_sales_of_order, mark_sales_of_entry from public;
grant execute on function mark_sales_at, mark_sales_of_order, mark_sales_of_entry to swapt_app, swapt_system;
create trigger orders_sales after update on orders for each row when (new.placed_at is not null) execute function mark_sales_of_order();
create trigger payment_entries_sales after insert on payment_entries for each row execute function mark_sales_of_entry();
