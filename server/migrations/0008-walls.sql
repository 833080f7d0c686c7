-- Walls off the tables of an organization: swapt_app sees the rows of the organization in app.org_id and no others, swapt_system all of them.
-- Later migrations call it for every table they make.
create function wall_off(variadic names text[]) returns void language plpgsql set search_path = public as $$
declare
  name text;
  own constant text := '(org_id = (select nullif(current_setting(''app.org_id'', true), '''')::uuid))';
begin
  foreach name in array names loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy own_rows on %I to swapt_app using %s with check %s', name, own, own);
    execute format('create policy all_rows on %I to swapt_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to swapt_app, swapt_system', name);
  end loop;
end $$;
revoke execute on function wall_off from public;
