-- A store sells products of its organization at the prices of one currency. Its settings stand in its row: they are read together with it.
create table stores (
  org_id uuid not null references organizations on delete cascade,
  store_id uuid not null,
  name text not null,
  status text not null default 'draft' check (status in ('draft', 'open', 'paused', 'closed', 'deleted')),
  about text not null default '',
  logo jsonb,
  email text not null default '',
  phone text not null default '',
  address text not null default '',
  country text not null check (country ~ '^[A-Z]{2}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  zone text not null,
  -- Seven days, Monday first; null where no hours are said.
  hours jsonb,
  closed_days jsonb not null default '[]',
  fulfilment jsonb not null default '[]',
  tax_mode text not null default 'included' check (tax_mode in ('included', 'added')),
  tax_rates jsonb not null default '[]',
  -- {"headerColor", "iconColor", "buttonColor"}; an empty text: none was chosen.
  theme jsonb not null default '{"headerColor": "", "iconColor": "", "buttonColor": ""}',
  terms text not null default '',
  pause_note text not null default '',
  notified uuid[] not null default '{}',
  steps_done text[] not null default '{}',
  -- Once it was open it never becomes a draft again.
  opened_at timestamptz,
  -- Stopped by the operator of the installation.
  suspended_at timestamptz,
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (org_id, store_id)
);
-- Where the organization is not known yet: the address of a store.
create unique index stores_id on stores (store_id);
create index stores_name on stores (org_id, lower(name), store_id);

-- A product that a store sells.
create table store_items (
  org_id uuid not null,
  item_id uuid not null,
  store_id uuid not null,
  product_id uuid not null,
  is_shown boolean not null default true,
  position integer not null,
  created_at timestamptz not null,
  primary key (org_id, item_id),
  foreign key (org_id, store_id) references stores on delete cascade,
  foreign key (org_id, product_id) references products on delete cascade
);
create unique index store_items_product on store_items (org_id, store_id, product_id);
create index store_items_position on store_items (org_id, store_id, position, item_id);
create index store_items_of_product on store_items (org_id, product_id);
create unique index store_items_id on store_items (item_id);

-- How many of a variant a store has. Without a row, and in the mode “free”, it is sold without counting.
create table stock (
  org_id uuid not null,
  store_id uuid not null,
  variant_id uuid not null,
  mode text not null default 'free' check (mode in ('track', 'free')),
  on_hand integer not null default 0 check (on_hand between 0 and 1000000),
  reserved integer not null default 0 check (reserved >= 0),
  -- Adds up over the years.
  sold bigint not null default 0 check (sold >= 0),
  -- Kept back from shoppers.
  safety integer not null default 0 check (safety >= 0),
  low_at integer check (low_at >= 0),
  sold_out_until timestamptz,
  primary key (org_id, store_id, variant_id),
  foreign key (org_id, store_id) references stores on delete cascade,
  foreign key (org_id, variant_id) references product_variants on delete cascade,
  constraint stock_covers_reserved check (mode = 'free' or reserved <= on_hand)
);

-- Why it is so many: what is on hand is the sum of these changes, and what was sold the sum of the units sold. Rows are only added.
create table stock_moves (
  org_id uuid not null,
  move_id uuid not null,
  store_id uuid not null,
  variant_id uuid not null,
  kind text not null check (kind in ('receive', 'count', 'adjust', 'sold_outside', 'transfer', 'sale', 'return')),
  change integer not null,
  sold integer not null default 0,
  -- The transfer, order or return that moved it.
  cause_id uuid,
  note text not null default '',
  -- Null once the account of who did it was deleted, and for orders.
  by_user uuid references users on delete set null,
  at timestamptz not null,
  primary key (org_id, move_id),
  foreign key (org_id, store_id, variant_id) references stock on delete cascade,
  -- A count that finds what was thought to be there is worth keeping.
  check (change <> 0 or sold <> 0 or kind = 'count')
);
create unique index stock_moves_cause on stock_moves (org_id, kind, cause_id, store_id, variant_id) where cause_id is not null;
create index stock_moves_newest on stock_moves (org_id, store_id, at desc, move_id desc);
create index stock_moves_of_variant on stock_moves (org_id, store_id, variant_id, at desc, move_id desc);

-- An account that is deleted leaves its moves; the rows of an organization that is erased go. Nothing else changes them.
create function keep_stock_moves() returns trigger language plpgsql set search_path = public as $$
begin
  if old.by_user is not null and new.by_user is null and (to_jsonb(new) - 'by_user') = (to_jsonb(old) - 'by_user') then
    return new;
  end if;
  raise exception 'moves of stock are only added';
end $$;
create trigger stock_moves_kept before update on stock_moves for each row execute function keep_stock_moves();
revoke execute on function keep_stock_moves from public;
grant execute on function keep_stock_moves to swapt_app, swapt_system;

select wall_off('stores', 'store_items', 'stock', 'stock_moves');
