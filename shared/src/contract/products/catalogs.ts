import { Type } from 'typebox';
import { csvColumns } from '../../values/platform/csv-columns.js';
import { csvChoice, csvExport } from '../csv.js';
import { Data, Input, Iso, List, Name, operation, OrgId, Paging, Uuid } from '../operation.js';

export const Catalog = Type.Object({
  catalog_id: Type.String(),
  org_id: Type.String(),
  name: Type.String(),
  products: Type.Integer({ description: 'how many are in it' }),
  created_at: Iso,
});

const Search = Type.Optional(Type.String({ maxLength: 120 }));

export const catalogs = {
  'catalogs.create': operation({
    method: 'POST',
    path: '/api/catalogs/create',
    host: 'core',
    who: 'catalogs:write',
    summary: 'Creates a catalog with a name that is new in the organization',
    input: Input({ org_id: OrgId, name: Name }),
    reply: Data(Catalog),
    errors: ['catalog.create_failed'],
  }),
  'catalogs.get': operation({
    method: 'POST',
    path: '/api/catalogs/get',
    host: 'core',
    who: 'catalogs:read',
    owner: { table: 'catalogs', field: 'catalog_id' },
    summary: 'Catalogs, newest first; with catalog_id, that one',
    input: Input({
      org_id: OrgId,
      catalog_id: Type.Optional(Uuid),
      ...Paging,
      search: Search,
    }),
    reply: List(Catalog),
    errors: ['catalog.get_failed'],
  }),
  'catalogs.exportCsv': operation({
    ...csvExport,
    path: '/api/catalogs/export-csv',
    who: 'catalogs:read',
    summary: 'The catalogs that the same search lists, newest first, as CSV, base64 in the body, up to 50,000',
    input: Input({ org_id: OrgId, search: Search, ...csvChoice(csvColumns.catalogs) }),
  }),
  'catalogs.update': operation({
    method: 'POST',
    path: '/api/catalogs/update',
    host: 'core',
    who: 'catalogs:write',
    owner: { table: 'catalogs', field: 'catalog_id' },
    summary: 'Gives a catalog another name',
    input: Input({ org_id: OrgId, catalog_id: Uuid, data: Input({ name: Name }) }),
    reply: Data(Catalog),
    errors: ['catalog.get_failed', 'catalog.update_failed'],
  }),
  'catalogs.delete': operation({
    method: 'POST',
    path: '/api/catalogs/delete',
    host: 'core',
    who: 'catalogs:write',
    owner: { table: 'catalogs', field: 'catalog_id' },
    summary: 'Deletes a catalog; the products in it stay',
    input: Input({ org_id: OrgId, catalog_id: Uuid }),
    reply: Data(Type.Object({ catalog_id: Type.String() })),
    errors: ['catalog.delete_failed'],
  }),
};
