-- Changes of many customers and pages go on in parts as those of codes do. What one of them had before is its noun's own business.
alter table bulk_changes rename column code_ids to item_ids;
alter table bulk_changes add column noun text not null default 'codes';
alter table bulk_changes alter column noun drop default;
-- An erasure is not undone, and once it has ended nothing of whom it erased is kept.
alter table bulk_changes add column can_undo boolean not null default true;
alter table bulk_changes alter column can_undo drop default;
alter table bulk_changes alter column left_out drop default, alter column kept drop default;
alter table bulk_changes
  alter column left_out type jsonb using replace(left_out::text, '"codes":', '"count":')::jsonb,
  alter column kept type jsonb using replace(kept::text, '"codes":', '"count":')::jsonb;
alter table bulk_changes alter column left_out set default '[]', alter column kept set default '[]';

alter table bulk_changed_codes rename to bulk_changed_items;
alter table bulk_changed_items rename column code_id to item_id;
alter table bulk_changed_items
  alter column tags type jsonb using jsonb_build_object('status', status, 'folder_id', folder_id, 'tags', to_jsonb(tags));
alter table bulk_changed_items rename column tags to before;
alter table bulk_changed_items drop column status, drop column folder_id;
