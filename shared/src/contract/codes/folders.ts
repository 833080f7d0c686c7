import { Type } from 'typebox';
import { csvColumns } from '../../values/platform/csv-columns.js';
import { Code } from './code-record.js';
import { csvChoice, csvExport } from '../csv.js';
import { Data, Input, Iso, List, Name, operation, OrgId, Paging, Uuid } from '../operation.js';

export const Folder = Type.Object({
  folder_id: Type.String(),
  org_id: Type.String(),
  name: Type.String(),
  codes: Type.Integer({ description: 'codes in it that are not deleted' }),
  scans: Type.Integer({ description: 'scans of these codes' }),
  created_at: Iso,
});

const owner = { table: 'folders', field: 'folder_id' } as const;
const Search = Type.Optional(Type.String({ maxLength: 120 }));
const Placed = Type.Object({ folder_id: Type.String(), code_id: Type.String() });

export const folders = {
  'folders.create': operation({
    method: 'POST',
    path: '/api/folders/create',
    host: 'core',
    who: 'codes:write',
    summary: 'Creates a folder with a name that is new in the organization',
    input: Input({ org_id: OrgId, name: Name }),
    reply: Data(Folder),
    errors: ['folder.name_taken'],
  }),
  'folders.get': operation({
    method: 'POST',
    path: '/api/folders/get',
    host: 'core',
    who: 'codes:read',
    owner,
    summary: 'Folders by name, with their numbers of codes and scans; with folder_id, that one',
    input: Input({ org_id: OrgId, folder_id: Type.Optional(Uuid), ...Paging, search: Search }),
    reply: List(Folder),
    errors: ['folder.not_found'],
  }),
  'folders.exportCsv': operation({
    ...csvExport,
    path: '/api/folders/export-csv',
    who: 'codes:read',
    summary: 'The folders that the same search lists, by name, as CSV, base64 in the body, up to 50,000',
    input: Input({ org_id: OrgId, search: Search, ...csvChoice(csvColumns.folders) }),
  }),
  'folders.remove': operation({
    method: 'POST',
    path: '/api/folders/remove',
    host: 'core',
    who: 'codes:write',
    owner,
    summary: 'Removes a folder; its codes stay',
    input: Input({ org_id: OrgId, folder_id: Uuid }),
    reply: Data(Type.Object({ folder_id: Type.String() })),
    errors: ['folder.not_found'],
  }),
  'folders.add': operation({
    method: 'POST',
    path: '/api/folders/add',
    host: 'core',
    who: 'codes:write',
    owner,
    summary: 'Adds a code to a folder; a code in another folder moves',
    input: Input({ org_id: OrgId, folder_id: Uuid, code_id: Uuid }),
    reply: Data(Placed),
    errors: ['folder.not_found', 'code.not_found', 'code.bad_state'],
  }),
  'folders.codes': operation({
    method: 'POST',
    path: '/api/folders/codes',
    host: 'core',
    who: 'codes:read',
    owner,
    summary: 'The codes of a folder, newest first',
    input: Input({ org_id: OrgId, folder_id: Uuid, ...Paging, search: Search }),
    reply: List(Code),
    errors: ['folder.not_found'],
  }),
  'folders.removeFrom': operation({
    method: 'POST',
    path: '/api/folders/remove-from',
    host: 'core',
    who: 'codes:write',
    owner,
    summary: 'Removes a code from a folder; the code stays',
    input: Input({ org_id: OrgId, folder_id: Uuid, code_id: Uuid }),
    reply: Data(Placed),
    errors: ['code.not_found'],
  }),
};
