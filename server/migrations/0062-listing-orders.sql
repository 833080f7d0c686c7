-- Lists of one status, and the few that were taken out of the lists, also where a store has a million orders.
create index orders_status on orders (org_id, store_id, status, created_at desc, order_id desc) where not is_deleted;
create index orders_hidden on orders (org_id, store_id) where is_deleted;
