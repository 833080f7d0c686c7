import { composed } from '../../platform/db/composed.js';
import type { Tx } from '../../platform/db/database.js';
import { isGone } from '../inventory/inventory.service.js';

export interface ShownFilter {
  orgId: string;
  storeId: string;
  search?: string | undefined;
  catalogId?: string | undefined;
}

/** What shoppers find. The entry of each item is looked up: reading all products of the organization takes longer than a store’s 5,000. */
const shown = ({ search, catalogId }: Pick<ShownFilter, 'search' | 'catalogId'>) =>
  `store_items i ${search ? entry : ''}
   where i.org_id = $1 and i.store_id = $2 and i.is_sold
     ${search ? 'and strpos(e.words, lower($3)) > 0' : ''} ${catalogId ? `and ${inCatalog(search ? '$4' : '$3')}` : ''}`;
const entry = `cross join lateral (
  select e.words from product_entries e where e.org_id = i.org_id and e.product_id = i.product_id offset 0) e`;
const inCatalog = (place: string) =>
  `exists (select from catalog_items k where k.org_id = i.org_id and k.catalog_id = ${place} and k.product_id = i.product_id)`;
const valuesOf = ({ orgId, storeId, search, catalogId }: ShownFilter) => [
  ...[orgId, storeId],
  ...(search ? [search] : []),
  ...(catalogId ? [catalogId] : []),
];

const none = { orgId: '', storeId: '' };
const samples = () =>
  [none, { ...none, search: 's' }, { ...none, catalogId: 'c' }, { ...none, search: 's', catalogId: 'c' }].map(
    (filter) => [filter] as const,
  );

/** Each text is planned once for a connection, and has a name of its own. */
const prepared = (what: 'count' | 'list', { search, catalogId }: ShownFilter) =>
  `shown_${what}${search ? '_searched' : ''}${catalogId ? '_category' : ''}`;

const countText = composed(
  'storefront.count',
  (filter: ShownFilter) => `select count(*) as total from ${shown(filter)}`,
  samples,
);

export async function countShown(tx: Tx, filter: ShownFilter): Promise<number> {
  const [row] = await tx.query(countText(filter), valuesOf(filter), prepared('count', filter));
  return row?.total ?? 0;
}

/** A page of them first, then what their variants come to. `left` is null where one of them is not counted. */
const listText = composed(
  'storefront.list',
  (filter: ShownFilter) => {
    const last = valuesOf(filter).length;
    const [currency, now] = [`$${last + 1}`, `$${last + 2}::timestamptz`];
    return `with page as (
      select i.org_id, i.store_id, i.product_id, i.item_id, i.position from ${shown(filter)}
       order by i.position, i.item_id limit $${last + 3} offset $${last + 4})
    select i.item_id, p.name, p.pictures -> 0 as picture, o.least, o.most, o.compare_at, o.net_content, o.is_gone, o.available
      from page i join products p on p.org_id = i.org_id and p.product_id = i.product_id cross join lateral (
        select min(x.amount) as least, max(x.amount) as most, (array_agg(x.compare_at order by x.amount, v.position))[1] as compare_at,
          (array_agg(v.net_content order by x.amount, v.position))[1] as net_content,
          bool_and(${isGone(now)}) as is_gone,
          case when bool_and(coalesce(k.mode = 'track', false)) then
            sum(greatest(0, k.on_hand - k.reserved - k.safety)) filter (where not ${isGone(now)}) end as available
          from product_variants v join variant_prices x on x.org_id = v.org_id and x.variant_id = v.variant_id and x.currency = ${currency}
          left join stock k on k.org_id = v.org_id and k.store_id = i.store_id and k.variant_id = v.variant_id
         where v.org_id = i.org_id and v.product_id = i.product_id and v.archived_at is null) o
     order by i.position, i.item_id`;
  },
  samples,
);

export const selectShown = (
  tx: Tx,
  filter: ShownFilter,
  { currency, now, limit, offset }: { currency: string; now: Date; limit: number; offset: number },
) => tx.query(listText(filter), [...valuesOf(filter), currency, now, limit, offset], prepared('list', filter));

/** The names of those of these catalogs that have something to show. */
export const selectCategories = (tx: Tx, orgId: string, storeId: string, catalogIds: readonly string[]) =>
  tx.query(
    `select c.catalog_id, c.name from catalogs c
      where c.org_id = $1 and c.catalog_id = any($3::uuid[]) and exists (
        select from catalog_items k
          join store_items i on i.org_id = k.org_id and i.store_id = $2 and i.product_id = k.product_id and i.is_sold
         where k.org_id = c.org_id and k.catalog_id = c.catalog_id)`,
    [orgId, storeId, catalogIds],
    'shown_categories',
  );
