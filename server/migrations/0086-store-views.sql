-- How often pages of a store were seen by people, by quarters of an hour: of its products, and of what somebody is about to buy. Nothing is kept of who.
create table store_views (
  org_id uuid not null,
  store_id uuid not null,
  kind text not null check (kind in ('item', 'cart')),
  at timestamptz not null,
  views integer not null check (views > 0),
  primary key (org_id, store_id, kind, at),
  foreign key (org_id, store_id) references stores on delete cascade
);

select wall_off('store_views');
