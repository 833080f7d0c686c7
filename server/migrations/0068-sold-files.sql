-- A file that is sold has no public address: whoever bought it gets it from the page of their order.
alter table files add column is_sold boolean not null default false;

alter table products add column file_id uuid, add constraint products_file check (file_id is null or kind = 'digital');
create index products_of_file on products (org_id, file_id) where file_id is not null;

-- What was bought is the file as it was then.
alter table order_lines add column file_id uuid;
create index order_lines_of_file on order_lines (org_id, file_id) where file_id is not null;

-- For how many hours its files can be downloaded once it is paid, where it has any, and until when.
alter table orders add column link_hours integer check (link_hours > 0), add column files_until timestamptz;
