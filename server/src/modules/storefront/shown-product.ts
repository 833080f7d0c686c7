import type { ShownProduct } from '@swapt/shared/contract';
import type { Tx } from '../../platform/db/database.js';
import { isUuid } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import { selectOfferedTo } from '../addons/addons.service.js';
import { availableOf } from '../inventory/inventory.service.js';
import type { OpenStore } from '../stores/stores.service.js';
import { priceIn, unitPriceIn } from '../stores/stores.service.js';
import { availabilityOf, type Reader } from './shown-items.js';
import { selectProduct, selectVariants } from './shown-product.sql.js';

/** A product of a store with what there is to choose from. Without a variant that has a price, the store does not sell it. */
export async function readShownProduct(
  tx: Tx,
  store: Pick<OpenStore, 'org_id' | 'store_id' | 'currency' | 'name'>,
  itemId: string,
  { locale, now }: Reader,
): Promise<ShownProduct> {
  const { org_id: orgId, store_id, currency, name: store_name } = store;
  const price = priceIn(currency, locale);
  const unitPrice = unitPriceIn(currency, locale);
  const [found] = isUuid(itemId) ? await selectProduct(tx, orgId, store_id, itemId) : [];
  if (!found) throw new AppError('store_item.not_found');
  const { product_id: productId, has_add_ons, ...product } = found;
  const rows = await selectVariants(tx, orgId, store_id, productId, currency);
  if (rows.length === 0) throw new AppError('store_item.not_found');
  const variants = rows.map(({ variant_id, option_values, net_content, amount, compare_at, ...stock }) => {
    const available = availableOf(stock, now);
    const availability = availabilityOf(available);
    return {
      ...{ variant_id, option_values, net_content, availability },
      price: price(amount),
      compare_at: compare_at === null ? null : price(compare_at),
      unit_price: unitPrice(net_content, amount),
      left: availability === 'few' ? available : null,
    };
  });
  const add_ons = has_add_ons ? await selectOfferedTo(tx, store, itemId, locale) : [];
  return { ...product, store_id, store_name, variants, add_ons };
}
