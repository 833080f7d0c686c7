-- What shoppers can add to an item of a store, at a price of its own.
create table add_ons (
  org_id uuid not null,
  add_on_id uuid not null,
  store_id uuid not null,
  name text not null,
  -- Whole minor units. The currency is written down, so that an amount is never read in another one once the store has changed its own.
  amount bigint not null check (amount >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- How many of it one item can have.
  most integer not null check (most between 1 and 99),
  status text not null check (status in ('on', 'off')),
  -- Otherwise for those in add_on_items, which can be none once they were taken out of the store.
  is_for_all boolean not null,
  position integer not null,
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (org_id, add_on_id),
  foreign key (org_id, store_id) references stores on delete cascade
);
create index add_ons_position on add_ons (org_id, store_id, position, add_on_id);

-- An item that an add-on is for.
create table add_on_items (
  org_id uuid not null,
  add_on_id uuid not null,
  item_id uuid not null,
  primary key (org_id, add_on_id, item_id),
  foreign key (org_id, add_on_id) references add_ons on delete cascade,
  foreign key (org_id, item_id) references store_items on delete cascade
);
create index add_on_items_of_item on add_on_items (org_id, item_id);

select wall_off('add_ons', 'add_on_items');
