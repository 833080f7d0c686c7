import type { Tx } from '../../platform/db/database.js';
import { joined, matches, valuesOf, type NoteFilter } from './notes.sql.js';

export const selectMatching = (tx: Tx, orgId: string, filter: NoteFilter, most: number) =>
  tx.query(`select n.note_id from ${joined} where ${matches} order by n.note_id limit $6`, [
    ...valuesOf(orgId, filter),
    most,
  ]);

/** Of these, those of the organization: locked in the order of their ids, so that two that change the same ones wait for each other in one direction. */
export const lockNotes = (tx: Tx, orgId: string, noteIds: readonly string[]) =>
  tx.query(
    'select note_id from code_notes where org_id = $1 and note_id = any($2::uuid[]) order by note_id for update',
    [orgId, noteIds],
  );

/** Each with all that putting it back takes. */
export const deleteNotes = (tx: Tx, orgId: string, noteIds: readonly string[]) =>
  tx.query(
    `delete from code_notes n where n.org_id = $1 and n.note_id = any($2::uuid[])
     returning n.note_id as item_id, jsonb_build_object('name', left(n.text, 40), 'row', to_jsonb(n)) as before`,
    [orgId, noteIds],
  );

/** No row for a note whose code is gone. Codes are locked by their keys as rows come in: in the order in which others lock them, too. */
export const insertAgain = (tx: Tx, orgId: string, before: string) =>
  tx.query(
    `insert into code_notes select r.* from jsonb_array_elements($2::jsonb) b cross join lateral jsonb_populate_record(null::code_notes, b -> 'row') r
      where r.org_id = $1 and exists (select from codes c where c.org_id = $1 and c.code_id = r.code_id)
      order by r.code_id on conflict do nothing returning note_id`,
    [orgId, before],
  );
