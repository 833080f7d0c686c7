import { Type } from 'typebox';
import { approvedActions, deskPinRule } from '../../values/desks/desk-people.js';
import { Data, Input, OneOf, operation, OrgId, OrNull, Uuid } from '../operation.js';

const path = '/v1/store/desk';
const owner = { table: 'pos_sessions', field: 'session_id' };
const Pin = Type.String({ ...deskPinRule, description: 'four to eight digits' });

const DeskPerson = Type.Object({
  user_id: Type.String(),
  name: Type.String(),
  has_pin: Type.Boolean(),
  may_approve: Type.Boolean({ description: 'what a cashier may not do alone' }),
  is_you: Type.Boolean(),
});

const Known = Type.Object({
  token: Type.String({ description: 'sent with what is done at the desk' }),
  user_id: Type.String(),
  name: Type.String(),
  seconds: Type.Integer({ description: 'for so long it is good' }),
});

/** Who stands at a desk, and who approves there. */
export const deskPeople = {
  'pos.people': operation({
    method: 'GET',
    path: `${path}/people`,
    host: 'v1',
    who: 'pos:use',
    summary: 'Who of the organization may sell at desks, whether they have a PIN, and whether they may approve',
    input: Input({ org_id: OrgId }),
    reply: Data(Type.Array(DeskPerson)),
    errors: [],
  }),
  'pos.setPin': operation({
    method: 'PUT',
    path: `${path}/pin`,
    host: 'v1',
    who: 'pos:use',
    summary: 'Sets or clears the caller’s PIN for desks; somebody else’s is cleared by who may change their role',
    input: Input({
      org_id: OrgId,
      user_id: Type.Optional({ ...Uuid, description: 'the caller where it is missing' }),
      pin: OrNull(Pin),
    }),
    reply: Data(DeskPerson),
    errors: ['auth.forbidden', 'desk.weak_pin', 'user.not_found', 'user.role_too_high'],
  }),
  'pos.identify': operation({
    method: 'POST',
    path: `${path}/identify`,
    host: 'v1',
    who: 'pos:use',
    owner,
    ownTransaction: true,
    secretReply: true,
    summary: 'Who stands at a desk from now on, by their PIN: good for twelve hours at this desk',
    input: Input({ org_id: OrgId, session_id: Uuid, user_id: Uuid, pin: Pin }),
    reply: Data(Known),
    errors: ['desk.not_found', 'desk.wrong_pin', 'desk.pin_tries'],
  }),
  'pos.approve': operation({
    method: 'POST',
    path: `${path}/approve`,
    host: 'v1',
    who: 'pos:use',
    owner,
    ownTransaction: true,
    secretReply: true,
    summary: 'Lets a desk do one thing that its cashier may not do alone, within five minutes',
    input: Input({ org_id: OrgId, session_id: Uuid, user_id: Uuid, pin: Pin, action: OneOf(approvedActions) }),
    reply: Data(Known),
    errors: ['desk.not_found', 'desk.wrong_pin', 'desk.pin_tries', 'desk.approval'],
  }),
};
