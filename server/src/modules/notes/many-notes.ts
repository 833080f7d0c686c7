import type { Tx } from '../../platform/db/database.js';
import { deleteNotes, insertAgain, lockNotes, selectMatching } from './many-notes.sql.js';
import type { NoteFilter } from './notes.sql.js';

/** Of these, those of the organization. */
export const idsOfNotes = async (tx: Tx, orgId: string, ids: readonly string[]): Promise<string[]> =>
  (await lockNotes(tx, orgId, ids)).map(({ note_id }) => note_id);

/** The ids of all that the list shows, in their own order, as far as so many. */
export const matchingNotes = async (tx: Tx, orgId: string, filter: NoteFilter, most: number): Promise<string[]> =>
  (await selectMatching(tx, orgId, filter, most)).map(({ note_id }) => note_id);

/** Deletes what of these is there, and answers what putting them back takes. */
export async function removeNotes(tx: Tx, orgId: string, ids: readonly string[]) {
  await lockNotes(tx, orgId, ids);
  return deleteNotes(tx, orgId, ids);
}

/** Puts back what was deleted, as it was; answers the ids of those that are there again. */
export const putNotesBack = async (tx: Tx, orgId: string, before: readonly unknown[]): Promise<string[]> =>
  (await insertAgain(tx, orgId, JSON.stringify(before))).map(({ note_id }) => note_id);
