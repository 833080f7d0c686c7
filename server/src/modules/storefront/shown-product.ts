import type { ShownProduct } from '@swapt/shared/contract';
import { isUuid } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Services } from '../../platform/services.js';
import { selectOfferedTo } from '../addons/addons.service.js';
import { availableOf } from '../inventory/inventory.service.js';
import type { OpenStore } from '../stores/stores.service.js';
import { priceIn } from '../stores/stores.service.js';
import { availabilityOf } from './shown-items.js';
import { selectProduct, selectVariants } from './shown-product.sql.js';

/** A product of a store with what there is to choose from. Without a variant that has a price, the store does not sell it. */
export async function readShownProduct(
  { db, now }: Pick<Services, 'db' | 'now'>,
  store: Pick<OpenStore, 'org_id' | 'store_id' | 'currency' | 'name'>,
  itemId: string,
  locale: string,
): Promise<ShownProduct> {
  const { org_id: orgId, store_id, currency, name: store_name } = store;
  const price = priceIn(currency, locale);
  const read = () =>
    db.org(orgId, async (tx) => {
      const [product] = await selectProduct(tx, orgId, store_id, itemId);
      if (!product) return undefined;
      const rows = await selectVariants(tx, orgId, store_id, product.product_id, currency);
      return { product, rows, add_ons: await selectOfferedTo(tx, store, itemId, locale) };
    });
  const found = isUuid(itemId) ? await read() : undefined;
  if (!found || found.rows.length === 0) throw new AppError('store_item.not_found');
  const { product_id: _, ...product } = found.product;
  const variants = found.rows.map(({ variant_id, option_values, amount, compare_at, ...stock }) => {
    const available = availableOf(stock, now());
    const availability = availabilityOf(available);
    return {
      ...{ variant_id, option_values, availability },
      price: price(amount),
      compare_at: compare_at === null ? null : price(compare_at),
      left: availability === 'few' ? available : null,
    };
  });
  return { ...product, store_id, store_name, variants, add_ons: found.add_ons };
}
