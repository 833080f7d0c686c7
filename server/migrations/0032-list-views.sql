-- What a list of the console shows, saved under a name: search, filters, order, columns and size of its pages, as they stand in the address.
create table list_views (
  org_id uuid not null references organizations on delete cascade,
  view_id uuid not null,
  list text not null,
  -- Whose it is; null when it belongs to everybody in the organization. What is one's own goes with the membership.
  owner_id uuid,
  name text not null,
  query text not null,
  created_at timestamptz not null,
  primary key (org_id, view_id),
  foreign key (org_id, owner_id) references memberships (org_id, user_id) on delete cascade
);
create unique index list_views_name on list_views (org_id, list, owner_id, lower(name)) nulls not distinct;
create index list_views_owner on list_views (org_id, owner_id);

-- How a person wants a list: the view that it opens with, and its columns from left to right (null: as the list has them).
create table list_choices (
  org_id uuid not null,
  user_id uuid not null,
  list text not null,
  view_id uuid,
  columns text[],
  primary key (org_id, user_id, list),
  foreign key (org_id, user_id) references memberships (org_id, user_id) on delete cascade,
  foreign key (org_id, view_id) references list_views on delete set null (view_id)
);
create index list_choices_view on list_choices (org_id, view_id);

select wall_off('list_views', 'list_choices');
