import { Type } from 'typebox';
import { moneyLimit } from '../../money/index.js';
import { deskTenders, eventLimits, eventStates } from '../../values/desks/events.js';
import { Iso, Name, OneOf, OrNull, Uuid } from '../operation.js';

/** Whole minor units of the event’s currency. */
export const DeskAmount = Type.Integer({ minimum: 0, maximum: moneyLimit, description: 'in minor units' });
export const Reason = Type.String({ minLength: 1, maxLength: eventLimits.reason, pattern: '\\S' });

/** What of an event is chosen. */
export const eventFields = {
  name: Name,
  place: Type.String({ maxLength: eventLimits.place }),
  store_ids: Type.Array(Uuid, { minItems: 1, maxItems: eventLimits.stores, uniqueItems: true }),
  starts_at: Iso,
  ends_at: OrNull(Iso),
};

export const StandEvent = Type.Object({
  event_id: Type.String(),
  name: Name,
  place: Type.String(),
  state: OneOf(eventStates),
  currency: Type.String(),
  stores: Type.Array(Type.Object({ store_id: Type.String(), name: Type.String() })),
  starts_at: Iso,
  ends_at: OrNull(Iso),
  opened_at: OrNull(Iso),
  closed_at: OrNull(Iso),
  sales: Type.Integer({ description: 'that count' }),
  takings: Type.Integer({ description: 'what came in, less what went back' }),
  open_desks: Type.Integer(),
  revision: Type.Integer({ description: 'rises with each change; a change names the one that it was made from' }),
});

const TenderSum = Type.Object({
  tender: OneOf(deskTenders),
  in: Type.Integer(),
  back: Type.Integer({ description: 'of refunds' }),
});

const CashMove = Type.Object({
  move_id: Type.String(),
  kind: OneOf(['in', 'out']),
  amount: Type.Integer(),
  reason: Type.String(),
  by: OrNull(Type.String()),
  at: Iso,
});

/** A desk with its drawer, and what it took so far. */
export const DeskSession = Type.Object({
  session_id: Type.String(),
  event_id: Type.String(),
  event_name: Type.String(),
  event_state: OneOf(eventStates),
  store_id: Type.String(),
  store_name: Type.String(),
  device: Type.String(),
  state: OneOf(['open', 'closed']),
  currency: Type.String(),
  opening: Type.Integer(),
  sums: Type.Array(TenderSum),
  sales: Type.Integer(),
  voided: Type.Integer(),
  discounts: Type.Integer(),
  tips: Type.Integer(),
  rounding: Type.Integer(),
  tax: Type.Integer(),
  moves: Type.Array(CashMove),
  expected: Type.Integer({ description: 'what the drawer should have now; of a closed one, when it was counted' }),
  counted: OrNull(Type.Integer()),
  note: Type.String(),
  opened_by: OrNull(Type.String()),
  closed_by: OrNull(Type.String()),
  opened_at: Iso,
  closed_at: OrNull(Iso),
});
