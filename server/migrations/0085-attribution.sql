-- What led its buyer to a line: a code, a page and a running campaign of the code, as they were when it was ordered. They stay when those are gone.
alter table order_lines
  add column code_id uuid,
  add column page_id uuid,
  add column campaign_id uuid;
create index order_lines_of_code on order_lines (org_id, code_id, order_id) where code_id is not null;
create index order_lines_of_page on order_lines (org_id, page_id, order_id) where page_id is not null;
create index order_lines_of_campaign on order_lines (org_id, campaign_id, order_id) where campaign_id is not null;

alter table orders
  -- What the add-ons of its lines cost; a trigger adds them up.
  add column add_ons bigint not null default 0,
  -- Whether nobody had placed an order with this address in this store before; null where no address is known.
  add column is_first boolean;

create or replace function count_order_units() returns trigger language plpgsql set search_path = public as $$
declare
  line order_lines;
begin
  if tg_op = 'DELETE' then line := old; else line := new; end if;
  update orders o set units = s.units, fulfilled = s.fulfilled, returned = s.returned, add_ons = s.add_ons
    from (select coalesce(sum(quantity), 0) as units, coalesce(sum(fulfilled), 0) as fulfilled, coalesce(sum(returned), 0) as returned,
                 coalesce(sum(sum - quantity * unit_price), 0) as add_ons
            from order_lines where org_id = line.org_id and order_id = line.order_id) s
   where o.org_id = line.org_id and o.order_id = line.order_id
     and (o.units, o.fulfilled, o.returned, o.add_ons) is distinct from (s.units, s.fulfilled, s.returned, s.add_ons);
  return null;
end $$;

-- Orders of a store are placed one after the other, since each takes its number: of two of one address, one is the first.
create function note_first_order() returns trigger language plpgsql set search_path = public as $$
begin
  if new.email <> '' then
    new.is_first := not exists (
      select from orders o where o.org_id = new.org_id and o.store_id = new.store_id and lower(o.email) = lower(new.email)
         and o.number is not null and o.status <> 'canceled' and o.order_id <> new.order_id);
  end if;
  return new;
end $$;
revoke execute on function note_first_order from public;
grant execute on function note_first_order to swapt_app, swapt_system;

update orders o set add_ons = s.add_ons
  from (select org_id, order_id, sum(sum - quantity * unit_price) as add_ons from order_lines group by org_id, order_id) s
 where s.org_id = o.org_id and s.order_id = o.order_id and s.add_ons <> 0;
update orders o set is_first = s.nth = 1
  from (select org_id, order_id, row_number() over (partition by org_id, store_id, lower(email) order by placed_at, number) as nth
          from orders where placed_at is not null and email <> '' and status <> 'canceled') s
 where s.org_id = o.org_id and s.order_id = o.order_id;

create trigger orders_first before update of placed_at on orders for each row
  when (old.placed_at is null and new.placed_at is not null) execute function note_first_order();
