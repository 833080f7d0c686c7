-- Who sells, as papers name it.
create table sellers (
  org_id uuid primary key references organizations on delete cascade,
  legal_name text not null,
  address text not null,
  -- At the end of every paper, such as a bank account.
  footer text not null default '',
  updated_at timestamptz not null
);

-- Where the organization is registered for tax.
create table tax_registrations (
  org_id uuid not null references organizations on delete cascade,
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- Empty: in all of the country.
  region text not null default '',
  number text not null check (number <> ''),
  created_at timestamptz not null,
  primary key (org_id, country, region)
);

-- The last number of each series of a store. A number that is given is used: the row stays locked until the paper is written.
create table paper_series (
  org_id uuid not null,
  store_id uuid not null,
  kind text not null check (kind in ('invoice', 'credit_note')),
  -- What nobody paid real money for is counted apart.
  is_test boolean not null,
  last_number integer not null check (last_number > 0),
  primary key (org_id, store_id, kind, is_test),
  foreign key (org_id, store_id) references stores on delete cascade
);

-- Papers with a number of their own. What they say is kept: it changes neither with the order nor with the seller.
create table papers (
  org_id uuid not null,
  paper_id uuid not null,
  order_id uuid not null,
  store_id uuid not null,
  kind text not null check (kind in ('invoice', 'credit_note')),
  is_test boolean not null,
  number integer not null check (number > 0),
  -- What a credit note is about.
  refund_id uuid,
  content jsonb not null,
  created_at timestamptz not null,
  primary key (org_id, paper_id),
  unique (org_id, store_id, kind, is_test, number),
  foreign key (org_id, order_id) references orders on delete cascade,
  foreign key (org_id, refund_id) references refunds on delete cascade,
  check ((kind = 'credit_note') = (refund_id is not null))
);
create unique index papers_of_order on papers (org_id, order_id) where kind = 'invoice';
create unique index papers_of_refund on papers (org_id, refund_id) where refund_id is not null;

select wall_off('sellers', 'tax_registrations', 'paper_series', 'papers');
