import { Type } from 'typebox';
import { cashierPinRule, mostOneTimeCodes, oneTimeStates } from '../../values/codes/one-time.js';
import { Data, Input, Iso, List, OneOf, operation, OrgId, Paging, Uuid } from '../operation.js';

const owner = { table: 'codes', field: 'base_code_id' } as const;
const Base = { org_id: OrgId, base_code_id: Uuid };
const Pin = Type.String({
  ...cashierPinRule,
  description: 'four to six digits that somebody of the shop types on the phone before a code is used',
});
const Batch = Input({ ...Base, batch_id: Uuid });

export const OneTimeBatch = Type.Object({
  batch_id: Type.String(),
  org_id: Type.String(),
  base_code_id: Type.String(),
  offer: Type.String({ description: 'what a customer gets; empty if it was not given' }),
  amount: Type.Integer(),
  made: Type.Integer(),
  used: Type.Integer(),
  state: OneOf(oneTimeStates),
  has_pin: Type.Boolean({ description: 'its codes ask for a PIN of the shop' }),
  created_at: Iso,
});

/** Who used a code, as far as it is known. */
export const OneTimeUser = Type.Object({
  name: Type.String({ description: 'the team member who used it for a customer, else empty' }),
  visitor: Type.String({ description: 'pseudonym of the browser for this code alone, empty when unknown' }),
  country: Type.String(),
  device: Type.String(),
  system: Type.String(),
  browser: Type.String(),
});

export const OneTimeCode = Type.Object({
  number: Type.Integer({ description: 'from 1, in the order of the prints' }),
  slug: Type.String(),
  url: Type.String(),
  used_at: Type.Union([Iso, Type.Null()]),
  used_by: Type.Union([OneTimeUser, Type.Null()]),
});

export const oneTime = {
  'codes.createOneTime': operation({
    method: 'POST',
    path: '/api/codes/one-time/create',
    host: 'core',
    who: 'codes:write',
    owner,
    limit: 30,
    summary: 'Starts to create a batch of one-time codes for a base code; the batch shows the progress',
    input: Input({
      ...Base,
      amount: Type.Integer({ minimum: 1, maximum: mostOneTimeCodes }),
      offer: Type.Optional(Type.String({ maxLength: 120, description: 'what a customer gets, shown on the page' })),
      pin: Type.Optional(Pin),
    }),
    reply: Data(OneTimeBatch),
    errors: ['code.not_found', 'code.bad_state'],
  }),
  'codes.oneTimeBatches': operation({
    method: 'POST',
    path: '/api/codes/one-time/batches',
    host: 'core',
    who: 'codes:read',
    owner,
    summary: 'The batches under a base code, newest first; with batch_id, that one',
    input: Input({ ...Base, batch_id: Type.Optional(Uuid), ...Paging }),
    reply: List(OneTimeBatch),
    errors: ['one_time.not_found'],
  }),
  'codes.setOneTimePin': operation({
    method: 'POST',
    path: '/api/codes/one-time/pin',
    host: 'core',
    who: 'codes:write',
    owner,
    limit: 30,
    summary: 'Sets the PIN that the codes of a batch ask for; null takes it away',
    input: Input({ ...Base, batch_id: Uuid, pin: Type.Union([Pin, Type.Null()]) }),
    reply: Data(OneTimeBatch),
    errors: ['one_time.not_found', 'one_time.bad_state'],
  }),
  'codes.cancelOneTime': operation({
    method: 'POST',
    path: '/api/codes/one-time/cancel',
    host: 'core',
    who: 'codes:write',
    owner,
    summary: 'Stops creating a batch; the codes created so far do not work',
    input: Batch,
    reply: Data(OneTimeBatch),
    errors: ['one_time.not_found', 'one_time.bad_state'],
  }),
  'codes.deleteOneTime': operation({
    method: 'POST',
    path: '/api/codes/one-time/delete',
    host: 'core',
    who: 'codes:write',
    owner,
    summary: 'Deletes the unused one-time codes of a base code or of one batch; used codes stay on record',
    input: Input({ ...Base, batch_id: Type.Optional(Uuid) }),
    reply: Data(Type.Object({ base_code_id: Type.String(), deleted: Type.Integer() })),
    errors: ['code.not_found'],
  }),
  'codes.oneTimeList': operation({
    method: 'POST',
    path: '/api/codes/one-time/list',
    host: 'core',
    who: 'codes:write',
    owner,
    summary: 'The codes of a batch by their numbers, or those that were used, the latest first',
    input: Input({
      ...Base,
      batch_id: Uuid,
      ...Paging,
      search: Type.Optional(Type.String({ maxLength: 120, description: 'a part of the short name' })),
      used: Type.Optional(Type.Boolean()),
    }),
    reply: List(OneTimeCode),
    errors: ['one_time.not_found'],
  }),
  'codes.oneTimeFile': operation({
    method: 'POST',
    path: '/api/codes/one-time/file',
    host: 'core',
    who: 'codes:write',
    owner,
    limit: 20,
    summary: 'An address, valid for ten minutes, of a ZIP with a table of the batch and a printable file of each code',
    input: Batch,
    reply: Data(Type.Object({ url: Type.String() })),
    errors: ['one_time.not_found', 'one_time.bad_state'],
  }),
  'codes.redeem': operation({
    method: 'POST',
    path: '/api/codes/redeem',
    host: 'core',
    who: 'public',
    limit: 120,
    summary: 'Uses a one-time code; only one call succeeds',
    input: Input({
      id: Type.String({ minLength: 1, maxLength: 64, description: 'the short name' }),
      pin: Type.Optional(
        Type.String({
          maxLength: 32,
          description: 'of the shop, where its batch has one; members of the team need none',
        }),
      ),
    }),
    reply: Data(
      Type.Object({
        org_name: Type.String(),
        offer: Type.String(),
        target: Type.String({ description: 'where the base code leads' }),
        used_at: Iso,
      }),
    ),
    errors: ['code.not_found', 'code.bad_state', 'one_time.used', 'one_time.wrong_pin', 'one_time.pin_tries'],
  }),
};
