import type { Api, ShownItem } from '@swapt/shared/contract';
import { fewLeft, type Availability } from '@swapt/shared/values';
import { paging } from '../../platform/http/requests/paging.js';
import type { Services } from '../../platform/services.js';
import type { OpenStore } from '../stores/stores.service.js';
import { priceIn } from '../stores/stores.service.js';
import { countShown, selectCategories, selectShown } from './shown-items.sql.js';

type Asked = Pick<Api['stores.inventory']['in'], 'page' | 'pageSize' | 'per_page' | 'search' | 'catalog_id'>;

/** What a store sells, in its order, with prices as people of the locale write them. */
export async function listShownItems(
  { db, now }: Pick<Services, 'db' | 'now'>,
  store: Pick<OpenStore, 'org_id' | 'store_id' | 'currency' | 'catalog_ids'>,
  { search, catalog_id: catalogId, ...input }: Asked,
  locale: string,
): Promise<Api['stores.inventory']['out']> {
  const { page, pageSize, ...part } = paging(input);
  const { org_id: orgId, store_id: storeId, currency, catalog_ids: categories } = store;
  if (catalogId !== undefined && !categories.includes(catalogId)) return { data: [], page, pageSize, total: 0 };
  const filter = { orgId, storeId, currency, search: search?.trim(), catalogId };
  const [rows, total] = await db.org(orgId, async (tx) => [
    await selectShown(tx, filter, now(), part),
    await countShown(tx, filter),
  ]);
  return { data: rows.map((row) => toShown(row, priceIn(currency, locale))), page, pageSize, total };
}

/** The categories of a store in its order; those that have nothing to show are left out. */
export async function listCategories(
  { db }: Pick<Services, 'db'>,
  { org_id: orgId, store_id: storeId, currency, catalog_ids: catalogIds }: OpenStore,
): Promise<Api['stores.categories']['out']['data']> {
  if (catalogIds.length === 0) return [];
  const rows = await db.org(orgId, (tx) => selectCategories(tx, { orgId, storeId, currency, catalogIds }));
  return catalogIds.flatMap((id) => rows.find(({ catalog_id: catalogId }) => catalogId === id) ?? []);
}

type Row = Awaited<ReturnType<typeof selectShown>>[number];

function toShown(row: Row, price: ReturnType<typeof priceIn>): ShownItem {
  const { item_id, name, picture, least, most, compare_at, is_gone, available } = row;
  return {
    ...{ item_id, name, picture },
    price: price(least),
    is_from: most > least,
    compare_at: compare_at === null ? null : price(compare_at),
    availability: availabilityOf(is_gone ? 0 : available),
  };
}

/** `available` is null where nobody counts. */
export function availabilityOf(available: number | null): Availability {
  if (available === null || available > fewLeft) return 'in_stock';
  return available > 0 ? 'few' : 'sold_out';
}
