-- Products are what is sold, their variants what is bought. A catalog is an assortment of them: deleting it removes no product.
create table products (
  org_id uuid not null references organizations on delete cascade,
  product_id uuid not null,
  name text not null,
  text text not null default '',
  status text not null default 'draft' check (status in ('draft', 'active', 'archived', 'deleted')),
  kind text not null default 'physical' check (kind in ('physical', 'digital', 'service')),
  tax_class text not null default 'standard' check (tax_class in ('standard', 'reduced', 'zero')),
  -- These two are for the team alone.
  supplier text not null default '',
  note text not null default '',
  -- As the blocks of pages have them: [{"url", "alt", "width", "height"}].
  pictures jsonb not null default '[]',
  -- [{"name", "values"}], at most three.
  options jsonb not null default '[]',
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (org_id, product_id)
);

create table product_variants (
  org_id uuid not null,
  variant_id uuid not null,
  product_id uuid not null,
  -- One value for each option, in their order.
  option_values text[] not null,
  sku text not null default '',
  barcode text not null default '',
  position integer not null,
  -- No longer sold; old orders and stock still name it.
  archived_at timestamptz,
  primary key (org_id, variant_id),
  foreign key (org_id, product_id) references products on delete cascade
);
create unique index product_variants_values on product_variants (org_id, product_id, option_values) where archived_at is null;
create unique index product_variants_sku on product_variants (org_id, lower(sku)) where sku <> '' and archived_at is null;
create index product_variants_product on product_variants (org_id, product_id, position);

create table variant_prices (
  org_id uuid not null,
  variant_id uuid not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Whole minor units.
  amount bigint not null check (amount >= 0),
  compare_at bigint check (compare_at > amount),
  -- For the team alone.
  cost bigint check (cost >= 0),
  primary key (org_id, variant_id, currency),
  foreign key (org_id, variant_id) references product_variants on delete cascade
);

create table catalog_items (
  org_id uuid not null,
  item_id uuid not null,
  catalog_id uuid not null,
  product_id uuid not null,
  position integer not null,
  primary key (org_id, item_id),
  foreign key (org_id, catalog_id) references catalogs on delete cascade,
  foreign key (org_id, product_id) references products on delete cascade
);
create unique index catalog_items_product on catalog_items (org_id, catalog_id, product_id);
create index catalog_items_position on catalog_items (org_id, catalog_id, position);
create index catalog_items_of_product on catalog_items (org_id, product_id);

-- What a list of products is filtered, searched and sorted by, in narrow rows, as code_entries are for codes.
create table product_entries (
  org_id uuid not null,
  product_id uuid not null,
  status text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- In small letters, as what follows: the name, and all that a search looks through. Line breaks keep a match within one field.
  name text not null,
  words text not null,
  primary key (org_id, product_id),
  foreign key (org_id, product_id) references products on delete cascade
);
create index product_entries_changed on product_entries (org_id, updated_at, product_id);
create index product_entries_newest on product_entries (org_id, created_at, product_id);
create index product_entries_name on product_entries (org_id, name, product_id);

create function product_words(of_org uuid, of_product uuid, name text) returns text language sql stable set search_path = public as $$
  select lower(name || chr(10) || coalesce(string_agg(v.sku || chr(10) || v.barcode, chr(10) order by v.position), ''))
    from product_variants v where v.org_id = of_org and v.product_id = of_product and v.archived_at is null
$$;

create function keep_product_entry() returns trigger language plpgsql set search_path = public as $$
begin
  insert into product_entries (org_id, product_id, status, created_at, updated_at, name, words)
  values (new.org_id, new.product_id, new.status, new.created_at, new.updated_at, lower(new.name),
    product_words(new.org_id, new.product_id, new.name))
  on conflict (org_id, product_id) do update
    set status = excluded.status, updated_at = excluded.updated_at, name = excluded.name, words = excluded.words;
  return null;
end $$;
create trigger products_entry after insert or update of status, updated_at, name on products
  for each row execute function keep_product_entry();

-- Once for all variants that a statement wrote.
create function keep_product_words() returns trigger language plpgsql set search_path = public as $$
begin
  update product_entries e set words = product_words(p.org_id, p.product_id, p.name)
    from products p
   where p.org_id = e.org_id and p.product_id = e.product_id
     and (p.org_id, p.product_id) in (select w.org_id, w.product_id from written w);
  return null;
end $$;
create trigger product_variants_added after insert on product_variants
  referencing new table as written for each statement execute function keep_product_words();
create trigger product_variants_changed after update on product_variants
  referencing new table as written for each statement execute function keep_product_words();

revoke execute on function product_words, keep_product_entry, keep_product_words from public;
grant execute on function product_words, keep_product_entry, keep_product_words to swapt_app, swapt_system;

select wall_off('products', 'product_variants', 'variant_prices', 'catalog_items', 'product_entries');
