-- What orders are searched by, a row for each word: behind row-level security an index serves comparisons of texts, and neither patterns nor a text search.

-- In small letters without accents, the same in every database: what lower() does beyond ASCII is a matter of its locale. This function and the next are
-- part of the statements that call them, which a setting of their own would prevent.
create function folded(of text) returns text language sql immutable as $$
  select case when octet_length(of) = length(of) then lower(of collate "C") else translate(lower(replace(replace(
    regexp_replace(normalize(of, NFKD), '[\u0300-\u036f\u0640\u064b-\u065f\u0670]', '', 'g'), 'ß', 'ss'), 'ẞ', 'ss') collate "C"),
    'ØøŁłĐđıΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣςΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄІҐЂЈЉЊЋЏ٠١٢٣٤٥٦٧٨٩',
    'oollddiαβγδεζηθικλμνξοπρσστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяєіґђјљњћџ0123456789') end
$$;

-- Of a text that is folded: what stands between spaces and signs. Digits that stand in groups are one word, and none begins with a zero, as the numbers
-- of phones are written with and without it.
create function plain_words(of text) returns setof text language sql immutable as $$
  select case when ltrim(w, '0123456789') = '' then ltrim(w, '0') else w end
    from unnest(regexp_split_to_array(
      regexp_replace(replace(of, '(0)', ' '), '([0-9])[\s/().-]+(?=[0-9])', '\1', 'g'),
      '[\s!-/:-@\[-`{-~\u00a0-\u00bf\u060c\u061b\u061f\u2000-\u206f\u3000-\u303f]+')) w
   where ltrim(w, '0') <> ''
$$;

-- Name, e-mail with what it is made of, and phone number, each word after a space. A number has a word for each of its ends of seven digits and more.
create function words_of_order(name text, email text, phone text) returns text language plpgsql immutable
  set search_path = public set plan_cache_mode = force_generic_plan as $$
declare
  digits text := regexp_replace(phone, '[^0-9]', '', 'g');
  address text := folded(email);
begin
  return (
    select coalesce(string_agg(' ' || w, '' order by w collate "C"), '') from (
      select w from plain_words(folded(name) || ' | ' || address) w
      union select regexp_replace(address, '\s', '', 'g')
      union select ltrim(substr(digits, n), '0') from generate_series(1, greatest(1, length(digits) - 6)) n) t (w)
     where w <> '');
end $$;

-- What somebody searches for: what begins an e-mail stays whole.
create function search_words(of text) returns setof text language sql stable set search_path = public as $$
  select m[1] from regexp_matches(folded(of), '[^\s@]+@[^\s@]*', 'g') m
  union select w from plain_words(regexp_replace(folded(of), '[^\s@]+@[^\s@]*', ' | ', 'g')) w
$$;

alter table orders add column words text not null generated always as (words_of_order(name, email, phone)) stored;

-- Without foreign keys, as each would be looked up for each word: triggers make and end the rows together with those of orders.
create table order_words (
  org_id uuid not null,
  store_id uuid not null,
  word text collate "C" not null,
  created_at timestamptz not null,
  order_id uuid not null,
  primary key (org_id, store_id, word, created_at, order_id)
);

create function add_order_words() returns trigger language plpgsql set search_path = public as $$
begin
  insert into order_words (org_id, store_id, word, created_at, order_id)
  select o.org_id, o.store_id, w, o.created_at, o.order_id from written o, unnest(string_to_array(substr(o.words, 2), ' ')) w;
  return null;
end $$;
create trigger orders_words_added after insert on orders
  referencing new table as written for each statement execute function add_order_words();

create function change_order_words() returns trigger language plpgsql set search_path = public as $$
begin
  delete from order_words
   where org_id = old.org_id and store_id = old.store_id and word = any(string_to_array(substr(old.words, 2), ' '))
     and created_at = old.created_at and order_id = old.order_id;
  if tg_op = 'UPDATE' then
    insert into order_words (org_id, store_id, word, created_at, order_id)
    select new.org_id, new.store_id, w, new.created_at, new.order_id from unnest(string_to_array(substr(new.words, 2), ' ')) w;
  end if;
  return null;
end $$;
create trigger orders_words_changed after update on orders for each row
  when (old.words <> new.words or old.created_at <> new.created_at or old.store_id <> new.store_id) execute function change_order_words();
create trigger orders_words_deleted after delete on orders for each row execute function change_order_words();

revoke execute on function folded, plain_words, words_of_order, search_words, add_order_words, change_order_words from public;
grant execute on function folded, plain_words, words_of_order, search_words, add_order_words, change_order_words to swapt_app, swapt_system;

select wall_off('order_words');

-- Those of the orders there are: the system role sees the rows of all organizations.
set local role swapt_system;
insert into order_words (org_id, store_id, word, created_at, order_id)
select o.org_id, o.store_id, w, o.created_at, o.order_id from orders o, unnest(string_to_array(substr(o.words, 2), ' ')) w
 order by 1, 2, 3, 4, 5;
reset role;
