import type { Api, Note } from '@swapt/shared/contract';
import type { CsvColumns } from '../../platform/csv/csv-columns.js';
import { exportList } from '../../platform/csv/export-list.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { filterOf, toNote } from './notes.service.js';
import { selectListedIds, selectNotesOf } from './notes.sql.js';

const columns: CsvColumns<Note, 'notes'> = [
  { key: 'text', title: 'Note', value: ({ text }) => text },
  { key: 'code', title: 'Code', value: ({ code_name: name }) => name },
  {
    key: 'readers',
    title: 'Who can read it',
    value: ({ is_public: isPublic }) => (isPublic ? 'Anyone with the link' : 'Team only'),
  },
  { key: 'origin', title: 'Written', value: ({ created_at }, at) => at(created_at) },
  { key: 'origin', title: 'Written by', value: ({ author }) => author },
  { key: 'link', title: 'Link', value: ({ url }) => url },
];

/** The notes that a list shows, in its order. */
export const exportNotes = (ctx: OrgCtx, { search, seen_by, ...choice }: Api['codes.notes.exportCsv']['in']) =>
  exportList(ctx, choice, columns, {
    ids: async ({ tx, orgId }, most) => {
      const rows = await selectListedIds(tx, orgId, filterOf({ search, seen_by }), most);
      return rows.map(({ note_id }) => note_id);
    },
    rows: async ({ tx, orgId, services }, ids) => {
      const rows = await selectNotesOf(tx, orgId, ids);
      return rows.map((row) => toNote(row, services.config));
    },
  });
