-- Whether a product of a store can be bought there at all: it is active and has a price in the store’s currency. Kept beside the item, so that a
-- store’s list and its total read one index and no other table.
alter table store_items add column is_sellable boolean not null default false;
update store_items i set is_sellable = true
  from stores s, product_entries e
 where s.org_id = i.org_id and s.store_id = i.store_id and e.org_id = i.org_id and e.product_id = i.product_id
   and e.status = 'active' and s.currency = any(e.currencies);
-- Whether shoppers find it.
alter table store_items add column is_sold boolean not null generated always as (is_shown and is_sellable) stored;
create index store_items_sold on store_items (org_id, store_id, position, item_id) where is_sold;

-- Whoever adds items locks their products before, as whoever changes a product does: so nothing is written by what a product was before.
create function keep_new_item_sellable() returns trigger language plpgsql set search_path = public as $$
begin
  select e.status = 'active' and s.currency = any(e.currencies) into new.is_sellable
    from product_entries e join stores s on s.org_id = e.org_id and s.store_id = new.store_id
   where e.org_id = new.org_id and e.product_id = new.product_id;
  new.is_sellable := coalesce(new.is_sellable, false);
  return new;
end $$;
create trigger store_items_sellable before insert on store_items for each row execute function keep_new_item_sellable();

create function keep_items_of_product_sellable() returns trigger language plpgsql set search_path = public as $$
begin
  update store_items i set is_sellable = not i.is_sellable
    from stores s
   where s.org_id = i.org_id and s.store_id = i.store_id and i.org_id = new.org_id and i.product_id = new.product_id
     and i.is_sellable <> (new.status = 'active' and s.currency = any(new.currencies));
  return null;
end $$;
create trigger product_entries_sellable after update on product_entries for each row
  when (old.status <> new.status or old.currencies <> new.currencies) execute function keep_items_of_product_sellable();

-- The currency of a store changes until it opens. Then its items are looked at once more, in case a product changed in the same moment.
create function keep_items_of_store_sellable() returns trigger language plpgsql set search_path = public as $$
begin
  update store_items i set is_sellable = not i.is_sellable
    from product_entries e
   where e.org_id = i.org_id and e.product_id = i.product_id and i.org_id = new.org_id and i.store_id = new.store_id
     and i.is_sellable <> (e.status = 'active' and new.currency = any(e.currencies));
  return null;
end $$;
create trigger stores_sellable after update on stores for each row
  when (old.currency <> new.currency or old.opened_at is distinct from new.opened_at) execute function keep_items_of_store_sellable();

revoke execute on function keep_new_item_sellable, keep_items_of_product_sellable, keep_items_of_store_sellable from public;
grant execute on function keep_new_item_sellable, keep_items_of_product_sellable, keep_items_of_store_sellable to swapt_app, swapt_system;
