-- Notes on codes: for the team, or for everybody who has the address of the note.
create table code_notes (
  org_id uuid not null,
  note_id uuid not null,
  code_id uuid not null,
  text text not null,
  is_public boolean not null,
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (org_id, note_id),
  foreign key (org_id, code_id) references codes on delete cascade
);
create index code_notes_newest on code_notes (org_id, created_at desc);
-- Where the organization is not known yet: the address of a note, and the notes of a code that anybody may ask for.
create unique index code_notes_id on code_notes (note_id);
create index code_notes_code on code_notes (code_id, created_at desc);

alter table code_notes enable row level security;
alter table code_notes force row level security;
create policy own_rows on code_notes to swapt_app using (org_id = (select nullif(current_setting('app.org_id', true), '')::uuid)) with check (org_id = (select nullif(current_setting('app.org_id', true), '')::uuid));
create policy all_rows on code_notes to swapt_system using (true) with check (true);
grant select, insert, update, delete on code_notes to swapt_app, swapt_system;
