import type { Catalog } from '@swapt/shared/contract';
import type { Tx } from '../../platform/db/database.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { insertCatalog, selectListedIds } from './catalogs.sql.js';
import { deleteCatalogs, insertAgain, insertItemsAgain, lockCatalogs } from './many-catalogs.sql.js';

export const takenBy = (name: string) => `There is already a catalog named “${name}”. Choose another name.`;

export async function createCatalog(
  { tx, orgId, services }: Pick<OrgCtx, 'tx' | 'orgId' | 'services'>,
  asked: string,
): Promise<Catalog> {
  const name = asked.trim();
  const now = services.now();
  const [row] = await insertCatalog(tx, { org_id: orgId, catalog_id: uuidv7(now), name, created_at: now });
  if (row) return toCatalog({ ...row, products: 0 });
  const reason = takenBy(name);
  throw new AppError('catalog.create_failed', reason, { name: reason });
}

export function toCatalog({ created_at, ...row }: Omit<Catalog, 'created_at'> & { created_at: Date }): Catalog {
  return { ...row, created_at: created_at.toISOString() };
}

/** Of these, those of the organization. */
export const idsOfCatalogs = async (tx: Tx, orgId: string, ids: readonly string[]): Promise<string[]> =>
  (await lockCatalogs(tx, orgId, ids)).map(({ catalog_id }) => catalog_id);

/** The ids of all that the list shows, as far as so many. */
export const matchingCatalogs = async (tx: Tx, orgId: string, search: string | undefined, most: number) =>
  (await selectListedIds(tx, orgId, search, most)).map(({ catalog_id }) => catalog_id);

/** Deletes what of these is there; their products stay. Answers what putting them back takes. */
export async function removeCatalogs(tx: Tx, orgId: string, ids: readonly string[]) {
  await lockCatalogs(tx, orgId, ids);
  return deleteCatalogs(tx, orgId, ids);
}

/** Puts back what was deleted, with its products at their places. Answers the ids of those that are there again. */
export async function putCatalogsBack(tx: Tx, orgId: string, before: readonly unknown[]): Promise<string[]> {
  const rows = JSON.stringify(before);
  const ids = (await insertAgain(tx, orgId, rows)).map(({ catalog_id }) => catalog_id);
  await insertItemsAgain(tx, orgId, rows, ids);
  return ids;
}
