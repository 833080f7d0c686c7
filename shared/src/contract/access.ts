import { Type } from 'typebox';
import { Data, Input, Iso, OneOf, operation, OrgId, Uuid } from './operation.js';
import { roles } from '../values/permissions.js';

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

export const Terms = Type.Object({
  version: Type.String(),
  title: Type.String(),
  body: Type.String({ description: 'paragraphs separated by an empty line' }),
  accepted_at: Type.Union([Iso, Type.Null()]),
});

export const terms = {
  'terms.get': operation({
    method: 'POST',
    path: '/api/terms/get',
    beforeTerms: true,
    host: 'core',
    who: 'public',
    readsOnly: true,
    summary: 'The terms of service in force, and when the caller accepted them if signed in',
    input: Input({}),
    reply: Data(Terms),
    errors: [],
  }),
  'terms.accept': operation({
    method: 'POST',
    path: '/api/terms/accept',
    beforeTerms: true,
    host: 'core',
    who: 'signed-in',
    summary: 'Accepts the terms of service',
    input: Input({ version: Type.String({ maxLength: 40 }) }),
    reply: Data(Terms),
    errors: ['terms.outdated'],
  }),
};

export const images = {
  'images.upload': operation({
    method: 'POST',
    path: '/api/images/upload',
    ownTransaction: true,
    host: 'core',
    who: 'pages:write',
    limit: 60,
    bodyLimit: 8 * 1024 * 1024,
    summary: 'Stores a picture of up to 5 MB and 40 megapixels, re-encoded and without its metadata',
    input: Input({
      org_id: OrgId,
      name: Type.String({ maxLength: 200 }),
      body: Type.String({ description: 'the file, base64', minLength: 1, maxLength: 7_000_000 }),
    }),
    reply: Data(Type.Object({ image_id: Uuid, url: Type.String(), width: Type.Integer(), height: Type.Integer() })),
    errors: ['image.unreadable', 'image.too_large', 'request.too_large', 'upload.no_room', 'upload.disk_low'],
  }),
};
