import { Type } from 'typebox';
import { Proof } from './account.js';
import { Data, Input, Iso, operation } from '../operation.js';

const SecondFactor = Type.Object({
  since: Type.Union([Iso, Type.Null()], { description: 'when it was turned on; nothing while it is off' }),
  recovery_codes_left: Type.Integer(),
});
const RecoveryCodes = Type.Object({ recovery_codes: Type.Array(Type.String()) });

export const secondFactor = {
  'secondFactor.get': operation({
    method: 'GET',
    path: '/api/account/second-factor',
    host: 'core',
    who: 'signed-in',
    summary: 'Whether signing in takes a code of an app after the password',
    input: Input({}),
    reply: Data(SecondFactor),
    errors: ['account.managed_elsewhere'],
  }),
  'secondFactor.begin': operation({
    method: 'PUT',
    path: '/api/account/second-factor/begin',
    secretReply: true,
    host: 'core',
    who: 'signed-in',
    limit: 20,
    summary: 'Gives a secret for an authenticator app. It counts once a code of it is confirmed',
    input: Input(Proof),
    reply: Data(Type.Object({ secret: Type.String(), uri: Type.String() })),
    errors: ['account.managed_elsewhere', 'account.not_proven', 'second_factor.on', 'rate.limited'],
  }),
  'secondFactor.confirm': operation({
    method: 'PUT',
    path: '/api/account/second-factor/confirm',
    secretReply: true,
    host: 'core',
    who: 'signed-in',
    limit: 20,
    summary: 'Turns the second factor on with a code of the app, and gives ten recovery codes once',
    input: Input({ code: Type.String({ minLength: 1, maxLength: 40 }) }),
    reply: Data(RecoveryCodes),
    errors: [
      'account.managed_elsewhere',
      'account.not_proven',
      'second_factor.on',
      'second_factor.not_begun',
      'rate.limited',
    ],
  }),
  'secondFactor.renewCodes': operation({
    method: 'PUT',
    path: '/api/account/second-factor/recovery-codes',
    secretReply: true,
    host: 'core',
    who: 'signed-in',
    limit: 20,
    summary: 'Gives ten new recovery codes once; those before stop working',
    input: Input(Proof),
    reply: Data(RecoveryCodes),
    errors: ['account.managed_elsewhere', 'account.not_proven', 'second_factor.off', 'rate.limited'],
  }),
  'secondFactor.remove': operation({
    method: 'PUT',
    path: '/api/account/second-factor/off',
    host: 'core',
    who: 'signed-in',
    limit: 20,
    summary: 'Turns the second factor off',
    input: Input(Proof),
    reply: Data(SecondFactor),
    errors: ['account.managed_elsewhere', 'account.not_proven', 'second_factor.off', 'rate.limited'],
  }),
};
