import type { Api } from '@swapt/shared/contract';
import { productImportLimits } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { insertProducts, skuTakenMeanwhile, takenSkus, type ProductBefore } from '../products/products.service.js';
import * as sql from './product-imports.sql.js';
import { readTable } from './read-table.js';
import type { PlacedVariant } from './read-variants.js';

type Input = Api['productImports.add']['in'];
type Ctx = Pick<OrgCtx, 'tx' | 'orgId' | 'userId' | 'services' | 'outside'>;

/** Keeps rows of a table once each of them could be created, or none and a sentence for each wrong cell. */
export async function addRows(ctx: Ctx, input: Input): Promise<Api['productImports.add']['out']['data']> {
  const { tx, orgId, services } = ctx;
  const { products, problems: wrong } = ctx.outside('the rows', () => Promise.resolve(readTable(input.data, input)));
  const problems = new Map(wrong);
  const importId = input.import_id ?? (await begin(ctx));
  const rows = await count(ctx, importId, input.data.length);
  const variants = products.flatMap((product) => product.variants);
  await checkSkus(ctx, importId, variants, problems);
  if (problems.size > 0) throw new AppError('product_import.bad_rows', undefined, Object.fromEntries(problems));
  const imported = products.map(({ variants: own, ...product }, n) => ({
    product_id: uuidv7(services.now()),
    place: rows - products.length + n,
    product: { ...product, variants: own.map(({ index: _, ...variant }) => variant) },
  }));
  await sql.insertImported(tx, orgId, importId, imported);
  return { import_id: importId, products: products.length, rows };
}

async function begin({ tx, orgId, userId, services }: Ctx): Promise<string> {
  const importId = uuidv7(services.now());
  await sql.deleteUnstarted(tx, orgId, userId);
  await sql.insertImport(tx, orgId, importId, userId, services.now());
  return importId;
}

async function count({ tx, orgId }: Ctx, importId: string, more: number): Promise<number> {
  const [counted] = await sql.addRows(tx, orgId, importId, more, productImportLimits.rows);
  if (counted) return counted.rows;
  throw (await refusalOf(tx, orgId, importId)) ?? new AppError('product_import.too_large');
}

async function refusalOf(tx: Tx, orgId: string, importId: string): Promise<AppError | undefined> {
  const [found] = await sql.selectImport(tx, orgId, importId);
  if (!found) return new AppError('product_import.not_found');
  return found.started_at === null ? undefined : new AppError('product_import.started');
}

/** After a day nobody comes back for a table, not even its own import. */
const dropped = 'Its row was kept for a day only. Import it again.';
const sameRow = 'Another row already has this SKU.';

async function checkSkus(
  { tx, orgId }: Ctx,
  importId: string,
  variants: readonly PlacedVariant[],
  problems: Map<string, string>,
): Promise<void> {
  const own = new Map<string, number>();
  const say = (index: number, sentence: string) => problems.set(`data.${index}.sku`, sentence);
  for (const { sku, index } of variants) {
    const key = sku.toLowerCase();
    if (key === '') continue;
    if (own.has(key)) say(index, sameRow);
    else own.set(key, index);
  }
  const skus = [...own.keys()];
  if (skus.length === 0) return;
  for (const { sku, name } of await takenSkus(tx, orgId, skus)) {
    say(own.get(sku.toLowerCase()) ?? 0, `“${name}” already has this SKU.`);
  }
  const added = new Set((await sql.insertSkus(tx, orgId, importId, skus)).map(({ sku }) => sku));
  for (const [key, index] of own) if (!added.has(key)) say(index, sameRow);
}

/** Starts an import, which happens once, and answers the ids that its products get, in the order of the table. */
export async function startImport(
  { tx, orgId, services }: Pick<OrgCtx, 'tx' | 'orgId' | 'services'>,
  importId: string,
): Promise<string[]> {
  const [started] = await sql.startImport(tx, orgId, importId, services.now());
  if (!started) throw (await refusalOf(tx, orgId, importId)) ?? new AppError('product_import.not_found');
  return (await sql.selectImportedIds(tx, orgId, importId)).map(({ product_id }) => product_id);
}

/** Creates these products of an import. Undone, they are deleted where they still are as they were created. */
export async function createImported(
  { tx, orgId, now }: Pick<OrgCtx, 'tx' | 'orgId'> & { now: Date },
  ids: readonly string[],
): Promise<{ changed: ProductBefore[]; left: { name: string; reason: string }[] }> {
  const imported = await sql.takeImported(tx, orgId, ids);
  const skusOf = ({ product }: sql.Imported) => product.variants.map(({ sku }) => sku.toLowerCase()).filter(Boolean);
  const taken = new Set((await takenSkus(tx, orgId, imported.flatMap(skusOf))).map(({ sku }) => sku.toLowerCase()));
  const isFree = (one: sql.Imported) => !skusOf(one).some((sku) => taken.has(sku));
  const free = imported.filter(isFree);
  await insertProducts(
    tx,
    orgId,
    free.map(({ product_id, product }) => ({ ...product, product_id })),
    now,
  );
  const there = new Set(imported.map(({ product_id }) => product_id));
  const left = [
    ...imported.filter((one) => !isFree(one)).map(({ product }) => ({ name: product.name, reason: skuTakenMeanwhile })),
    ...ids.filter((id) => !there.has(id)).map(() => ({ name: '', reason: dropped })),
  ];
  return { changed: free.map(({ product_id }) => ({ product_id, status: 'deleted', revision: 1 })), left };
}
