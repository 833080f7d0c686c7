import type { Tx } from '../../platform/db/database.js';

interface Views {
  orgId: string;
  storeId: string;
  kind: string;
  at: Date;
  views: number;
}

/** Adds views of stores that are still there, in one order, so that two processes do not wait for each other. */
export const addStoreViews = (tx: Tx, views: readonly Views[]) =>
  tx.query(
    `insert into store_views (org_id, store_id, kind, at, views)
     select v.org_id, v.store_id, v.kind, v.at, v.views
       from unnest($1::uuid[], $2::uuid[], $3::text[], $4::timestamptz[], $5::integer[]) as v (org_id, store_id, kind, at, views)
       join stores s on s.org_id = v.org_id and s.store_id = v.store_id order by 1, 2, 3, 4
     on conflict (org_id, store_id, kind, at) do update set views = store_views.views + excluded.views`,
    [
      views.map(({ orgId }) => orgId),
      views.map(({ storeId }) => storeId),
      views.map(({ kind }) => kind),
      views.map(({ at }) => at),
      views.map((one) => one.views),
    ],
    'add_store_views',
  );

export const countViews = (tx: Tx, orgId: string, storeId: string, from: Date, to: Date) =>
  tx.query(
    `select coalesce(sum(views) filter (where kind = 'item'), 0)::integer as items, coalesce(sum(views) filter (where kind = 'cart'), 0)::integer as carts
       from store_views where org_id = $1 and store_id = $2 and at >= $3 and at < $4`,
    [orgId, storeId, from, to],
    'count_store_views',
  );

/** The codes that lead to a store or to one of its products. */
export const selectStoreCodes = (tx: Tx, orgId: string, storeId: string) =>
  tx.query(
    `select code_id from codes where org_id = $1 and type in ('store', 'item') and content ->> 'store_id' = $2::uuid::text`,
    [orgId, storeId],
    'store_codes',
  );
