-- Pictures around a code ------------------------------------------------------------------------------------------------

-- Those of guests stand under the organization of nobody (all zeros) and are removed after some days.
create table ai_pictures (
  org_id uuid not null,
  picture_id uuid not null,
  -- The code it leads to, where it leads to one.
  code_id uuid,
  prompt text not null,
  style text not null,
  seed bigint not null,
  -- What is encoded.
  target text not null,
  made_by text not null check (made_by in ('renderer', 'model')),
  media_type text not null check (media_type in ('image/svg+xml', 'image/webp')),
  body bytea not null,
  score jsonb not null,
  -- The code's own picture in lists and on its page.
  is_chosen boolean not null default false,
  created_at timestamptz not null,
  primary key (org_id, picture_id),
  foreign key (org_id, code_id) references codes on delete cascade
);
create index ai_pictures_newest on ai_pictures (org_id, created_at desc);
create unique index ai_pictures_chosen on ai_pictures (org_id, code_id) where is_chosen;
-- Where the organization is not known yet: the address of a picture.
create unique index ai_pictures_id on ai_pictures (picture_id);

-- What strangers report to the people who run the installation. The organization itself does not see who reported it. -----
create table reports (
  org_id uuid not null,
  report_id uuid not null,
  -- What it is about.
  kind text not null check (kind in ('code', 'page')),
  subject_id uuid not null,
  reason text not null check (reason in ('scam', 'illegal', 'harmful', 'privacy', 'broken', 'other')),
  note text not null,
  email text not null,
  state text not null default 'open' check (state in ('open', 'dismissed', 'paused')),
  decided_by text,
  decided_at timestamptz,
  created_at timestamptz not null,
  primary key (org_id, report_id)
);
create index reports_subject on reports (org_id, subject_id, state);
create index reports_newest on reports (state, created_at desc);
create unique index reports_id on reports (report_id);

select wall_off('ai_pictures', 'reports');

-- A code or page that the operator stopped: its owner can change it, but nobody gets to see it until the operator lets it go.
alter table codes add column held_at timestamptz;
alter table pages add column held_at timestamptz;

-- What an organization asks its shoppers to agree to; empty: the installation's own terms stand alone.
alter table organizations add column shopper_terms text not null default '';
