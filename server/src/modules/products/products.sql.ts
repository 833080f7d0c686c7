import type { ProductKind, ProductStatus, TaxClass } from '@swapt/shared/values';
import type { PagePicture, ProductOption } from '@swapt/shared/contract';
import type { Tx } from '../../platform/db/database.js';

/** What one row of `products` holds besides its ids and dates. */
export interface ProductFields {
  name: string;
  text: string;
  status: ProductStatus;
  kind: ProductKind;
  tax_class: TaxClass;
  supplier: string;
  note: string;
  pictures: readonly PagePicture[];
  options: readonly ProductOption[];
  file_id: string | null;
}

const fields = 'name, text, status, kind, tax_class, supplier, note, pictures, options, file_id';
const columns = `product_id, org_id, ${fields}, revision, created_at, updated_at`;

const valuesOf = (f: ProductFields) =>
  [
    f.name,
    f.text,
    f.status,
    f.kind,
    f.tax_class,
    f.supplier,
    f.note,
    JSON.stringify(f.pictures),
    JSON.stringify(f.options),
    f.file_id,
  ] as const;

export const selectProduct = (tx: Tx, orgId: string, productId: string) =>
  tx.query(`select ${columns} from products where org_id = $1 and product_id = $2`, [orgId, productId]);

/** The product as it is, locked until the end of the transaction. */
export const lockProduct = (tx: Tx, orgId: string, productId: string) =>
  tx.query(`select ${columns} from products where org_id = $1 and product_id = $2 for update`, [orgId, productId]);

export const insertProduct = (tx: Tx, orgId: string, productId: string, product: ProductFields, now: Date) =>
  tx.query(
    `insert into products (org_id, product_id, ${fields}, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11::jsonb, $12, $13, $13)`,
    [orgId, productId, ...valuesOf(product), now],
  );

export const updateProduct = (tx: Tx, orgId: string, productId: string, product: ProductFields, now: Date) =>
  tx.query(
    `update products set name = $3, text = $4, status = $5, kind = $6, tax_class = $7, supplier = $8, note = $9,
       pictures = $10::jsonb, options = $11::jsonb, file_id = $12, revision = revision + 1, updated_at = $13
     where org_id = $1 and product_id = $2`,
    [orgId, productId, ...valuesOf(product), now],
  );

/** Of these products, those that can be put into a catalog or a store. */
export const selectUsable = (tx: Tx, orgId: string, productIds: readonly string[]) =>
  tx.query(
    `select product_id from products where org_id = $1 and product_id = any($2::uuid[]) and status <> 'deleted'`,
    [orgId, productIds],
  );

export const selectCatalogsOf = (tx: Tx, orgId: string, productId: string) =>
  tx.query(
    `select c.catalog_id, c.name from catalog_items i join catalogs c on c.org_id = i.org_id and c.catalog_id = i.catalog_id
      where i.org_id = $1 and i.product_id = $2 order by lower(c.name), c.catalog_id`,
    [orgId, productId],
  );
