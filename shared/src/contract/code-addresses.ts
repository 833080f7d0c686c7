import { Type } from 'typebox';
import { codeTypes } from '../values/codes.js';
import { OrNull } from './code-record.js';
import { VisitHints } from './code-rules.js';
import { Data, Input, OneOf, operation } from './operation.js';

export const codeAddresses = {
  'codes.resolve': operation({
    method: 'POST',
    path: '/api/codes/resolve',
    host: 'core',
    who: 'public',
    limit: 300,
    summary:
      'What a scan of this short name leads to: for the caller’s own browser, or for one as the hints describe it',
    input: Input({
      id: Type.String({ minLength: 1, maxLength: 64 }),
      hints: Type.Optional(VisitHints),
    }),
    reply: Data(
      Type.Object({
        // Conditional: its page asks for a password, a place or a press of its button first.
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
        target: OrNull(Type.String({ description: 'of a conditional code the page that asks' })),
        name: Type.Union([Type.String(), Type.Null()]),
        org_name: Type.Union([Type.String(), Type.Null()]),
      }),
    ),
    errors: [],
  }),
};
