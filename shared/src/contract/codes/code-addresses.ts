import { Type } from 'typebox';
import { codeTypes } from '../../values/codes/code-types.js';
import { Code, Slug } from './code-record.js';
import { VisitHints } from './code-rules.js';
import { Data, Input, OneOf, operation, OrgId, OrNull, Uuid } from '../operation.js';

const Channel = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S', description: 'such as Instagram' });

export const codeAddresses = {
  'codes.addAlias': operation({
    method: 'POST',
    path: '/api/codes/aliases/add',
    host: 'core',
    who: 'codes:write',
    owner: { table: 'codes', field: 'code_id' },
    summary:
      'Adds a short name to a code; if none is given, the server chooses one. Analytics shows its scans separately if it has a channel',
    input: Input({ org_id: OrgId, code_id: Uuid, slug: Type.Optional(Slug), channel: Type.Optional(Channel) }),
    reply: Data(Code),
    errors: ['code.not_found', 'code.bad_state', 'code.slug_taken', 'code.slug_reserved', 'code.too_many_aliases'],
  }),
  'codes.removeAlias': operation({
    method: 'POST',
    path: '/api/codes/aliases/remove',
    host: 'core',
    who: 'codes:write',
    owner: { table: 'codes', field: 'code_id' },
    summary: 'Removes an additional short name; it stops working, and only this organization can use it again',
    input: Input({ org_id: OrgId, code_id: Uuid, slug: Slug }),
    reply: Data(Code),
    errors: ['code.not_found', 'code.alias_not_found', 'name.limit'],
  }),
  'urls.generate': operation({
    method: 'POST',
    path: '/api/urls/generate',
    host: 'core',
    who: 'codes:write',
    owner: { table: 'codes', field: 'code_id' },
    summary:
      'An address of a code to share: its short address or, with a channel, the alias for that channel, which the first call creates',
    input: Input({ org_id: OrgId, code_id: Uuid, channel: Type.Optional(Channel) }),
    reply: Data(
      Type.Object({
        url: Type.String(),
        scan_url: Type.String({ description: 'the same with the scan marker, for printing' }),
        slug: Type.String(),
        channel: Type.String(),
      }),
    ),
    errors: ['code.not_found', 'code.bad_state', 'code.too_many_aliases'],
  }),
  'codes.resolve': operation({
    method: 'POST',
    path: '/api/codes/resolve',
    host: 'core',
    who: 'public',
    readsOnly: true,
    limit: 300,
    summary:
      'The result of scanning this short name with the caller’s own browser or with the browser that the hints describe',
    input: Input({
      id: Type.String({ minLength: 1, maxLength: 64 }),
      hints: Type.Optional(VisitHints),
    }),
    reply: Data(
      Type.Object({
        // Conditional: its page asks for a password, an age, a place or a press of its button first.
        kind: OneOf([
          'target',
          'conditional',
          'oneTime',
          'notYet',
          'expired',
          'paused',
          'archived',
          'deleted',
          'unknown',
        ]),
        type: OrNull(OneOf(codeTypes)),
        target: OrNull(Type.String({ description: 'for a conditional code, the page that asks the visitor' })),
        org_name: Type.Union([Type.String(), Type.Null()]),
      }),
    ),
    errors: [],
  }),
};
