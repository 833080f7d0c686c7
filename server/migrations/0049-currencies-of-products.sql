-- In which currencies a product can be bought, beside what lists need of it already: a store’s list and its total read one narrow row for each product.
alter table product_entries add column currencies text[] not null default '{}';

create function product_currencies(of_org uuid, of_product uuid) returns text[] language sql stable set search_path = public as $$
  select coalesce(array_agg(distinct x.currency order by x.currency), '{}')
    from product_variants v join variant_prices x on x.org_id = v.org_id and x.variant_id = v.variant_id
   where v.org_id = of_org and v.product_id = of_product and v.archived_at is null
$$;

update product_entries set currencies = product_currencies(org_id, product_id);

-- Once for all variants that a statement wrote.
create or replace function keep_product_words() returns trigger language plpgsql set search_path = public as $$
begin
  update product_entries e
     set words = product_words(p.org_id, p.product_id, p.name), currencies = product_currencies(p.org_id, p.product_id)
    from products p
   where p.org_id = e.org_id and p.product_id = e.product_id
     and (p.org_id, p.product_id) in (select w.org_id, w.product_id from written w);
  return null;
end $$;

-- Once for all prices that a statement wrote or removed; a new amount in the same currency changes nothing.
create function keep_product_currencies() returns trigger language plpgsql set search_path = public as $$
begin
  update product_entries e set currencies = now.currencies
    from (select p.org_id, p.product_id, product_currencies(p.org_id, p.product_id) as currencies
      from (select distinct v.org_id, v.product_id
        from written w join product_variants v on v.org_id = w.org_id and v.variant_id = w.variant_id) p) now
   where e.org_id = now.org_id and e.product_id = now.product_id and e.currencies <> now.currencies;
  return null;
end $$;
create trigger variant_prices_added after insert on variant_prices
  referencing new table as written for each statement execute function keep_product_currencies();
create trigger variant_prices_removed after delete on variant_prices
  referencing old table as written for each statement execute function keep_product_currencies();

revoke execute on function product_currencies, keep_product_currencies from public;
grant execute on function product_currencies, keep_product_currencies to swapt_app, swapt_system;
