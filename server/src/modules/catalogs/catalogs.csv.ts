import type { Api } from '@swapt/shared/contract';
import type { CsvColumns } from '../../platform/csv/csv-columns.js';
import { exportList } from '../../platform/csv/export-list.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { selectCatalogsOf, selectListedIds, type CatalogRow } from './catalogs.sql.js';

const columns: CsvColumns<CatalogRow, 'catalogs'> = [
  { key: 'name', title: 'Name', value: ({ name }) => name },
  { key: 'products', title: 'Products', value: ({ products }) => products },
  { key: 'created', title: 'Created', value: ({ created_at }, at) => at(created_at) },
];

/** The catalogs that a list shows, in its order. */
export const exportCatalogs = (ctx: OrgCtx, { search, ...choice }: Api['catalogs.exportCsv']['in']) =>
  exportList(ctx, choice, columns, {
    ids: async ({ tx, orgId }, most) => {
      const rows = await selectListedIds(tx, orgId, search, most);
      return rows.map(({ catalog_id }) => catalog_id);
    },
    rows: ({ tx, orgId }, ids) => selectCatalogsOf(tx, orgId, ids),
  });
