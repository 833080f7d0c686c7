import { Type } from 'typebox';
import { moneyLimit } from '../../money/index.js';
import { eventStates } from '../../values/desks/events.js';
import { settlementLimits, settlementStates, settlementWaits } from '../../values/desks/settlements.js';
import { Data, Input, Iso, OneOf, operation, OrgId, OrNull, Uuid } from '../operation.js';

const path = '/v1/store/settlement';
const ofEvent = { table: 'pos_events', field: 'event_id' };
const owner = { table: 'settlements', field: 'settlement_id' };
const Reason = Type.String({ minLength: 1, maxLength: settlementLimits.note, pattern: '\\S' });

/** By tender, in minor units of the event’s currency. */
export const TenderAmounts = Type.Object({
  cash: Type.Integer(),
  card: Type.Integer(),
  online: Type.Integer(),
  square: Type.Integer(),
  other: Type.Integer(),
});

const Counted = Type.Optional(
  Type.Integer({
    minimum: -moneyLimit,
    maximum: moneyLimit,
    description: 'in minor units; below zero where more went back than came in',
  }),
);

export const Settlement = Type.Object({
  settlement_id: Type.String(),
  event_id: Type.String(),
  store_id: Type.String(),
  nth: Type.Integer({ description: 'of its store at its event' }),
  adjusts: OrNull(Type.String({ description: 'the settlement that it adds to' })),
  state: OneOf(settlementStates),
  expected: TenderAmounts,
  counted: TenderAmounts,
  note: Type.String(),
  has_slip: Type.Boolean(),
  submitted_by: OrNull(Type.String()),
  is_yours: Type.Boolean({ description: 'submitted by the caller' }),
  submitted_at: Iso,
  decided_by: OrNull(Type.String()),
  decided_at: OrNull(Iso),
  reason: Type.String({ description: 'why it was rejected' }),
  is_alone: Type.Boolean({ description: 'approved by who submitted it, as nobody else may' }),
});

const StoreMoney = Type.Object({
  store_id: Type.String(),
  name: Type.String(),
  desks: Type.Integer(),
  open_desks: Type.Integer(),
  expected: { ...TenderAmounts, description: 'what the ledger and the drawers come to now' },
  counted: { ...TenderAmounts, description: 'of what is approved or waits for it' },
  due: { ...TenderAmounts, description: 'what no approved settlement covers' },
  drawers: Type.Integer({ description: 'the cash that was counted at its desks' }),
  waits: OrNull(OneOf(settlementWaits)),
  settlements: Type.Array(Settlement),
});

const EventMoney = Type.Object({
  event_id: Type.String(),
  name: Type.String(),
  place: Type.String(),
  state: OneOf(eventStates),
  currency: Type.String(),
  closed_at: OrNull(Iso),
  stores: Type.Array(StoreMoney),
  total: Type.Object({
    expected: { ...TenderAmounts, description: 'what all of it comes to now' },
    covered: { ...TenderAmounts, description: 'what of it is approved, or waits for it' },
    counted: { ...TenderAmounts, description: 'beside what is covered' },
  }),
  is_only_one: Type.Boolean({ description: 'nobody but the caller may approve' }),
});

/** Counting the money of an event, and signing it off. */
export const settlements = {
  'settlement.get': operation({
    method: 'GET',
    path,
    host: 'v1',
    who: 'store:read',
    owner: ofEvent,
    summary: 'What an event’s money should come to and what was counted, by store and tender, with its settlements',
    input: Input({ org_id: OrgId, event_id: Uuid }),
    reply: Data(EventMoney),
    errors: ['event.not_found'],
  }),
  'settlement.submit': operation({
    method: 'POST',
    path,
    host: 'v1',
    who: 'pos:use',
    owner: ofEvent,
    summary:
      'What a store counted at an event that is closed; what it should be is summed by the server. A later one names the approved one that it adds to',
    input: Input({
      org_id: OrgId,
      event_id: Uuid,
      store_id: Uuid,
      adjusts: Type.Optional(Uuid),
      counted: Input({ cash: Counted, card: Counted, online: Counted, square: Counted, other: Counted }),
      note: Type.Optional(Type.String({ maxLength: settlementLimits.note })),
      slip_id: Type.Optional(Uuid),
    }),
    reply: Data(Settlement),
    errors: [
      ...(['event.not_found', 'store.not_found', 'settlement.not_closed', 'settlement.desks_open'] as const),
      ...(['settlement.waiting', 'settlement.changed', 'settlement.nothing', 'settlement.invalid'] as const),
    ],
  }),
  'settlement.approve': operation({
    method: 'POST',
    path: `${path}/approve`,
    host: 'v1',
    who: 'store:write',
    owner,
    summary:
      'Signs a settlement off, by somebody else than who submitted it where there is anybody else; the last store’s settles the event',
    input: Input({ org_id: OrgId, settlement_id: Uuid }),
    reply: Data(Settlement),
    errors: ['auth.forbidden', 'settlement.not_found', 'settlement.decided', 'settlement.own', 'settlement.not_closed'],
  }),
  'settlement.reject': operation({
    method: 'POST',
    path: `${path}/reject`,
    host: 'v1',
    who: 'store:write',
    owner,
    summary: 'Sends a settlement back with a reason; it is counted and submitted anew',
    input: Input({ org_id: OrgId, settlement_id: Uuid, reason: Reason }),
    reply: Data(Settlement),
    errors: ['auth.forbidden', 'settlement.not_found', 'settlement.decided'],
  }),
  'settlement.addSlip': operation({
    method: 'POST',
    path: `${path}/slip`,
    host: 'v1',
    who: 'pos:use',
    owner: ofEvent,
    ownTransaction: true,
    limit: 30,
    bodyLimit: 8 * 1024 * 1024,
    summary: 'Stores a photo of a slip, for the team alone, to be named when a settlement is submitted',
    input: Input({
      org_id: OrgId,
      event_id: Uuid,
      name: Type.String({ maxLength: 200 }),
      body: Type.String({ description: 'the picture, base64', minLength: 1, maxLength: 7_000_000 }),
    }),
    reply: Data(Type.Object({ slip_id: Type.String() })),
    errors: [
      ...(['event.not_found', 'image.unreadable', 'image.too_large', 'request.too_large'] as const),
      ...(['upload.no_room', 'upload.disk_low'] as const),
    ],
  }),
  'settlement.slipLink': operation({
    method: 'GET',
    path: `${path}/slip`,
    host: 'v1',
    who: 'store:read',
    owner,
    ownTransaction: true,
    secretReply: true,
    summary: 'A link of a few minutes to the photo of a settlement’s slip',
    input: Input({ org_id: OrgId, settlement_id: Uuid }),
    reply: Data(Type.Object({ url: Type.String() })),
    errors: ['settlement.not_found'],
  }),
  'settlement.file': operation({
    method: 'POST',
    path: `${path}/file`,
    host: 'v1',
    who: 'store:read',
    owner: ofEvent,
    ownTransaction: true,
    readsOnly: true,
    summary: 'The settlements of an event as a PDF or as CSV',
    input: Input({ org_id: OrgId, event_id: Uuid, kind: OneOf(['pdf', 'csv']) }),
    reply: Data(
      Type.Object({
        name: Type.String(),
        type: Type.String(),
        body: Type.String({ description: 'base64' }),
        pages: Type.Integer({ description: '0 where it has none' }),
      }),
    ),
    errors: ['event.not_found'],
  }),
};
