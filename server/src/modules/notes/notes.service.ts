import type { Api, Note } from '@swapt/shared/contract';
import { can } from '@swapt/shared/values';
import type { Config } from '../../platform/config/config.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { PublicCtx } from '../../platform/http/handler.js';
import { paging } from '../../platform/http/requests/paging.js';
import { countNotes, selectNotes, selectOrgOfNotes, type NoteFilter, type NoteRow } from './notes.sql.js';
import type { Tx } from '../../platform/db/database.js';

export { idsOfNotes, matchingNotes, putNotesBack, removeNotes } from './many-notes.js';
export { selectPublicNote } from './notes.sql.js';

type NoteList = Api['codes.notes.get']['out'];

const noteAddress = ({ publicUrl }: Pick<Config, 'publicUrl'>, noteId: string) => `${publicUrl}/code/note/${noteId}`;

/** A note as the team sees it. */
export function toNote(row: NoteRow, config: Pick<Config, 'publicUrl'>): Note {
  return {
    ...row,
    url: row.is_public ? noteAddress(config, row.id) : null,
    created_at: row.created_at.toISOString(),
  };
}

/** What a request narrows the list of all notes to. */
export const filterOf = ({
  search,
  seen_by,
}: Pick<Api['codes.notes.all']['in'], 'search' | 'seen_by'>): NoteFilter => ({
  search,
  isPublic: seen_by && seen_by === 'everybody',
});

/** One page of notes as the team sees them. */
export async function listNotes(
  tx: Tx,
  orgId: string,
  filter: NoteFilter,
  { config, ...input }: Parameters<typeof paging>[0] & { config: Pick<Config, 'publicUrl'> },
): Promise<NoteList> {
  const { page, pageSize, limit, offset } = paging(input);
  const rows = await selectNotes(tx, orgId, filter, limit, offset);
  const [counted] = await countNotes(tx, orgId, filter);
  return { data: rows.map((row) => toNote(row, config)), page, pageSize, total: counted?.total ?? 0 };
}

/** The notes of a code that the caller may see: all of them for the team, else the public ones, without who wrote them and how the team calls the code. */
export async function readNotes(ctx: PublicCtx, input: Api['codes.notes.get']['in']): Promise<NoteList> {
  const { code_id: codeId, id: noteId, page = 1, pageSize = 10 } = input;
  const { db, config } = ctx.services;
  const [found] = await db.system((tx) => selectOrgOfNotes(tx, codeId));
  const list = found
    ? await db.org(found.org_id, async (tx) => {
        if (can(await ctx.roleIn(tx, found.org_id), 'codes:read')) {
          return listNotes(tx, found.org_id, { codeId, noteId }, { page, pageSize, config });
        }
        const seen = await listNotes(tx, found.org_id, { codeId, noteId, isPublic: true }, { page, pageSize, config });
        return { ...seen, data: seen.data.map((note) => ({ ...note, author: null, code_name: null })) };
      })
    : { data: [], page, pageSize, total: 0 };
  if (noteId !== undefined && list.total === 0) throw new AppError('note.not_found');
  return list;
}
