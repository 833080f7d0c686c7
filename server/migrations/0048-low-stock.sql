-- Kept by the database, so that a change of stock which leaves it as it is touches no index.
alter table stock add column is_low boolean not null
  generated always as (mode = 'track' and on_hand - reserved - safety <= coalesce(low_at, 0)) stored;
-- Whether the team was written to since the stock ran low. What is low already is known.
alter table stock add column low_mailed boolean not null default false;
update stock set low_mailed = true where is_low;

-- What has to be written about, and what there is enough of again: few rows, looked for every few minutes.
create index stock_to_mail on stock (org_id, store_id) where is_low and not low_mailed;
create index stock_refilled on stock (org_id, store_id) where low_mailed and not is_low;
