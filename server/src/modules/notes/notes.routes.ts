import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Handlers } from '../../platform/http/handler.js';
import { exportNotes } from './notes.csv.js';
import { filterOf, listNotes, readNotes, toNote } from './notes.service.js';
import { deleteNote, insertNote, selectNotes } from './notes.sql.js';

export const notesHandlers: Handlers<
  'codes.notes.get' | 'codes.notes.add' | 'codes.notes.delete' | 'codes.notes.all' | 'codes.notes.exportCsv'
> = {
  'codes.notes.get': (ctx, input) => readNotes(ctx, input),

  'codes.notes.add': async ({ tx, orgId, userId, services }, { code_id, text, is_public = false }) => {
    const now = services.now();
    const noteId = uuidv7(now);
    const note = { org_id: orgId, note_id: noteId, code_id, text: text.trim(), is_public, created_by: userId };
    const [added] = await insertNote(tx, { ...note, created_at: now });
    const [row] = added ? await selectNotes(tx, orgId, { noteId }, 1, 0) : [];
    if (!row) throw new AppError('code.not_found');
    return { data: toNote(row, services.config) };
  },

  'codes.notes.delete': async ({ tx, orgId }, { code_id, id }) => {
    const [row] = await deleteNote(tx, orgId, code_id, id);
    if (!row) throw new AppError('note.not_found');
    return { data: row };
  },

  'codes.notes.all': ({ tx, orgId, services }, { search, seen_by, ...input }) =>
    listNotes(tx, orgId, filterOf({ search, seen_by }), { ...input, config: services.config }),

  'codes.notes.exportCsv': exportNotes,
};
