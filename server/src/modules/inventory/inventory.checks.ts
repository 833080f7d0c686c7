const sums = `stock k left join (
    select org_id, store_id, variant_id, sum(change) as changes, sum(sold) as sold from stock_moves group by org_id, store_id, variant_id
  ) m on m.org_id = k.org_id and m.store_id = k.store_id and m.variant_id = k.variant_id`;
const subject = `k.store_id || '/' || k.variant_id as subject`;

/** For the doctor: stock that its moves do not add up to. */
export const wrongOnHand = `
  select ${subject}, format('%s on hand, moves of %s', k.on_hand, coalesce(m.changes, 0)) as says
    from ${sums} where k.on_hand <> coalesce(m.changes, 0)`;

export const wrongSold = `
  select ${subject}, format('%s sold, moves of %s', k.sold, coalesce(m.sold, 0)) as says
    from ${sums} where k.sold <> coalesce(m.sold, 0)`;

/** What left one store and did not arrive in another, or the other way round. */
export const halfTransfers = `
  select coalesce(cause_id, move_id)::text as subject, format('%s moves that come to %s', count(*), sum(change)) as says
    from stock_moves where kind = 'transfer' group by org_id, coalesce(cause_id, move_id)
  having count(*) <> 2 or sum(change) <> 0 or count(distinct variant_id) <> 1`;

/** Items that shoppers find although they cannot buy them, or the other way round. */
export const wrongSellable = `
  select i.item_id::text as subject, case when i.is_sellable then 'is shown and cannot be bought' else 'can be bought and is not shown' end as says
    from store_items i join stores s on s.org_id = i.org_id and s.store_id = i.store_id
    join product_entries e on e.org_id = i.org_id and e.product_id = i.product_id
   where i.is_sellable <> (e.status = 'active' and s.currency = any(e.currencies))`;
