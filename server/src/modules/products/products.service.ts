import type { Api, ListedProduct, Product } from '@swapt/shared/contract';
import { productTransitions, type ProductStatus } from '@swapt/shared/values';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { paging } from '../../platform/http/requests/paging.js';
import { selectSoldFile } from '../sold-files/sold-files.service.js';
import { assertFits, type VariantInput } from './check-product.js';
import { selectListed, selectProductPage, type ProductFilter } from './product-list.sql.js';
import * as sql from './products.sql.js';
import { saveVariants } from './save-variants.js';
import { archiveVariants, bringBackVariants, selectPrices, selectVariants } from './variants.sql.js';

export { idsOfProducts, matchingProducts, moveProducts, putProductsBack, type ProductBefore } from './many-products.js';
export { insertProducts, skuTakenMeanwhile, takenSkus, type NewProduct } from './new-products.js';
export { selectUsable as usableProducts } from './products.sql.js';
export { unreadNetContent } from './check-product.js';

type Ctx = Pick<OrgCtx, 'tx' | 'orgId' | 'services'>;
type NewProduct = Api['product.create']['in'];

const empty: sql.ProductFields = {
  name: '',
  text: '',
  status: 'draft',
  kind: 'physical',
  tax_class: 'standard',
  supplier: '',
  note: '',
  pictures: [],
  options: [],
  file_id: null,
};
const onlyVariant: VariantInput = { option_values: [] };

export async function readProduct({ tx, orgId }: Ctx, productId: string): Promise<Product> {
  const [found] = await sql.selectProduct(tx, orgId, productId);
  if (!found) throw new AppError('product.not_found');
  const { file_id: fileId, ...row } = found;
  const [file] = fileId === null ? [] : await selectSoldFile(tx, orgId, fileId);
  const variants = await selectVariants(tx, orgId, productId);
  const prices = await selectPrices(tx, orgId, productId);
  return {
    ...row,
    file: file ?? null,
    variants: variants.map((variant) => ({
      ...variant,
      prices: prices.flatMap(({ variant_id, ...price }) => (variant_id === variant.variant_id ? [price] : [])),
    })),
    catalogs: await sql.selectCatalogsOf(tx, orgId, productId),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export async function createProduct(ctx: Ctx, { org_id: _org, variants, ...input }: NewProduct): Promise<Product> {
  const now = ctx.services.now();
  const productId = uuidv7(now);
  const product = changed(empty, input);
  const own = variants ?? [onlyVariant];
  assertFits(product.options, own, '');
  await assertFile(ctx, product, '');
  await sql.insertProduct(ctx.tx, ctx.orgId, productId, product, now);
  await saveVariants(ctx, productId, own, '');
  return readProduct(ctx, productId);
}

/** Of two who changed the same revision, the second is told and keeps what they typed. */
export async function changeProduct(
  ctx: Ctx,
  { product_id: productId, revision, data: { variants, ...data } }: Api['product.update']['in'],
): Promise<Product> {
  const { tx, orgId, services } = ctx;
  const [before] = await sql.lockProduct(tx, orgId, productId);
  if (!before) throw new AppError('product.not_found');
  assertCurrent(before.revision, revision, variants !== undefined || data.options !== undefined);
  const after = changed(before, data);
  assertMay(before.status, after.status, Object.keys({ ...data, ...(variants && { variants }) }));
  // When it was deleted tells which variants come back.
  if (before.status === 'deleted' && after.status === 'deleted') return readProduct(ctx, productId);
  if (variants || data.options) {
    assertFits(after.options, variants ?? (await selectVariants(tx, orgId, productId)), 'data.');
  }
  if (data.file_id !== undefined) await assertFile(ctx, after, 'data.');
  const now = services.now();
  await sql.updateProduct(tx, orgId, productId, after, now);
  if (variants) await saveVariants(ctx, productId, variants, 'data.');
  // What is deleted gives its SKUs free, and takes back what it sold then when it returns.
  if (before.status !== 'deleted' && after.status === 'deleted') await archiveVariants(tx, orgId, productId, now);
  if (before.status === 'deleted' && after.status !== 'deleted') {
    await bringBackVariants(tx, orgId, productId, before.updated_at);
  }
  return readProduct(ctx, productId);
}

function assertCurrent(current: number, revision: number | undefined, isNeeded: boolean): void {
  if (revision === undefined && isNeeded) {
    throw new AppError('request.invalid', undefined, { revision: 'Send the revision that you started from.' });
  }
  if (revision !== undefined && revision !== current) throw new AppError('product.conflict');
}

function assertMay(before: ProductStatus, after: ProductStatus, fields: readonly string[]): void {
  const isAlone = fields.every((field) => field === 'status');
  if (before === 'deleted' && !isAlone) {
    throw new AppError('product.bad_state', 'This product was deleted. Restore it before you change it.');
  }
  if (after === 'deleted' && !isAlone) {
    throw new AppError('product.bad_state', 'Delete a product without other changes.');
  }
  const next: readonly ProductStatus[] = productTransitions[before];
  if (after !== before && !next.includes(after)) throw new AppError('product.bad_state');
}

async function assertFile({ tx, orgId }: Ctx, { kind, file_id: id }: sql.ProductFields, at: string): Promise<void> {
  if (id === null) return;
  const problem =
    kind !== 'digital'
      ? 'Only a product that is a file has one.'
      : (await selectSoldFile(tx, orgId, id)).length === 0 && 'This file does not exist. Upload it again.';
  if (problem) throw new AppError('product.invalid', undefined, { [`${at}file_id`]: problem });
}

function changed(before: sql.ProductFields, { name, ...change }: Partial<sql.ProductFields>): sql.ProductFields {
  const { text, status, kind, tax_class, supplier, note, pictures, options, file_id } = { ...before, ...change };
  return {
    ...{ name: (name ?? before.name).trim(), text, status, kind, tax_class, supplier, note, pictures, options },
    // What is no file any more has none, unless it is asked to.
    file_id: kind === 'digital' || change.file_id ? file_id : null,
  };
}

export async function listProducts(
  { tx, orgId }: Ctx,
  { search, status, catalog_id, sort = 'changed', ...input }: Omit<Api['product.list']['in'], 'org_id'>,
): Promise<Api['product.list']['out']> {
  const { page, pageSize, limit, offset } = paging(input);
  const filter: ProductFilter = { search, status, catalog_id };
  const { ids, total } = await selectProductPage(tx, orgId, { filter, sort, limit, offset });
  return { data: await listedProducts(tx, orgId, ids), page, pageSize, total };
}

/** Products as lists show them, in the order of the ids. */
export async function listedProducts(
  tx: OrgCtx['tx'],
  orgId: string,
  ids: readonly string[],
): Promise<ListedProduct[]> {
  const rows = new Map((await selectListed(tx, orgId, ids)).map((row) => [row.product_id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    return [{ ...row, created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() }];
  });
}
