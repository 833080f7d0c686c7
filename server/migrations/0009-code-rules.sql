-- What codes hold beside an address, until when and how often they work, whom they lead where, and further short names for them.

alter table codes
  drop constraint codes_type_check,
  drop constraint codes_status_check,
  add constraint codes_type check (type in ('link', 'page', 'note', 'card', 'file', 'wifi', 'event', 'app')),
  add constraint codes_status check (status in ('active', 'paused', 'archived', 'deleted')),
  -- What the type needs; a link has its target alone.
  add column content jsonb not null default '{}',
  -- In order; the first that fits decides.
  add column rules jsonb not null default '[]',
  add column starts_at timestamptz,
  add column expires_at timestamptz,
  -- How often it can be used, by the button of its page; null: as often as anybody likes.
  add column scan_limit integer check (scan_limit > 0),
  add column uses integer not null default 0,
  add column password_hash text,
  -- Where it leads when it does not work any more.
  add column fallback text,
  add constraint codes_times check (expires_at > starts_at);

-- Where the organization is not known yet: the address of a card.
create unique index codes_id on codes (code_id);

-- Each press of the button has a key of its own, so that a form that is sent twice counts once.
create table code_uses (
  org_id uuid not null,
  code_id uuid not null,
  use_id uuid not null,
  used_at timestamptz not null,
  primary key (org_id, code_id, use_id),
  foreign key (org_id, code_id) references codes on delete cascade
);

-- Further short names of a code, each for a channel if it has one. The names of a code are found without passing over its one-time codes.
alter table slugs add column channel text not null default '';

create table code_styles (
  org_id uuid not null references organizations on delete cascade,
  style_id uuid not null,
  name text not null,
  style jsonb not null,
  created_at timestamptz not null,
  primary key (org_id, style_id)
);
create unique index code_styles_name on code_styles (org_id, lower(name));

-- What a code of type 'file' shows; the bytes lie on disk.
create table files (
  org_id uuid not null references organizations on delete cascade,
  file_id uuid not null,
  name text not null,
  media text not null,
  bytes integer not null,
  created_at timestamptz not null,
  primary key (org_id, file_id)
);

select wall_off('code_uses', 'code_styles', 'files');

-- Which side of a share a scan was led to, and through which channel's address it came; empty for neither.
alter table scans
  add column variant text not null default '',
  add column channel text not null default '';
