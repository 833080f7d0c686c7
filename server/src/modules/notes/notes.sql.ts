import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';
import type { CodeNotesRow } from '../../platform/db/tables.gen.js';

const columns = `n.note_id as id, n.code_id, n.org_id, n.text, n.is_public, n.created_at, c.name as code_name,
  coalesce(nullif(u.name, ''), u.email, '') as author`;
export const joined = `code_notes n join codes c on c.org_id = n.org_id and c.code_id = n.code_id left join users u on u.user_id = n.created_by`;
const newest = 'order by n.created_at desc, n.note_id desc';

/** No row when the code is not there or deleted. */
export const insertNote = (tx: Tx, note: CodeNotesRow) =>
  tx.query(
    `insert into code_notes (org_id, note_id, code_id, text, is_public, created_by, created_at)
     select c.org_id, $2, c.code_id, $4, $5, $6, $7 from codes c where c.org_id = $1 and c.code_id = $3 and c.status <> 'deleted'
     returning note_id`,
    [note.org_id, note.note_id, note.code_id, note.text, note.is_public, note.created_by, note.created_at],
  );

export const deleteNote = (tx: Tx, orgId: string, codeId: string, noteId: string) =>
  tx.query('delete from code_notes where org_id = $1 and code_id = $2 and note_id = $3 returning note_id as id', [
    orgId,
    codeId,
    noteId,
  ]);

export interface NoteFilter {
  codeId?: string;
  noteId?: string;
  /** Seen by everybody, or by the team alone. A code that is deleted or stopped takes its notes along. */
  isPublic?: boolean;
  /** A part of the note or of its code's name. */
  search?: string;
}

export const matches = `n.org_id = $1 and ($2::uuid is null or n.code_id = $2) and ($3::uuid is null or n.note_id = $3)
  and ($4::boolean is null or (n.is_public and c.status <> 'deleted' and c.held_at is null) = $4) and ($5::text is null or strpos(lower(n.text || chr(10) || c.name), lower($5)) > 0)`;
export const valuesOf = (orgId: string, { codeId, noteId, isPublic, search }: NoteFilter) =>
  [orgId, codeId ?? null, noteId ?? null, isPublic ?? null, search || null] as const;

export const selectNotes = (tx: Tx, orgId: string, filter: NoteFilter, limit: number, offset: number) =>
  tx.query(`select ${columns} from ${joined} where ${matches} ${newest} limit $6 offset $7`, [
    ...valuesOf(orgId, filter),
    limit,
    offset,
  ]);

/** The ids of all that a list shows, in its order, as far as so many. */
export const selectListedIds = (tx: Tx, orgId: string, filter: NoteFilter, most: number) =>
  tx.query(`select n.note_id from ${joined} where ${matches} ${newest} limit $6`, [...valuesOf(orgId, filter), most]);

/** Notes in the order of the ids. */
export const selectNotesOf = (tx: Tx, orgId: string, noteIds: readonly string[]) =>
  tx.query(
    `select ${columns} from ${joined} where n.org_id = $1 and n.note_id = any($2::uuid[])
     order by array_position($2::uuid[], n.note_id)`,
    [orgId, noteIds],
  );

export type NoteRow = RowOf<typeof selectNotes>;

export const countNotes = (tx: Tx, orgId: string, filter: NoteFilter) =>
  tx.query(`select count(*) as total from ${joined} where ${matches}`, valuesOf(orgId, filter));

/** The organization of a code that has notes, across organizations. */
export const selectOrgOfNotes = (tx: Tx, codeId: string) =>
  tx.query('select org_id from code_notes where code_id = $1 limit 1', [codeId]);

/** A note that anybody may see, across organizations. */
export const selectPublicNote = (tx: Tx, noteId: string) =>
  tx.query(
    `select n.org_id, n.code_id, n.text, n.created_at, o.shown_name as org_name
     from code_notes n
     join codes c on c.org_id = n.org_id and c.code_id = n.code_id
     join organizations o on o.org_id = n.org_id
     where n.note_id = $1 and n.is_public and c.status <> 'deleted' and c.held_at is null`,
    [noteId],
  );
