import type { Api } from '@swapt/shared/contract';
import type { Tx } from '../../platform/db/database.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { insertNewProducts, insertNewVariants, selectSkusInUse } from './new-products.sql.js';
import { insertPrices } from './variants.sql.js';

type Fields = Required<Omit<Api['product.create']['in'], 'org_id' | 'variants' | 'pictures' | 'file_id'>>;
type Variant = Required<Omit<NonNullable<Api['product.create']['in']['variants']>[number], 'variant_id'>>;

/** A product that was checked, with the id that it shall have. */
export interface NewProduct extends Fields {
  product_id: string;
  status: 'draft' | 'active' | 'archived';
  variants: readonly Variant[];
}

export const skuTakenMeanwhile = 'Another product has its SKU by now.';

/** Which of these SKUs a product has already, in any letters. */
export const takenSkus = async (tx: Tx, orgId: string, skus: readonly string[]) =>
  skus.length === 0 ? [] : selectSkusInUse(tx, orgId, skus);

/** Creates products whose fields fit together and whose SKUs are free. */
export async function insertProducts(tx: Tx, orgId: string, products: readonly NewProduct[], now: Date): Promise<void> {
  if (products.length === 0) return;
  const variants = products.flatMap(({ product_id, variants: own }) =>
    own.map((variant, position) => ({ ...variant, product_id, position, variant_id: uuidv7(now) })),
  );
  const prices = variants.flatMap(({ variant_id, prices: own }) => own.map((price) => ({ variant_id, ...price })));
  const fields = products.map(({ variants: _, ...product }) => product);
  await insertNewProducts(tx, orgId, JSON.stringify(fields), now);
  await insertNewVariants(tx, orgId, JSON.stringify(variants));
  if (prices.length > 0) await insertPrices(tx, orgId, prices);
}
