import type { Catalog } from '@swapt/shared/contract';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Handlers } from '../../platform/http/handler.js';
import { paging } from '../../platform/http/requests/paging.js';
import { exportCatalogs } from './catalogs.csv.js';
import {
  countCatalogs,
  deleteCatalog,
  insertCatalog,
  renameCatalog,
  selectCatalog,
  selectCatalogs,
} from './catalogs.sql.js';

const gone = 'This catalog does not exist or was deleted. Go back to the list of catalogs.';
const takenBy = (name: string) => `There is already a catalog named “${name}”. Choose another name.`;

export const catalogsHandlers: Handlers<
  'catalogs.create' | 'catalogs.get' | 'catalogs.update' | 'catalogs.delete' | 'catalogs.exportCsv'
> = {
  'catalogs.create': async ({ tx, orgId, services }, input) => {
    const name = input.name.trim();
    const now = services.now();
    const [row] = await insertCatalog(tx, { org_id: orgId, catalog_id: uuidv7(now), name, created_at: now });
    if (row) return { data: toCatalog({ ...row, products: 0 }) };
    const reason = takenBy(name);
    throw new AppError('catalog.create_failed', reason, { name: reason });
  },

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

function toCatalog({ created_at, ...row }: Omit<Catalog, 'created_at'> & { created_at: Date }): Catalog {
  return { ...row, created_at: created_at.toISOString() };
}
