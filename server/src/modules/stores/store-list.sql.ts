import type { StoreStatus } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';

export interface StoreFilter {
  search?: string | undefined;
  status?: StoreStatus | undefined;
}

const matches = `s.org_id = $1 and ($2::text is null or strpos(lower(s.name), lower($2)) > 0)
  and case when $3::text is null then s.status <> 'deleted' else s.status = $3 end`;

export const selectStores = (
  tx: Tx,
  orgId: string,
  { search, status }: StoreFilter,
  { limit, offset, now }: { limit: number; offset: number; now: Date },
) =>
  tx.query(
    `select s.store_id, s.name, s.status, s.suspended_at, s.logo, s.currency, s.steps_done, s.opened_at, s.revision, s.created_at, s.updated_at,
       (select count(*) from store_items i join products p on p.org_id = i.org_id and p.product_id = i.product_id
         where i.org_id = s.org_id and i.store_id = s.store_id and p.status <> 'deleted') as items,
       (select count(*) from store_items i
          join product_variants v on v.org_id = i.org_id and v.product_id = i.product_id and v.archived_at is null
          join products p on p.org_id = i.org_id and p.product_id = i.product_id
          join stock k on k.org_id = i.org_id and k.store_id = i.store_id and k.variant_id = v.variant_id
         where i.org_id = s.org_id and i.store_id = s.store_id and p.status <> 'deleted' and (k.sold_out_until > $6
           or (k.mode = 'track' and k.on_hand - k.reserved - k.safety <= coalesce(k.low_at, 0)))) as low
     from stores s where ${matches} order by lower(s.name), s.store_id limit $4 offset $5`,
    [orgId, search ?? null, status ?? null, limit, offset, now],
  );

export const countStores = (tx: Tx, orgId: string, { search, status }: StoreFilter) =>
  tx.query(`select count(*) as total from stores s where ${matches}`, [orgId, search ?? null, status ?? null]);
