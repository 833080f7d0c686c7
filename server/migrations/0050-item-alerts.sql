-- Shoppers who asked to be told once when a variant of a store can be bought again. Until they confirmed their address nothing is sent but that question.
create table item_alerts (
  org_id uuid not null,
  alert_id uuid not null,
  item_id uuid not null,
  variant_id uuid not null,
  email text not null,
  language text not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  primary key (org_id, alert_id),
  -- What a store takes out of its shelves nobody waits for any more.
  foreign key (org_id, item_id) references store_items on delete cascade,
  foreign key (org_id, variant_id) references product_variants on delete cascade,
  constraint item_alerts_once unique (org_id, item_id, variant_id, email)
);
-- What is waited for, and by how many.
create index item_alerts_waiting on item_alerts (org_id, item_id, variant_id) where confirmed_at is not null;
create index item_alerts_of_variant on item_alerts (org_id, variant_id);
create index item_alerts_age on item_alerts (asked_at);
-- Who asks to be forgotten names an address, not an organization.
create index item_alerts_email on item_alerts (email);

select wall_off('item_alerts');
