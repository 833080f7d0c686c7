-- What takes something off the price of a cart: by a code that shoppers type, or by itself.
create table discounts (
  org_id uuid not null references organizations on delete cascade,
  discount_id uuid not null,
  -- Null: in all stores of the organization.
  store_id uuid,
  name text not null,
  -- In capital letters, as shoppers’ are read; null: it applies by itself.
  code text check (code = upper(code)),
  kind text not null check (kind in ('percent', 'amount', 'bxgy', 'shipping')),
  -- Hundredths of a per cent.
  percent_bps integer check (percent_bps between 1 and 10000),
  -- Whole minor units, as the minimum. Both are in the currency, so that neither is read in another one; without them a discount is for any currency.
  amount bigint check (amount > 0),
  buy_units integer check (buy_units between 1 and 99),
  free_units integer check (free_units between 1 and 99),
  currency text check (currency ~ '^[A-Z]{3}$'),
  minimum bigint check (minimum > 0),
  -- Otherwise for the products and catalogs that are named, which can be none once they were deleted.
  is_for_all boolean not null,
  combines boolean not null,
  limit_total integer check (limit_total > 0),
  limit_each integer check (limit_each > 0),
  used integer not null default 0 check (used >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  starts_at timestamptz,
  ends_at timestamptz,
  state text not null default 'draft' check (state in ('draft', 'active', 'paused', 'ended')),
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (org_id, discount_id),
  foreign key (org_id, store_id) references stores on delete cascade,
  constraint discounts_limit check (used + reserved <= limit_total),
  constraint discounts_kind check ((kind = 'percent') = (percent_bps is not null) and (kind = 'amount') = (amount is not null)
    and (kind = 'bxgy') = (buy_units is not null) and (kind = 'bxgy') = (free_units is not null)),
  constraint discounts_currency check (coalesce(amount, minimum) is null or currency is not null),
  constraint discounts_dates check (ends_at > starts_at)
);
create unique index discounts_code on discounts (org_id, code) where state <> 'ended';
create index discounts_automatic on discounts (org_id) where code is null and state = 'active';
create index discounts_newest on discounts (org_id, created_at desc, discount_id desc);
create index discounts_of_store on discounts (org_id, store_id);

create table discount_products (
  org_id uuid not null,
  discount_id uuid not null,
  product_id uuid not null,
  primary key (org_id, discount_id, product_id),
  foreign key (org_id, discount_id) references discounts on delete cascade,
  foreign key (org_id, product_id) references products on delete cascade
);
create index discount_products_of_product on discount_products (org_id, product_id);

create table discount_catalogs (
  org_id uuid not null,
  discount_id uuid not null,
  catalog_id uuid not null,
  primary key (org_id, discount_id, catalog_id),
  foreign key (org_id, discount_id) references discounts on delete cascade,
  foreign key (org_id, catalog_id) references catalogs on delete cascade
);
create index discount_catalogs_of_catalog on discount_catalogs (org_id, catalog_id);

-- The order that took a use of a discount: what its counters are moved by, once.
create table discount_uses (
  org_id uuid not null,
  discount_id uuid not null,
  order_id uuid not null,
  state text not null check (state in ('reserved', 'used', 'released')),
  -- Whose uses it counts to: hashes of their contacts.
  people text[] not null,
  at timestamptz not null,
  primary key (org_id, discount_id, order_id),
  foreign key (org_id, discount_id) references discounts on delete cascade
);
create index discount_uses_of_order on discount_uses (org_id, order_id);

-- How often somebody has used a discount, by a hash of an e-mail address or a phone number.
create table discount_people (
  org_id uuid not null,
  discount_id uuid not null,
  person text not null,
  uses integer not null check (uses >= 0),
  primary key (org_id, discount_id, person),
  foreign key (org_id, discount_id) references discounts on delete cascade
);

select wall_off('discounts', 'discount_products', 'discount_catalogs', 'discount_uses', 'discount_people');
