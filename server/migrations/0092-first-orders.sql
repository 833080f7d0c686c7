-- A trigger before each update of an order has all its stored columns worked out anew, the words it is found by among them. Whether an order is
-- somebody's first is asked for by the statement that places it. What is committed while it waits for the row of the store is seen by it, as each call
-- of a volatile function sees.
drop trigger orders_first on orders;
drop function note_first_order;
create function is_first_order(org uuid, store uuid, order_of uuid, mail text) returns boolean language plpgsql volatile set search_path = public as $$
begin
  return case when mail <> '' then not exists (
    select from orders o where o.org_id = org and o.store_id = store and lower(o.email) = lower(mail)
       and o.number is not null and o.status <> 'canceled' and o.order_id <> order_of) end;
end $$;
revoke execute on function is_first_order from public;
grant execute on function is_first_order to swapt_app, swapt_system;
