-- A PIN that somebody of the shop types on the shopper's phone before a code of the batch is used.
alter table one_time_batches add column pin_hash text;
