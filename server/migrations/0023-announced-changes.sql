-- Every process may hold copies of what is published, for the time in which the database is away. It hears here of each change that ends one:
-- the id of the changed row, and that uploads of its organization may be shown no more, or again.
create function announce_change() returns trigger language plpgsql as $$
declare
  id text;
begin
  execute format('select ($1).%I::text', tg_argv[0]) into id using old;
  -- A name that was given up belongs to no page; an empty word would mean that anything may have changed.
  if id is not null then
    perform pg_notify('public_changes', id);
  end if;
  perform pg_notify('public_changes', 'uploads ' || old.org_id);
  return null;
end $$;
revoke execute on function announce_change from public;
grant execute on function announce_change to swapt_app, swapt_system;

create trigger pages_announced after delete or update of status, held_at, published_version on pages
  for each row execute function announce_change('page_id');
create trigger page_names_announced after delete or update on page_names
  for each row execute function announce_change('page_id');
create trigger codes_announced after delete or update of status, held_at, type, content on codes
  for each row execute function announce_change('code_id');
create trigger notes_announced after delete or update on code_notes
  for each row execute function announce_change('note_id');
create trigger images_announced after delete on images
  for each row execute function announce_change('image_id');
create trigger files_announced after delete on files
  for each row execute function announce_change('file_id');
create trigger organizations_announced after delete or update of name, logo, shopper_terms, delete_after on organizations
  for each row execute function announce_change('org_id');
create trigger campaigns_announced after delete on campaigns
  for each row execute function announce_change('campaign_id');
