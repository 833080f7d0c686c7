import { Type, type Static } from 'typebox';
import { countedParts } from '../../values/stores/counted-orders.js';
import { orderChannels } from '../../values/desks/events.js';
import { Input, Iso, OneOf, Uuid } from '../operation.js';

/** The orders that a figure of a store was counted from: placed in a range, not called off, and what else is said. */
export const CountedOrders = Input({
  from: Type.Optional({
    ...Iso,
    description: 'placed from then on; for refunds and tenders, the money moved from then on',
  }),
  to: Type.Optional({ ...Iso, description: 'and before' }),
  part: Type.Optional(OneOf(countedParts)),
  tender: Type.Optional(Type.String({ maxLength: 20, description: 'money came in or went back by it in the range' })),
  channel: Type.Optional(OneOf(orderChannels)),
  code_id: Type.Optional(Uuid),
  page_id: Type.Optional(Uuid),
  campaign_id: Type.Optional(Uuid),
  item_id: Type.Optional(Uuid),
  add_on_id: Type.Optional(Uuid),
  event_id: Type.Optional(Uuid),
  week_hour: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 167,
      description: 'an hour of the week on a clock of the store, from Monday at 0',
    }),
  ),
});
export type CountedOrders = Static<typeof CountedOrders>;
