import type { Tx } from '../../platform/db/database.js';
import { selectCatalog } from './catalogs.sql.js';

/** One catalog of an organization; nothing where there is none of this id. */
export async function readCatalog(tx: Tx, orgId: string, catalogId: string) {
  const [row] = await selectCatalog(tx, orgId, catalogId);
  return row;
}
