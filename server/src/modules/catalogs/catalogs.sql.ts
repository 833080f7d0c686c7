import type { Tx } from '../../platform/db/database.js';
import type { CatalogsRow } from '../../platform/db/tables.gen.js';

const columns = 'org_id, catalog_id, name, created_at';
const matches = `org_id = $1 and ($2::text is null or position(lower($2) in lower(name)) > 0)`;

/** No row when the organization has a catalog of this name already. */
export const insertCatalog = (tx: Tx, { org_id, catalog_id, name, created_at }: CatalogsRow) =>
  tx.query(
    `insert into catalogs (${columns}) values ($1, $2, $3, $4) on conflict (org_id, lower(name)) do nothing returning ${columns}`,
    [org_id, catalog_id, name, created_at],
  );

export const selectCatalog = (tx: Tx, orgId: string, catalogId: string) =>
  tx.query(`select ${columns} from catalogs where org_id = $1 and catalog_id = $2`, [orgId, catalogId]);

export const selectCatalogs = (tx: Tx, orgId: string, search: string | undefined, limit: number, offset: number) =>
  tx.query(
    `select ${columns} from catalogs where ${matches} order by created_at desc, catalog_id desc limit $3 offset $4`,
    [orgId, search ?? null, limit, offset],
  );

export const countCatalogs = (tx: Tx, orgId: string, search: string | undefined) =>
  tx.query(`select count(*) as total from catalogs where ${matches}`, [orgId, search ?? null]);

export const deleteCatalog = (tx: Tx, orgId: string, catalogId: string) =>
  tx.query('delete from catalogs where org_id = $1 and catalog_id = $2 returning catalog_id', [orgId, catalogId]);
