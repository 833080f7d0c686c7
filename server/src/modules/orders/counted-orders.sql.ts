import type { CountedOrders } from '@swapt/shared/contract';
import type { Tx } from '../../platform/db/database.js';
import { listed, shown, valuesOf, type Filter } from './order-list.sql.js';

const inRange = <const At extends string>(at: At) =>
  `${at} >= coalesce($5::timestamptz, '-infinity') and ${at} < coalesce($6::timestamptz, 'infinity')` as const;
const hasLine = <const Condition extends string>(condition: Condition) =>
  `exists (select from order_lines l where l.org_id = $1 and l.order_id = o.order_id and ${condition})` as const;
const hasEntry = <const Condition extends string>(condition: Condition) =>
  `exists (select from payment_entries e where e.org_id = $1 and e.order_id = o.order_id and ${inRange('e.at')} and ${condition})` as const;

/** What sales count, as `modules/sales` does. Of refunds and tenders, the money moved in the range, whenever the order was placed. */
const matches = `${listed} and o.placed_at is not null and o.status in ('placed', 'completed')
  and ($7::text = 'refunds' or $8::text is not null or ${inRange('o.placed_at')})
  and case $7::text when 'add_ons' then o.add_ons > 0 when 'discounts' then o.discount > 0 when 'delivery' then o.shipping > 0 when 'tax' then o.tax > 0
        when 'tips' then o.tip > 0 when 'new' then o.is_first when 'returning' then not o.is_first when 'unknown' then o.is_first is null
        when 'tests' then o.is_test when 'online_paid' then o.channel = 'online' and o.paid >= o.total
        when 'refunds' then ${hasEntry(`e.kind in ('refunded', 'refund_failed')`)}
        when 'direct' then ${hasLine('l.code_id is null and l.page_id is null')} else true end
  and ($8::text is null or ${hasEntry(`e.tender = $8 and e.kind in ('captured', 'refunded', 'refund_failed')`)})
  and ($9::text is null or o.channel = $9) and ($10::uuid is null or ${hasLine('l.code_id = $10')})
  and ($11::uuid is null or ${hasLine('l.page_id = $11')}) and ($12::uuid is null or ${hasLine('l.campaign_id = $12')})
  and ($13::uuid is null or ${hasLine('l.item_id = $13')})
  and ($14::uuid is null or ${hasLine(`l.add_ons @> jsonb_build_array(jsonb_build_object('add_on_id', $14::uuid::text))`)})
  and ($15::uuid is null or o.event_id = $15) and o.words like all($16::text[])
  and ($18::integer is null or o.number = $18)
  and ($17::integer is null or $17 = (select (extract(isodow from z.at) - 1) * 24 + extract(hour from z.at) from stores s
        cross join lateral (select o.placed_at at time zone s.zone as at) z where s.org_id = $1 and s.store_id = $2))` as const;

const counted = (orgId: string, storeId: string, { filter, number, patterns }: CountedFilter) => {
  const { from, to, part, tender, channel, code_id, page_id, campaign_id, item_id, add_on_id, event_id, week_hour } =
    filter.counted;
  return [
    ...valuesOf(orgId, storeId, filter),
    ...([
      from ? new Date(from) : null,
      to ? new Date(to) : null,
      part ?? null,
      tender ?? null,
      channel ?? null,
    ] as const),
    ...([code_id ?? null, page_id ?? null, campaign_id ?? null, item_id ?? null, add_on_id ?? null] as const),
    ...([event_id ?? null, patterns, week_hour ?? null, number] as const),
  ] as const;
};

export interface CountedFilter {
  filter: Filter & { counted: CountedOrders };
  number: number | null;
  /** One for each word that is searched for. */
  patterns: readonly string[];
}

/** The orders that a figure was counted from, newest first. */
export const selectCounted = (
  tx: Tx,
  orgId: string,
  storeId: string,
  filter: CountedFilter,
  limit: number,
  offset: number,
) =>
  tx.query(
    `${shown} from (select o.order_id from orders o where ${matches} order by o.placed_at desc, o.order_id desc limit $19 offset $20)
       page join orders o on o.org_id = $1 and o.order_id = page.order_id order by o.placed_at desc, o.order_id desc`,
    [...counted(orgId, storeId, filter), limit, offset],
  );

export const countCounted = (tx: Tx, orgId: string, storeId: string, filter: CountedFilter) =>
  tx.query(`select count(*) as total from orders o where ${matches}`, counted(orgId, storeId, filter));

export const selectCountedIds = (tx: Tx, orgId: string, storeId: string, filter: CountedFilter, most: number) =>
  tx.query(`select o.order_id from orders o where ${matches} order by o.placed_at desc, o.order_id desc limit $19`, [
    ...counted(orgId, storeId, filter),
    most,
  ]);
