-- A search finds a code by each of its short names, those of one-time codes aside.
create function code_words(of codes) returns text language sql stable set search_path = public as $$
  select lower(concat_ws(chr(10), of.name, of.target, of.slug, string_agg(s.slug, chr(10) order by s.slug)))
  from slugs s where s.org_id = of.org_id and s.code_id = of.code_id and not s.is_one_time and s.slug <> of.slug
$$;
revoke execute on function code_words from public;
grant execute on function code_words to swapt_app, swapt_system;

create or replace function keep_code_entry() returns trigger language plpgsql set search_path = public as $$
begin
  if tg_op = 'DELETE' then
    delete from code_entries where org_id = old.org_id and code_id = old.code_id;
    return null;
  end if;
  insert into code_entries (org_id, code_id, status, type, folder_id, base_code_id, tags, created_at, name, words)
  values (new.org_id, new.code_id, new.status, new.type, new.folder_id, new.base_code_id, new.tags, new.created_at, lower(new.name), code_words(new))
  on conflict (org_id, code_id) do update set status = excluded.status, type = excluded.type, folder_id = excluded.folder_id,
    base_code_id = excluded.base_code_id, tags = excluded.tags, created_at = excluded.created_at, name = excluded.name, words = excluded.words;
  return null;
end $$;

-- Whoever gives or takes an alias holds the code, so that a change of its name at the same time is not overwritten with the old one.
create function keep_alias_words() returns trigger language plpgsql set search_path = public as $$
declare
  changed slugs := case when tg_op = 'DELETE' then old else new end;
begin
  update code_entries e set words = code_words(c) from codes c
  where c.org_id = changed.org_id and c.code_id = changed.code_id and c.slug <> changed.slug and e.org_id = c.org_id and e.code_id = c.code_id;
  return null;
end $$;
revoke execute on function keep_alias_words from public;
grant execute on function keep_alias_words to swapt_app, swapt_system;
create trigger slugs_given after insert on slugs for each row when (not new.is_one_time) execute function keep_alias_words();
create trigger slugs_taken after delete on slugs for each row when (not old.is_one_time) execute function keep_alias_words();

-- The aliases there are. The owner of the tables may be held by row-level security, the system role sees all rows.
set local role swapt_system;
update code_entries e set words = code_words(c) from codes c
where e.org_id = c.org_id and e.code_id = c.code_id
  and exists (select from slugs s where s.org_id = c.org_id and s.code_id = c.code_id and not s.is_one_time and s.slug <> c.slug);
reset role;
