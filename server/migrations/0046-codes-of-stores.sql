alter table codes
  drop constraint codes_type,
  add constraint codes_type check (type in ('link', 'page', 'item', 'store', 'note', 'card', 'file', 'wifi', 'event', 'app'));

-- Which code a product of a store has already.
create index codes_of_items on codes (org_id, (content ->> 'item_id'), created_at) where type = 'item';
