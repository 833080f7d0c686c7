import { Type } from 'typebox';
import { Data, Input, Iso, OneOf, operation, OrgId } from '../operation.js';
import { roles } from '../../values/people/permissions.js';

export const ApiKey = Type.Object({
  key_id: Type.String(),
  prefix: Type.String({ description: 'the first characters of the secret, so that people can recognise the key' }),
  role: OneOf(roles),
  created_at: Iso,
  last_used_at: Type.Union([Iso, Type.Null()]),
});

export const apiKey = {
  'apiKey.get': operation({
    method: 'GET',
    path: '/v1/api_key',
    host: 'v1',
    who: 'apikeys:read',
    summary: 'The current API key, never its secret',
    input: Input({ org_id: OrgId }),
    reply: Data(Type.Union([ApiKey, Type.Null()])),
    errors: [],
  }),
  'apiKey.create': operation({
    method: 'POST',
    path: '/v1/api_key',
    secretReply: true,
    host: 'v1',
    who: 'apikeys:write',
    summary: 'Makes a key with a role no higher than its maker’s, shows its secret once and revokes the one before',
    input: Input({ org_id: OrgId, role: Type.Optional(OneOf(roles)) }),
    reply: Data(Type.Object({ ...ApiKey.properties, secret: Type.String() })),
    errors: ['user.role_too_high'],
  }),
  'apiKey.delete': operation({
    method: 'DELETE',
    path: '/v1/api_key',
    host: 'v1',
    who: 'apikeys:write',
    summary: 'Revokes the current key',
    input: Input({ org_id: OrgId }),
    reply: Data(Type.Object({ key_id: Type.String() })),
    errors: ['api_key.not_found'],
  }),
};
