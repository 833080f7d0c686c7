import { productSorts, type ProductSort, type ProductStatus } from '@swapt/shared/values';
import { composed } from '../../platform/db/composed.js';
import type { Tx } from '../../platform/db/database.js';

export interface ProductFilter {
  search?: string | undefined;
  status?: ProductStatus | undefined;
  catalog_id?: string | undefined;
}

const orders = {
  changed: { column: 'e.updated_at', direction: 'desc' },
  newest: { column: 'e.created_at', direction: 'desc' },
  name: { column: 'e.name', direction: 'asc' },
} as const satisfies Record<ProductSort, object>;
const otherDirection = { asc: 'desc', desc: 'asc' } as const;

/** The condition of a list and its values, which start at $1. */
function listed(orgId: string, { search, status, catalog_id: catalogId }: ProductFilter): [string, unknown[]] {
  const values: unknown[] = [orgId];
  const parts = ['e.org_id = $1'];
  const also = (value: string | undefined, part: (place: string) => string) => {
    if (value) parts.push(part(`$${values.push(value)}`));
  };
  if (!status) parts.push(`e.status in ('draft', 'active')`);
  also(status, (place) => `e.status = ${place}`);
  also(search, (place) => `strpos(e.words, lower(${place})) > 0`);
  also(
    catalogId,
    (place) =>
      `exists (select from catalog_items i where i.org_id = $1 and i.catalog_id = ${place} and i.product_id = e.product_id)`,
  );
  return [parts.join(' and '), values];
}

const everyFilter: readonly ProductFilter[] = [
  {},
  { search: 's' },
  { status: 'active' },
  { catalog_id: 'c' },
  { search: 's', status: 'draft', catalog_id: 'c' },
];

const idsText = composed(
  'products.ids',
  (filter: ProductFilter, sort: ProductSort, isFromEnd: boolean) => {
    const [condition, values] = listed('', filter);
    const { column, direction: first } = orders[sort];
    const direction = isFromEnd ? otherDirection[first] : first;
    return `select e.product_id from product_entries e where ${condition} order by ${column} ${direction}, e.product_id ${direction} limit $${values.length + 1} offset $${values.length + 2}`;
  },
  () =>
    everyFilter.flatMap((filter) =>
      productSorts.flatMap((sort) => [false, true].map((isFromEnd) => [filter, sort, isFromEnd] as const)),
    ),
);

const countText = composed(
  'products.count',
  (filter: ProductFilter) => `select count(*) as total from product_entries e where ${listed('', filter)[0]}`,
  () => everyFilter.map((filter) => [filter] as const),
);

interface Listed {
  filter: ProductFilter;
  sort: ProductSort;
  limit: number;
  offset: number;
}

export async function selectProductIds(
  tx: Tx,
  orgId: string,
  { filter, sort, limit, offset, isFromEnd = false }: Listed & { isFromEnd?: boolean },
): Promise<string[]> {
  const rows = await tx.query(idsText(filter, sort, isFromEnd), [...listed(orgId, filter)[1], limit, offset]);
  return rows.map(({ product_id }) => product_id);
}

/** A page of a list and how many there are in all. It is read from the nearer end, as the database walks past all that stands before it. */
export async function selectProductPage(
  tx: Tx,
  orgId: string,
  list: Listed,
): Promise<{ ids: string[]; total: number }> {
  const total = await countProducts(tx, orgId, list.filter);
  const after = total - list.offset - list.limit;
  if (list.offset <= after) return { ids: await selectProductIds(tx, orgId, list), total };
  const limit = Math.max(0, list.limit + Math.min(0, after));
  const ids = await selectProductIds(tx, orgId, { ...list, limit, offset: Math.max(0, after), isFromEnd: true });
  return { ids: ids.reverse(), total };
}

async function countProducts(tx: Tx, orgId: string, filter: ProductFilter): Promise<number> {
  const [row] = await tx.query(countText(filter), listed(orgId, filter)[1]);
  return row?.total ?? 0;
}

/** Products as lists show them, in no order. */
export const selectListed = (tx: Tx, orgId: string, productIds: readonly string[]) =>
  tx.query(
    `select p.product_id, p.name, p.status, p.kind, p.pictures #>> '{0,url}' as picture, p.revision, p.created_at, p.updated_at,
       coalesce(v.variants, 0) as variants, coalesce(v.skus, '') as skus, coalesce(m.prices, '[]') as prices,
       (select count(*) from catalog_items i where i.org_id = p.org_id and i.product_id = p.product_id) as catalogs
     from products p
     left join lateral (
       select count(*) as variants, array_to_string((array_agg(o.sku order by o.position) filter (where o.sku <> ''))[1:3], ', ') as skus
         from product_variants o where o.org_id = p.org_id and o.product_id = p.product_id and o.archived_at is null
     ) v on true
     left join lateral (
       select jsonb_agg(jsonb_build_object('currency', r.currency, 'lowest', r.lowest, 'highest', r.highest) order by r.currency) as prices
         from (
           select x.currency, min(x.amount) as lowest, max(x.amount) as highest
             from product_variants o join variant_prices x on x.org_id = o.org_id and x.variant_id = o.variant_id
            where o.org_id = p.org_id and o.product_id = p.product_id and o.archived_at is null group by x.currency
         ) r
     ) m on true
     where p.org_id = $1 and p.product_id = any($2::uuid[])`,
    [orgId, productIds],
  );
