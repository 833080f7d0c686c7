import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';
import type { CatalogsRow } from '../../platform/db/tables.gen.js';

const columns = 'org_id, catalog_id, name, created_at';
/** How many products a list of the catalog shows: deleted ones keep their place and are not shown. */
const listed = `c.org_id, c.catalog_id, c.name, c.created_at, (select count(*) from catalog_items i
  join product_entries p on p.org_id = i.org_id and p.product_id = i.product_id and p.status <> 'deleted'
  where i.org_id = c.org_id and i.catalog_id = c.catalog_id) as products`;
const matches = `org_id = $1 and ($2::text is null or position(lower($2) in lower(name)) > 0)`;

/** No row when the organization has a catalog of this name already. */
export const insertCatalog = (tx: Tx, { org_id, catalog_id, name, created_at }: CatalogsRow) =>
  tx.query(
    `insert into catalogs (${columns}) values ($1, $2, $3, $4) on conflict (org_id, lower(name)) do nothing returning ${columns}`,
    [org_id, catalog_id, name, created_at],
  );

export const selectCatalog = (tx: Tx, orgId: string, catalogId: string) =>
  tx.query(`select ${listed} from catalogs c where c.org_id = $1 and c.catalog_id = $2`, [orgId, catalogId]);

export const selectCatalogs = (tx: Tx, orgId: string, search: string | undefined, limit: number, offset: number) =>
  tx.query(
    `select ${listed} from catalogs c where ${matches} order by c.created_at desc, c.catalog_id desc limit $3 offset $4`,
    [orgId, search ?? null, limit, offset],
  );

export type CatalogRow = RowOf<typeof selectCatalogs>;

/** The ids of all that a list shows, in its order, as far as so many. */
export const selectListedIds = (tx: Tx, orgId: string, search: string | undefined, most: number) =>
  tx.query(`select catalog_id from catalogs where ${matches} order by created_at desc, catalog_id desc limit $3`, [
    orgId,
    search ?? null,
    most,
  ]);

/** Catalogs in the order of the ids. */
export const selectCatalogsOf = (tx: Tx, orgId: string, catalogIds: readonly string[]) =>
  tx.query(
    `select ${listed} from catalogs c where c.org_id = $1 and c.catalog_id = any($2::uuid[])
     order by array_position($2::uuid[], c.catalog_id)`,
    [orgId, catalogIds],
  );

export const countCatalogs = (tx: Tx, orgId: string, search: string | undefined) =>
  tx.query(`select count(*) as total from catalogs where ${matches}`, [orgId, search ?? null]);

/** No row when another catalog of the organization has this name, or there is none of this id. */
export const renameCatalog = (tx: Tx, orgId: string, catalogId: string, name: string) =>
  tx.query(
    `update catalogs set name = $3 where org_id = $1 and catalog_id = $2
        and not exists (select from catalogs o where o.org_id = $1 and o.catalog_id <> $2 and lower(o.name) = lower($3))
      returning catalog_id`,
    [orgId, catalogId, name],
  );

export const deleteCatalog = (tx: Tx, orgId: string, catalogId: string) =>
  tx.query('delete from catalogs where org_id = $1 and catalog_id = $2 returning catalog_id', [orgId, catalogId]);
