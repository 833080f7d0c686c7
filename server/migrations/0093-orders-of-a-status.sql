-- The index of each status has these orders in the same order.
drop index orders_open;
