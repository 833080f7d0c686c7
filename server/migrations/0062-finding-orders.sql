-- What an order is found by: the words of who placed it, each with its store, so that an index finds those of one store alone. Words end at signs of
-- ASCII, so that they are the same whatever the locale is.
create function words_in(written text) returns setof text language sql immutable parallel safe set search_path = pg_catalog as $$
  select distinct word from regexp_split_to_table(lower(written), '[\s!-/:-@\[-`{-~]+') as word where word <> ''
$$;

create function order_words(store_id uuid, name text, email text, phone text) returns tsvector language sql immutable parallel safe set search_path = public as $$
  select coalesce(array_to_tsvector(array_agg(left(store_id::text, 8) || '/' || word)), ''::tsvector) from words_in(name || ' ' || email || ' ' || phone) as word
$$;

-- Every word of it begins one of the order; null where it has none.
create function order_query(store_id uuid, written text) returns tsquery language sql immutable parallel safe set search_path = public as $$
  select string_agg('''' || left(store_id::text, 8) || '/' || word || ''':*', ' & ')::tsquery from words_in(written) as word
$$;

revoke execute on function words_in, order_words, order_query from public;
grant execute on function words_in, order_words, order_query to swapt_app, swapt_system;

create index orders_words on orders using gin (order_words(store_id, name, email, phone)) where not is_deleted;
create index orders_status on orders (org_id, store_id, status, created_at desc, order_id desc) where not is_deleted;
create index orders_hidden on orders (org_id, store_id) where is_deleted;
