// Made by `pnpm --filter @swapt/server statements` from the statements of this folder and the migrated database; do not edit.
export {};

declare module '../../platform/db/statements.js' {
  interface Statements {
    /** many-notes.sql.ts: selectMatching */
    "select n.note_id from code_notes n join codes c on c.org_id = n.org_id and c.code_id = n.code_id left join users u on u.user_id = n.created_by where n.org_id = $1 and ($2::uuid is null or n.code_id = $2) and ($3::uuid is null or n.note_id = $3)\n\
  and ($4::boolean is null or (n.is_public and c.status <> 'deleted' and c.held_at is null) = $4) and ($5::text is null or strpos(lower(n.text || chr(10) || c.name), lower($5)) > 0) order by n.note_id limit $6": {
      values: readonly [string | null, string | null, string | null, boolean | null, string | null, number | null];
      row: { note_id: string };
    };

    /** many-notes.sql.ts: lockNotes */
    'select note_id from code_notes where org_id = $1 and note_id = any($2::uuid[]) order by note_id for update': {
      values: readonly [string | null, List<string> | null];
      row: { note_id: string };
    };

    /** many-notes.sql.ts: deleteNotes */
    "delete from code_notes n where n.org_id = $1 and n.note_id = any($2::uuid[])\n\
     returning n.note_id as item_id, jsonb_build_object('name', left(n.text, 40), 'row', to_jsonb(n)) as before": {
      values: readonly [string | null, List<string> | null];
      row: { item_id: string; before: { name: string; row: unknown } };
    };

    /** many-notes.sql.ts: insertAgain */
    "insert into code_notes select r.* from jsonb_array_elements($2::jsonb) b cross join lateral jsonb_populate_record(null::code_notes, b -> 'row') r\n\
      where r.org_id = $1 and exists (select from codes c where c.org_id = $1 and c.code_id = r.code_id)\n\
      order by r.code_id on conflict do nothing returning note_id": {
      values: readonly [string | null, string | null];
      row: { note_id: string };
    };

    /** notes.sql.ts: insertNote */
    "insert into code_notes (org_id, note_id, code_id, text, is_public, created_by, created_at)\n\
     select c.org_id, $2, c.code_id, $4, $5, $6, $7 from codes c where c.org_id = $1 and c.code_id = $3 and c.status <> 'deleted'\n\
     returning note_id": {
      values: readonly [string | null, string | null, string | null, string | null, boolean | null, string | null, Date | null];
      row: { note_id: string };
    };

    /** notes.sql.ts: deleteNote */
    'delete from code_notes where org_id = $1 and code_id = $2 and note_id = $3 returning note_id as id': {
      values: readonly [string | null, string | null, string | null];
      row: { id: string };
    };

    /** notes.sql.ts: selectNotes */
    "select n.note_id as id, n.code_id, n.org_id, n.text, n.is_public, n.created_at, c.name as code_name,\n\
  coalesce(nullif(u.name, ''), u.email, '') as author from code_notes n join codes c on c.org_id = n.org_id and c.code_id = n.code_id left join users u on u.user_id = n.created_by where n.org_id = $1 and ($2::uuid is null or n.code_id = $2) and ($3::uuid is null or n.note_id = $3)\n\
  and ($4::boolean is null or (n.is_public and c.status <> 'deleted' and c.held_at is null) = $4) and ($5::text is null or strpos(lower(n.text || chr(10) || c.name), lower($5)) > 0) order by n.created_at desc, n.note_id desc limit $6 offset $7": {
      values: readonly [string | null, string | null, string | null, boolean | null, string | null, number | null, number | null];
      row: {
        id: string;
        code_id: string;
        org_id: string;
        text: string;
        is_public: boolean;
        created_at: Date;
        code_name: string;
        author: string;
      };
    };

    /** notes.sql.ts: selectListedIds */
    "select n.note_id from code_notes n join codes c on c.org_id = n.org_id and c.code_id = n.code_id left join users u on u.user_id = n.created_by where n.org_id = $1 and ($2::uuid is null or n.code_id = $2) and ($3::uuid is null or n.note_id = $3)\n\
  and ($4::boolean is null or (n.is_public and c.status <> 'deleted' and c.held_at is null) = $4) and ($5::text is null or strpos(lower(n.text || chr(10) || c.name), lower($5)) > 0) order by n.created_at desc, n.note_id desc limit $6": {
      values: readonly [string | null, string | null, string | null, boolean | null, string | null, number | null];
      row: { note_id: string };
    };

    /** notes.sql.ts: selectNotesOf */
    "select n.note_id as id, n.code_id, n.org_id, n.text, n.is_public, n.created_at, c.name as code_name,\n\
  coalesce(nullif(u.name, ''), u.email, '') as author from code_notes n join codes c on c.org_id = n.org_id and c.code_id = n.code_id left join users u on u.user_id = n.created_by where n.org_id = $1 and n.note_id = any($2::uuid[])\n\
     order by array_position($2::uuid[], n.note_id)": {
      values: readonly [string | null, List<string> | null];
      row: {
        id: string;
        code_id: string;
        org_id: string;
        text: string;
        is_public: boolean;
        created_at: Date;
        code_name: string;
        author: string;
      };
    };

    /** notes.sql.ts: countNotes */
    "select count(*) as total from code_notes n join codes c on c.org_id = n.org_id and c.code_id = n.code_id left join users u on u.user_id = n.created_by where n.org_id = $1 and ($2::uuid is null or n.code_id = $2) and ($3::uuid is null or n.note_id = $3)\n\
  and ($4::boolean is null or (n.is_public and c.status <> 'deleted' and c.held_at is null) = $4) and ($5::text is null or strpos(lower(n.text || chr(10) || c.name), lower($5)) > 0)": {
      values: readonly [string | null, string | null, string | null, boolean | null, string | null];
      row: { total: number };
    };

    /** notes.sql.ts: selectOrgOfNotes */
    'select org_id from code_notes where code_id = $1 limit 1': {
      values: readonly [string | null];
      row: { org_id: string };
    };

    /** notes.sql.ts: selectPublicNote */
    "select n.org_id, n.code_id, n.text, n.created_at, o.shown_name as org_name\n\
     from code_notes n\n\
     join codes c on c.org_id = n.org_id and c.code_id = n.code_id\n\
     join organizations o on o.org_id = n.org_id\n\
     where n.note_id = $1 and n.is_public and c.status <> 'deleted' and c.held_at is null": {
      values: readonly [string | null];
      row: { org_id: string; code_id: string; text: string; created_at: Date; org_name: string };
    };
  }
}
