import { AppError } from '../../platform/errors/app-error.js';
import type { Handlers } from '../../platform/http/handler.js';
import { paging } from '../../platform/http/requests/paging.js';
import { exportCatalogs } from './catalogs.csv.js';
import { createCatalog, takenBy, toCatalog } from './catalogs.service.js';
import { countCatalogs, deleteCatalog, renameCatalog, selectCatalog, selectCatalogs } from './catalogs.sql.js';

const gone = 'This catalog does not exist or was deleted. Go back to the list of catalogs.';

export const catalogsHandlers: Handlers<
  'catalogs.create' | 'catalogs.get' | 'catalogs.update' | 'catalogs.delete' | 'catalogs.exportCsv'
> = {
  'catalogs.create': async (ctx, { name }) => ({ data: await createCatalog(ctx, name) }),

  'catalogs.get': async ({ tx, orgId }, { catalog_id, search, ...input }) => {
    if (catalog_id !== undefined) {
      const [row] = await selectCatalog(tx, orgId, catalog_id);
      if (!row) throw new AppError('catalog.get_failed', gone);
      return { data: [toCatalog(row)], page: 1, pageSize: 1, total: 1 };
    }
    const { page, pageSize, limit, offset } = paging(input);
    const rows = await selectCatalogs(tx, orgId, search, limit, offset);
    const [counted] = await countCatalogs(tx, orgId, search);
    return { data: rows.map(toCatalog), page, pageSize, total: counted?.total ?? 0 };
  },

  'catalogs.exportCsv': exportCatalogs,

  'catalogs.update': async ({ tx, orgId }, { catalog_id, data }) => {
    const name = data.name.trim();
    const [renamed] = await renameCatalog(tx, orgId, catalog_id, name);
    const [row] = await selectCatalog(tx, orgId, catalog_id);
    if (!row) throw new AppError('catalog.get_failed', gone);
    if (!renamed) throw new AppError('catalog.update_failed', takenBy(name), { 'data.name': takenBy(name) });
    return { data: toCatalog(row) };
  },

  'catalogs.delete': async ({ tx, orgId }, { catalog_id }) => {
    const [row] = await deleteCatalog(tx, orgId, catalog_id);
    if (!row) throw new AppError('catalog.delete_failed', gone);
    return { data: { catalog_id } };
  },
};
