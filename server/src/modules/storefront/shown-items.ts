import type { Api, ShownItem } from '@swapt/shared/contract';
import { fewLeft, type Availability } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import { paging } from '../../platform/http/requests/paging.js';
import type { OpenStore } from '../stores/stores.service.js';
import { priceIn, unitPriceIn, type WritePrice, type WriteUnitPrice } from '../stores/stores.service.js';
import { countShown, selectCategories, selectShown } from './shown-items.sql.js';

type Asked = Pick<Api['stores.inventory']['in'], 'page' | 'pageSize' | 'per_page' | 'search' | 'catalog_id'>;

/** How people write amounts where the shopper reads, and the moment at which they ask. */
export interface Reader {
  locale: string;
  now: Date;
}

/** What a store sells, in its order, with prices as people of the locale write them. */
export async function listShownItems(
  tx: Tx,
  store: Pick<OpenStore, 'org_id' | 'store_id' | 'currency' | 'catalog_ids'>,
  { search, catalog_id: catalogId, ...input }: Asked,
  { locale, now }: Reader,
): Promise<Api['stores.inventory']['out']> {
  const { page, pageSize, ...part } = paging(input);
  const { org_id: orgId, store_id: storeId, currency, catalog_ids: categories } = store;
  if (catalogId !== undefined && !categories.includes(catalogId)) return { data: [], page, pageSize, total: 0 };
  const filter = { orgId, storeId, search: search?.trim(), catalogId };
  const rows = await selectShown(tx, filter, { currency, now, ...part });
  const total = await countShown(tx, filter);
  const [price, unitPrice] = [priceIn(currency, locale), unitPriceIn(currency, locale)];
  return { data: rows.map((row) => toShown(row, price, unitPrice)), page, pageSize, total };
}

/** The categories of a store in its order; those that have nothing to show are left out. */
export async function listCategories(
  tx: Tx,
  { org_id: orgId, store_id: storeId, catalog_ids: catalogIds }: OpenStore,
): Promise<Api['stores.categories']['out']['data']> {
  if (catalogIds.length === 0) return [];
  const rows = await selectCategories(tx, orgId, storeId, catalogIds);
  return catalogIds.flatMap((id) => rows.find(({ catalog_id: catalogId }) => catalogId === id) ?? []);
}

type Row = Awaited<ReturnType<typeof selectShown>>[number];

function toShown(row: Row, price: WritePrice, unitPrice: WriteUnitPrice): ShownItem {
  const { item_id, name, picture, least, most, compare_at, net_content, is_gone, available } = row;
  return {
    ...{ item_id, name, picture },
    price: price(least),
    is_from: most > least,
    compare_at: compare_at === null ? null : price(compare_at),
    unit_price: unitPrice(net_content ?? '', least),
    availability: availabilityOf(is_gone ? 0 : available),
  };
}

/** `available` is null where nobody counts. */
export function availabilityOf(available: number | null): Availability {
  if (available === null || available > fewLeft) return 'in_stock';
  return available > 0 ? 'few' : 'sold_out';
}
