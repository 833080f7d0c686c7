import { Type, type Static } from 'typebox';
import { rangeValues } from '../../values/platform/analytics.js';
import { storeStatuses } from '../../values/stores/stores.js';
import { Data, Input, Iso, OneOf, operation, OrgId, OrNull, Uuid } from '../operation.js';

const Amount = Type.Integer({ description: 'in minor units of the currency of the store' });
const Count = Type.Integer();

const SalesTotals = Type.Object({
  orders: Type.Integer({ description: 'placed in the range and not called off since; the amounts are theirs' }),
  sales: { ...Amount, description: 'what they come to, with delivery, tips and tax' },
  average: OrNull(Type.Integer({ description: 'sales by orders; null without any' })),
  items: Type.Integer({ description: 'units' }),
  add_ons: Amount,
  discounts: Amount,
  delivery: Amount,
  tax: Amount,
  tips: Amount,
  refunds: { ...Amount, description: 'what went back in the range, whenever its order was placed' },
  orders_of_new: Type.Integer({
    description: 'by somebody who had never placed one in the store: so many customers are new',
  }),
  orders_of_returning: Count,
  orders_of_unknown: Type.Integer({ description: 'at a desk, without an address' }),
  test_orders: Type.Integer({ description: 'those of them that nobody paid real money for' }),
});
export type SalesTotals = Static<typeof SalesTotals>;

const SalesShare = Type.Object({
  id: Type.String({ description: 'empty where there is none: of an amount that was typed at a desk' }),
  name: Type.String({ description: 'empty where it is gone' }),
  orders: Count,
  items: Count,
  sales: { ...Amount, description: 'less discounts; delivery and tips are no part of it' },
});
export type SalesShare = Static<typeof SalesShare>;
const Shares = Type.Array(SalesShare, { description: 'the 500 that brought most, the most first' });

const Range = Type.Optional(OneOf(rangeValues));

export const sales = {
  'stores.analytics': operation({
    method: 'POST',
    path: '/v1/store/analytics',
    host: 'v1',
    who: 'store:read',
    owner: { table: 'stores', field: 'store_id' },
    readsOnly: true,
    summary: 'What a store sold in a range on its own clock, or at one event of it, and what led there',
    input: Input({
      org_id: OrgId,
      store_id: Uuid,
      event_id: Type.Optional(Uuid),
      range: Range,
      before: Type.Optional(
        Type.Boolean({ default: false, description: 'the period before, as far as the range has come' }),
      ),
    }),
    reply: Data(
      Type.Object({
        range: OneOf(rangeValues),
        zone: Type.String({ description: 'of the store' }),
        currency: Type.String(),
        from: Iso,
        to: Iso,
        bucket: OneOf(['hour', 'day', 'month', 'year']),
        event: OrNull(Type.Object({ event_id: Type.String(), name: Type.String() })),
        totals: SalesTotals,
        series: Type.Array(Type.Object({ at: Iso, orders: Count, sales: Amount })),
        week: Type.Array(Type.Array(Count), {
          description: 'orders by weekday, Monday first, and hour on a clock of the store',
        }),
        tenders: Type.Array(Type.Object({ tender: Type.String(), received: Amount, refunded: Amount })),
        channels: Shares,
        codes: Shares,
        pages: Shares,
        campaigns: Shares,
        direct: { ...SalesShare, description: 'lines that neither a code nor a page led to' },
        products: Shares,
        add_ons: Shares,
        funnel: OrNull(
          Type.Object(
            {
              scans: Type.Integer({ description: 'by people, of the codes of the store and of its products' }),
              item_views: Count,
              carts: Type.Integer({ description: 'how often somebody looked at their cart, or bought at once' }),
              orders: Type.Integer({ description: 'placed on its pages' }),
              paid: Type.Integer({ description: 'those of them that are paid' }),
            },
            { description: 'null for an event' },
          ),
        ),
      }),
    ),
    errors: ['store.not_found', 'event.not_found', 'analytics.nothing_before'],
  }),
  'sales.get': operation({
    method: 'GET',
    path: '/v1/store/sales',
    host: 'v1',
    who: 'store:read',
    summary: 'Every store beside the others, or one: its sales in a range on its own clock, its stock and its events',
    input: Input({ org_id: OrgId, store_id: Type.Optional(Uuid), range: Range }),
    reply: Data(
      Type.Array(
        Type.Object({
          store_id: Type.String(),
          name: Type.String(),
          status: OneOf(storeStatuses),
          currency: Type.String(),
          zone: Type.String(),
          from: Iso,
          to: Iso,
          totals: SalesTotals,
          before: OrNull({ ...SalesTotals, description: 'the period before; null for all time' }),
          at_events: { ...Amount, description: 'what of the sales was sold at desks' },
          stock: Type.Object({
            on_hand: Type.Integer({ description: 'units that are counted' }),
            low: Type.Integer({ description: 'variants' }),
            sold_out: Type.Integer({ description: 'variants' }),
          }),
          scheduled_events: Count,
          open_event: OrNull(Type.Object({ event_id: Type.String(), name: Type.String() })),
        }),
      ),
    ),
    errors: ['store.not_found'],
  }),
};
