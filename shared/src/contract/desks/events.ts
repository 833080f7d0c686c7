import { Type } from 'typebox';
import { eventLimits, eventStates } from '../../values/desks/events.js';
import { DeskAmount, DeskSession, eventFields, Reason, StandEvent } from './event-record.js';
import { Data, Input, List, OneOf, operation, OrgId, Paging, Uuid } from '../operation.js';

const owner = { table: 'pos_events', field: 'event_id' };
const ofSession = { table: 'pos_sessions', field: 'session_id' };
const revision = Type.Integer({
  minimum: 1,
  maximum: 2_147_483_647,
  description: 'the one that the change was made from',
});
const path = '/v1/store/events';
const moves = ['event.not_found', 'event.bad_state'] as const;

/** Events at which stores sell at desks, and their drawers. */
export const events = {
  'stores.events': operation({
    method: 'POST',
    path,
    host: 'v1',
    who: 'store:read',
    readsOnly: true,
    summary: 'Events of the organization or of one store, the latest first',
    input: Input({
      org_id: OrgId,
      ...Paging,
      store_id: Type.Optional(Uuid),
      search: Type.Optional(Type.String({ maxLength: 120 })),
      state: Type.Optional(OneOf(eventStates)),
    }),
    reply: List(StandEvent),
    errors: [],
  }),
  'events.get': operation({
    method: 'GET',
    path,
    host: 'v1',
    who: 'store:read',
    owner,
    summary: 'One event with its desks',
    input: Input({ org_id: OrgId, event_id: Uuid }),
    reply: Data(Type.Object({ ...StandEvent.properties, sessions: Type.Array(DeskSession) })),
    errors: ['event.not_found'],
  }),
  'events.create': operation({
    method: 'POST',
    path: `${path}/create`,
    host: 'v1',
    who: 'store:write',
    summary: 'Plans an event over one or several stores of one currency',
    input: Input({ org_id: OrgId, ...eventFields }),
    reply: Data(StandEvent),
    errors: ['event.invalid'],
  }),
  'events.update': operation({
    method: 'PUT',
    path,
    host: 'v1',
    who: 'store:write',
    owner,
    summary: 'Changes an event; its stores as long as it was not opened',
    input: Input({
      org_id: OrgId,
      event_id: Uuid,
      revision,
      data: Input(Type.Partial(Type.Object(eventFields)).properties),
    }),
    reply: Data(StandEvent),
    errors: [...moves, 'event.conflict', 'event.invalid'],
  }),
  'events.close': operation({
    method: 'POST',
    path: `${path}/close`,
    host: 'v1',
    who: 'store:write',
    owner,
    summary:
      'Ends selling at an event: sales that still wait for their money are called off. Its drawers are counted and settled then',
    input: Input({ org_id: OrgId, event_id: Uuid }),
    reply: Data(StandEvent),
    errors: [...moves],
  }),
  'events.reopen': operation({
    method: 'POST',
    path: `${path}/reopen`,
    host: 'v1',
    who: 'store:write',
    owner,
    summary: 'Sells on at an event that was closed and is not settled',
    input: Input({ org_id: OrgId, event_id: Uuid }),
    reply: Data(StandEvent),
    errors: [...moves, 'event.store_taken'],
  }),
  'events.cancel': operation({
    method: 'POST',
    path: `${path}/cancel`,
    host: 'v1',
    who: 'store:write',
    owner,
    summary: 'Calls off an event that has not been opened',
    input: Input({ org_id: OrgId, event_id: Uuid }),
    reply: Data(StandEvent),
    errors: [...moves],
  }),
  'pos.start': operation({
    method: 'POST',
    path: `${path}/start`,
    host: 'v1',
    who: 'pos:use',
    owner,
    summary: 'Opens a desk of a store at an event with the money in its drawer; the first one opens the event',
    input: Input({
      org_id: OrgId,
      event_id: Uuid,
      store_id: Uuid,
      device: Type.String({
        minLength: 1,
        maxLength: eventLimits.device,
        pattern: '\\S',
        description: 'a name for the desk',
      }),
      opening: DeskAmount,
    }),
    reply: Data(DeskSession),
    errors: [...moves, 'event.store_taken', 'desk.name_taken', 'store.not_found'],
  }),
  'pos.session': operation({
    method: 'GET',
    path: '/v1/store/desk',
    host: 'v1',
    who: 'pos:use',
    owner: ofSession,
    summary: 'A desk and what it took so far, by tender',
    input: Input({ org_id: OrgId, session_id: Uuid }),
    reply: Data(DeskSession),
    errors: ['desk.not_found'],
  }),
  'pos.moveCash': operation({
    method: 'POST',
    path: '/v1/store/desk/cash',
    host: 'v1',
    who: 'pos:use',
    owner: ofSession,
    summary:
      'Puts money into a drawer or takes some out, with a reason; what is taken out needs the approval of a manager',
    input: Input({
      org_id: OrgId,
      session_id: Uuid,
      kind: OneOf(['in', 'out']),
      amount: { ...DeskAmount, minimum: 1 },
      reason: Reason,
      approval: Type.Optional(Type.String({ maxLength: 600 })),
    }),
    reply: Data(DeskSession),
    errors: ['desk.not_found', 'desk.closed', 'desk.too_little', 'desk.approval'],
  }),
  'pos.count': operation({
    method: 'POST',
    path: '/v1/store/desk/count',
    host: 'v1',
    who: 'pos:use',
    owner: ofSession,
    summary: 'Closes a desk with the money that was counted in its drawer; what it should have is summed by the server',
    input: Input({
      org_id: OrgId,
      session_id: Uuid,
      counted: DeskAmount,
      note: Type.Optional(Type.String({ maxLength: eventLimits.reason })),
    }),
    reply: Data(DeskSession),
    errors: ['desk.not_found', 'desk.closed'],
  }),
};
