import { stockFilters, type StockFilter } from '@swapt/shared/values';
import { composed } from '../../platform/db/composed.js';
import type { Tx } from '../../platform/db/database.js';
import { isGone, isLow } from './stock-terms.js';

export interface ItemFilter {
  search?: string | undefined;
  item_id?: string | undefined;
  show?: StockFilter | undefined;
  now: Date;
}

const variants = 'product_variants v';
const itsVariants = 'v.org_id = i.org_id and v.product_id = i.product_id and v.archived_at is null';
const joinStock = 'stock k on k.org_id = v.org_id and k.store_id = i.store_id and k.variant_id = v.variant_id';

const shown: Record<StockFilter, (now: () => string) => string | undefined> = {
  all: () => undefined,
  hidden: () => 'not i.is_shown',
  low: (now) => `exists (select from ${variants} join ${joinStock} where ${itsVariants} and ${isLow(now())})`,
  sold_out: (now) => `(select bool_and(${isGone(now())}) from ${variants} left join ${joinStock} where ${itsVariants})`,
};

/** The condition of a list and its values. */
function listed(
  orgId: string,
  storeId: string,
  { search, item_id: itemId, show, now }: ItemFilter,
): [string, unknown[]] {
  const values: unknown[] = [orgId, storeId];
  const place = (value: unknown) => `$${values.push(value)}`;
  const parts = [
    `i.org_id = $1 and i.store_id = $2 and e.status <> 'deleted'`,
    itemId && `i.item_id = ${place(itemId)}`,
    search && `strpos(e.words, lower(${place(search)})) > 0`,
    shown[show ?? 'all'](() => place(now)),
  ];
  return [parts.filter(Boolean).join(' and '), values];
}

const now = new Date();
const everyFilter: readonly ItemFilter[] = [
  ...stockFilters.map((show) => ({ show, now })),
  ...stockFilters.map((show) => ({ show, now, search: 's', item_id: 'i' })),
];
/** The entry of each item is looked up: reading all products of the organization takes longer than a store’s 5,000. */
const from = `store_items i cross join lateral (
  select p.status, p.words from product_entries p where p.org_id = i.org_id and p.product_id = i.product_id offset 0) e`;

const idsText = composed(
  'inventory.ids',
  (filter: ItemFilter) => {
    const [condition, values] = listed('', '', filter);
    return `select i.item_id from ${from} where ${condition} order by i.position, i.item_id limit $${values.length + 1} offset $${values.length + 2}`;
  },
  () => everyFilter.map((filter) => [filter] as const),
);

const countText = composed(
  'inventory.count',
  (filter: ItemFilter) => `select count(*) as total from ${from} where ${listed('', '', filter)[0]}`,
  () => everyFilter.map((filter) => [filter] as const),
);

export async function selectItemIds(
  tx: Tx,
  orgId: string,
  storeId: string,
  filter: ItemFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const rows = await tx.query(idsText(filter), [...listed(orgId, storeId, filter)[1], limit, offset]);
  return rows.map(({ item_id }) => item_id);
}

export async function countItems(tx: Tx, orgId: string, storeId: string, filter: ItemFilter): Promise<number> {
  const [row] = await tx.query(countText(filter), listed(orgId, storeId, filter)[1]);
  return row?.total ?? 0;
}

/** Also a deleted one: what it had can be read. */
export const selectStore = (tx: Tx, orgId: string, storeId: string) =>
  tx.query('select store_id from stores where org_id = $1 and store_id = $2', [orgId, storeId]);

/** Items in the order of the ids. */
export const selectItems = (tx: Tx, orgId: string, itemIds: readonly string[]) =>
  tx.query(
    `select i.item_id, i.store_id, i.product_id, p.name, p.pictures #>> '{0,url}' as picture, p.status, i.is_shown, i.position
       from unnest($2::uuid[]) with ordinality as w (item_id, place)
       join store_items i on i.org_id = $1 and i.item_id = w.item_id
       join products p on p.org_id = i.org_id and p.product_id = i.product_id
      order by w.place`,
    [orgId, itemIds],
  );

/** What is sold of these items, with its stock and its price in the store’s currency. */
export const selectVariants = (tx: Tx, orgId: string, itemIds: readonly string[]) =>
  tx.query(
    `select i.item_id, v.variant_id, v.option_values, v.sku, v.barcode, x.amount as price, coalesce(k.mode, 'free') as mode,
       coalesce(k.on_hand, 0) as on_hand, coalesce(k.reserved, 0) as reserved, coalesce(k.sold, 0) as sold, coalesce(k.safety, 0) as safety,
       k.low_at, k.sold_out_until,
       (select count(*) from item_alerts a
         where a.org_id = i.org_id and a.item_id = i.item_id and a.variant_id = v.variant_id and a.confirmed_at is not null) as waiting
     from store_items i
     join stores s on s.org_id = i.org_id and s.store_id = i.store_id
     join product_variants v on ${itsVariants}
     left join ${joinStock}
     left join variant_prices x on x.org_id = v.org_id and x.variant_id = v.variant_id and x.currency = s.currency
     where i.org_id = $1 and i.item_id = any($2::uuid[]) order by v.position, v.variant_id`,
    [orgId, itemIds],
  );

/** The same in sums. */
export const selectSums = (tx: Tx, orgId: string, itemIds: readonly string[], at: Date) =>
  tx.query(
    `select i.item_id, count(*) as variants, coalesce(sum(k.on_hand) filter (where k.mode = 'track'), 0) as on_hand,
       coalesce(sum(k.reserved), 0) as reserved, coalesce(sum(k.sold), 0)::bigint as sold, bool_or(${isLow('$3')}) as is_low
     from store_items i
     join product_variants v on ${itsVariants}
     left join ${joinStock}
     where i.org_id = $1 and i.item_id = any($2::uuid[]) group by i.item_id`,
    [orgId, itemIds, at],
  );
