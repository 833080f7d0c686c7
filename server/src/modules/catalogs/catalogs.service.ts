import type { Tx } from '../../platform/db/database.js';
import { selectListedIds } from './catalogs.sql.js';
import { deleteCatalogs, insertAgain, insertItemsAgain, lockCatalogs } from './many-catalogs.sql.js';

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
