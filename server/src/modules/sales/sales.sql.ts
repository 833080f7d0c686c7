import type { Tx } from '../../platform/db/database.js';

export const selectSellingStores = (tx: Tx, orgId: string, storeId: string | null) =>
  tx.query(
    `select s.store_id, s.name, s.status, s.currency, s.zone from stores s
      where s.org_id = $1 and case when $2::uuid is null then s.status <> 'deleted' else s.store_id = $2 end order by lower(s.name), s.store_id`,
    [orgId, storeId],
    'selling_stores',
  );

/** An event at which a store sells. */
export const selectEventOfStore = (tx: Tx, orgId: string, storeId: string, eventId: string) =>
  tx.query(
    `select e.event_id, e.name, e.state, e.starts_at, e.opened_at, e.closed_at from pos_events e
      where e.org_id = $1 and e.event_id = $3
        and exists (select from event_stores x where x.org_id = e.org_id and x.event_id = e.event_id and x.store_id = $2)`,
    [orgId, storeId, eventId],
  );

/** What codes, pages and campaigns are called now; what is gone has no row. */
export const selectLedNames = (tx: Tx, orgId: string, ids: readonly string[]) =>
  tx.query(
    `select code_id as id, name from codes where org_id = $1 and code_id = any($2::uuid[])
     union all select page_id, name from pages where org_id = $1 and page_id = any($2::uuid[])
     union all select campaign_id, name from campaigns where org_id = $1 and campaign_id = any($2::uuid[])`,
    [orgId, ids],
    'led_names',
  );

/** Stock and events of stores, as they are now. */
export const selectStanding = (tx: Tx, orgId: string, storeIds: readonly string[], now: Date) =>
  tx.query(
    `select s.store_id, coalesce(k.on_hand, 0)::bigint as on_hand, coalesce(k.low, 0)::integer as low, coalesce(k.gone, 0)::integer as gone,
       (select count(*) from event_stores x join pos_events e on e.org_id = x.org_id and e.event_id = x.event_id
         where x.org_id = $1 and x.store_id = s.store_id and e.state = 'scheduled')::integer as scheduled_events,
       o.event_id as open_event_id, e.name as open_event
     from unnest($2::uuid[]) as s (store_id)
     left join open_events o on o.org_id = $1 and o.store_id = s.store_id
     left join pos_events e on e.org_id = $1 and e.event_id = o.event_id
     left join lateral (
       select sum(k.on_hand) as on_hand,
         count(*) filter (where k.is_low and not (k.on_hand - k.reserved <= k.safety)) as low,
         count(*) filter (where k.sold_out_until > $3 or k.on_hand - k.reserved <= k.safety) as gone
       from stock k join product_variants v on v.org_id = k.org_id and v.variant_id = k.variant_id and v.archived_at is null
        join store_items i on i.org_id = k.org_id and i.store_id = k.store_id and i.product_id = v.product_id
       where k.org_id = $1 and k.store_id = s.store_id and k.mode = 'track') k on true`,
    [orgId, storeIds, now],
    'standing_of_stores',
  );
