import { Type } from 'typebox';
import { Proof } from './account.js';
import { Data, Input, Iso, Name, operation } from '../operation.js';

const Passkey = Type.Object({
  passkey_id: Type.String(),
  name: Type.String(),
  created_at: Iso,
  last_used_at: Type.Union([Iso, Type.Null()]),
});
const PasskeyId = Type.String({ minLength: 1, maxLength: 1400, pattern: '^[\\w-]+$' });

export const passkeys = {
  'passkeys.list': operation({
    method: 'GET',
    path: '/api/account/passkeys',
    host: 'core',
    who: 'signed-in',
    summary: 'The passkeys that the caller can sign in with',
    input: Input({}),
    reply: Data(Type.Array(Passkey)),
    errors: ['account.managed_elsewhere'],
  }),
  'passkeys.begin': operation({
    method: 'PUT',
    path: '/api/account/passkeys/begin',
    secretReply: true,
    host: 'core',
    who: 'signed-in',
    limit: 20,
    summary: 'Gives what a browser asks a new passkey to sign, once and for this session',
    input: Input(Proof),
    reply: Data(
      Type.Object({ options: Type.String({ description: 'PublicKeyCredentialCreationOptionsJSON as text' }) }),
    ),
    errors: ['account.managed_elsewhere', 'account.not_proven', 'passkey.too_many', 'rate.limited'],
  }),
  'passkeys.add': operation({
    method: 'PUT',
    path: '/api/account/passkeys/add',
    host: 'core',
    who: 'signed-in',
    limit: 20,
    summary: 'Adds a passkey by its answer',
    input: Input({
      name: Name,
      response: Type.Object(
        {
          id: PasskeyId,
          rawId: PasskeyId,
          response: Type.Object(
            {
              clientDataJSON: Type.String({ maxLength: 4000 }),
              attestationObject: Type.String({ maxLength: 20_000 }),
              transports: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 })),
            },
            { additionalProperties: false },
          ),
        },
        { additionalProperties: false },
      ),
    }),
    reply: Data(Passkey),
    errors: ['account.managed_elsewhere', 'passkey.refused'],
  }),
  'passkeys.remove': operation({
    method: 'PUT',
    path: '/api/account/passkeys/remove',
    host: 'core',
    who: 'signed-in',
    limit: 20,
    summary: 'Removes a passkey: nobody signs in with it any more',
    input: Input({ passkey_id: PasskeyId, ...Proof }),
    reply: Data(Type.Object({ passkey_id: Type.String() })),
    errors: ['account.managed_elsewhere', 'account.not_proven', 'passkey.not_found', 'rate.limited'],
  }),
};
