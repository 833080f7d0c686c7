-- A table of products on its way in: its rows are checked when they arrive, and created later by a change of many.
create table product_imports (
  org_id uuid not null references organizations on delete cascade,
  import_id uuid not null,
  created_by uuid not null,
  created_at timestamptz not null,
  -- How many rows of the table it has.
  rows integer not null default 0,
  -- When a change of many began to create its products, which happens once.
  started_at timestamptz,
  primary key (org_id, import_id)
);

-- The products to be: each has its id from the start, so that it is created once however often its part is tried.
create table imported_products (
  org_id uuid not null,
  product_id uuid not null,
  import_id uuid not null,
  -- In the order of the table.
  place integer not null,
  product jsonb not null,
  primary key (org_id, product_id),
  foreign key (org_id, import_id) references product_imports on delete cascade
);
create index imported_products_import on imported_products (org_id, import_id, place);

-- The SKUs among them, in small letters: a table may not have one twice.
create table imported_skus (
  org_id uuid not null,
  import_id uuid not null,
  sku text not null,
  primary key (org_id, import_id, sku),
  foreign key (org_id, import_id) references product_imports on delete cascade
);

select wall_off('product_imports', 'imported_products', 'imported_skus');
