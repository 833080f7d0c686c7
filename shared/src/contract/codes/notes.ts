import { Type } from 'typebox';
import { csvColumns } from '../../values/platform/csv-columns.js';
import { csvChoice, csvExport } from '../csv.js';
import { Data, Input, Iso, List, OneOf, operation, OrgId, Paging, Uuid } from '../operation.js';

const TeamOnly = Type.Union([Type.String(), Type.Null()], { description: 'null for people outside of the team' });

export const Note = Type.Object({
  id: Type.String(),
  code_id: Type.String(),
  org_id: Type.String(),
  text: Type.String({ description: 'plain text with line breaks' }),
  is_public: Type.Boolean(),
  url: Type.Union([Type.String(), Type.Null()], { description: 'the page of a public note' }),
  author: TeamOnly,
  code_name: TeamOnly,
  created_at: Iso,
});

/** What a list of all notes can be narrowed to. */
export const noteFilter = {
  search: Type.Optional(Type.String({ maxLength: 120 })),
  seen_by: Type.Optional(OneOf(['everybody', 'team'])),
};

export const notes = {
  'codes.notes.get': operation({
    method: 'POST',
    path: '/api/codes/notes/get',
    host: 'core',
    who: 'public',
    readsOnly: true,
    limit: 300,
    summary:
      'The notes of a code, newest first; with id, that one. The team gets all of them, everyone else gets the public ones',
    input: Input({ code_id: Uuid, id: Type.Optional(Uuid), ...Paging }),
    reply: List(Note),
    errors: ['note.not_found'],
  }),
  'codes.notes.add': operation({
    method: 'POST',
    path: '/api/codes/notes/add',
    host: 'core',
    who: 'codes:write',
    owner: { table: 'codes', field: 'code_id' },
    summary: 'Adds a note to a code, for the team only or public',
    input: Input({
      org_id: OrgId,
      code_id: Uuid,
      text: Type.String({ minLength: 1, maxLength: 4000, pattern: '\\S' }),
      is_public: Type.Optional(Type.Boolean({ default: false })),
    }),
    reply: Data(Note),
    errors: ['code.not_found'],
  }),
  'codes.notes.delete': operation({
    method: 'POST',
    path: '/api/codes/notes/delete',
    host: 'core',
    who: 'codes:write',
    owner: { table: 'codes', field: 'code_id' },
    summary: 'Deletes a note of a code and its page',
    input: Input({ org_id: OrgId, code_id: Uuid, id: Uuid }),
    reply: Data(Type.Object({ id: Type.String() })),
    errors: ['note.not_found'],
  }),
  'codes.notes.all': operation({
    method: 'POST',
    path: '/api/codes/notes/all',
    host: 'core',
    who: 'codes:read',
    summary: 'All notes of the organization, newest first',
    input: Input({
      org_id: OrgId,
      ...Paging,
      ...noteFilter,
    }),
    reply: List(Note),
    errors: [],
  }),
  'codes.notes.exportCsv': operation({
    ...csvExport,
    path: '/api/codes/notes/export-csv',
    who: 'codes:read',
    summary: 'The notes that the same filter lists, newest first, as CSV, base64 in the body, up to 50,000',
    input: Input({ org_id: OrgId, ...noteFilter, ...csvChoice(csvColumns.notes) }),
  }),
};
