-- Catalogs that shoppers of a store see as its categories, in this order.
alter table stores add column catalog_ids uuid[] not null default '{}';
