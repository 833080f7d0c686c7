-- Whether the team was written to since the stock ran low. What is low already is known.
alter table stock add column low_mailed boolean not null default false;
update stock set low_mailed = true where mode = 'track' and on_hand - reserved - safety <= coalesce(low_at, 0);

-- What has to be written about, and what there is enough of again: few rows, looked for every few minutes.
create index stock_to_mail on stock (org_id, store_id)
  where not low_mailed and mode = 'track' and on_hand - reserved - safety <= coalesce(low_at, 0);
create index stock_refilled on stock (org_id, store_id)
  where low_mailed and not (mode = 'track' and on_hand - reserved - safety <= coalesce(low_at, 0));
