import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import type { VariantInput } from './check-product.js';
import { takenSkus } from './new-products.js';
import * as sql from './variants.sql.js';

/**
 * Makes these the variants of a product. One keeps its id by `variant_id`, or by having the values of one that the product has or had;
 * what is left out is no longer sold. Prices that are not given stay.
 */
export async function saveVariants(
  { tx, orgId, services }: Pick<OrgCtx, 'tx' | 'orgId' | 'services'>,
  productId: string,
  variants: readonly VariantInput[],
  at: string,
): Promise<void> {
  const known = await sql.selectKnownVariants(tx, orgId, productId, {
    ids: variants.flatMap(({ variant_id: id }) => (id === undefined ? [] : [id])),
    values: variants.map(({ option_values: values }) => values),
  });
  const stored = identify(known, variants, at, services.now());
  refuseTwins(stored, at);
  await refuseTakenSkus(tx, orgId, productId, stored, at);
  await sql.archiveVariants(tx, orgId, productId, services.now());
  await sql.writeVariants(tx, orgId, productId, stored);
  const priced = variants.flatMap(({ prices }, n) =>
    prices ? [{ variant_id: stored[n]?.variant_id ?? '', prices }] : [],
  );
  if (priced.length === 0) return;
  await sql.deletePrices(
    tx,
    orgId,
    priced.map(({ variant_id }) => variant_id),
  );
  const prices = priced.flatMap(({ variant_id, prices: own }) => own.map((price) => ({ variant_id, ...price })));
  await sql.insertPrices(tx, orgId, prices);
}

type KnownVariant = Awaited<ReturnType<typeof sql.selectKnownVariants>>[number];

function identify(
  known: readonly KnownVariant[],
  variants: readonly VariantInput[],
  at: string,
  now: Date,
): sql.StoredVariant[] {
  const byId = new Map(known.map((one) => [one.variant_id, one]));
  const named = new Set(variants.flatMap(({ variant_id: id }) => (id === undefined ? [] : [id])));
  const byValues = new Map<string, KnownVariant>();
  for (const one of known.toReversed()) {
    if (!named.has(one.variant_id)) byValues.set(JSON.stringify(one.option_values), one);
  }
  return variants.map(({ variant_id: id, option_values: values, ...own }, position) => {
    const before = id === undefined ? byValues.get(JSON.stringify(values)) : byId.get(id);
    if (id !== undefined && !before) {
      const sentence = 'This variant does not belong to the product.';
      throw new AppError('product.invalid', sentence, { [`${at}variants.${position}.variant_id`]: sentence });
    }
    return {
      variant_id: before?.variant_id ?? uuidv7(now),
      option_values: values,
      sku: (own.sku ?? before?.sku ?? '').trim(),
      barcode: (own.barcode ?? before?.barcode ?? '').trim(),
      net_content: (own.net_content ?? before?.net_content ?? '').trim(),
      position,
    };
  });
}

/** Also of a number that a variant had before and keeps by not being given another. */
function refuseTwins(stored: readonly sql.StoredVariant[], at: string): void {
  const skus = stored.map(({ sku }) => sku.toLowerCase());
  const twins = stored.filter(({ sku, position }) => sku !== '' && skus.indexOf(sku.toLowerCase()) < position);
  if (twins.length === 0) return;
  const sentence = 'Another variant of this product already has this SKU.';
  const fields = twins.map(({ position }) => [`${at}variants.${position}.sku`, sentence] as const);
  throw new AppError('product.invalid', undefined, Object.fromEntries(fields));
}

async function refuseTakenSkus(
  tx: OrgCtx['tx'],
  orgId: string,
  productId: string,
  stored: readonly sql.StoredVariant[],
  at: string,
) {
  const skus = stored.map(({ sku }) => sku).filter((sku) => sku !== '');
  const taken = new Map(
    (await takenSkus(tx, orgId, skus)).flatMap((other) =>
      other.product_id === productId ? [] : [[other.sku.toLowerCase(), other.name] as const],
    ),
  );
  const problems = stored.flatMap(({ sku, position }) => {
    const name = taken.get(sku.toLowerCase());
    return name === undefined ? [] : [[`${at}variants.${position}.sku`, `“${name}” already has this SKU.`] as const];
  });
  if (problems.length > 0) throw new AppError('product.sku_taken', problems[0]?.[1], Object.fromEntries(problems));
}
