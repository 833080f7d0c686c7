-- Pages: a draft that the team works on, and versions, each as it was published. One version is live while the page is published.
create table pages (
  org_id uuid not null references organizations on delete cascade,
  page_id uuid not null,
  name text not null,
  status text not null default 'draft' check (status in ('draft', 'published', 'deleted')),
  draft jsonb not null,
  -- Rises with every save of the draft, so that nobody overwrites what they have not seen.
  revision integer not null default 1,
  updated_by uuid not null,
  updated_at timestamptz not null,
  -- The last version that was published, and the revision of the draft it was made from.
  published_version integer,
  published_revision integer,
  published_at timestamptz,
  created_at timestamptz not null,
  primary key (org_id, page_id),
  check (status <> 'published' or published_version is not null)
);
create index pages_newest on pages (org_id, updated_at desc);
-- Where the organization is not known yet: the address of a page.
create unique index pages_id on pages (page_id);

create table page_versions (
  org_id uuid not null,
  page_id uuid not null,
  version integer not null,
  document jsonb not null,
  published_by uuid not null,
  published_at timestamptz not null,
  primary key (org_id, page_id, version),
  foreign key (org_id, page_id) references pages on delete cascade
);

-- The directory of names under /pitviper/: unique across organizations, in small letters.
create table page_names (
  name text primary key,
  org_id uuid not null,
  page_id uuid not null,
  constraint page_names_page unique (org_id, page_id),
  foreign key (org_id, page_id) references pages on delete cascade
);

create table templates (
  org_id uuid not null references organizations on delete cascade,
  template_id uuid not null,
  name text not null,
  document jsonb not null,
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (org_id, template_id)
);
create unique index templates_name on templates (org_id, lower(name));

select wall_off('pages', 'page_versions', 'page_names', 'templates');
