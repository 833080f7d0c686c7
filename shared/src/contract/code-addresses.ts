import { Type } from 'typebox';
import { Data, Input, OneOf, operation } from './operation.js';

export const codeAddresses = {
  'codes.resolve': operation({
    method: 'POST',
    path: '/api/codes/resolve',
    host: 'core',
    who: 'public',
    limit: 300,
    summary: 'What a scan of this short name leads to',
    input: Input({ id: Type.String({ minLength: 1, maxLength: 64 }) }),
    reply: Data(
      Type.Object({
        kind: OneOf(['target', 'oneTime', 'paused', 'deleted', 'unknown']),
        target: Type.Union([Type.String(), Type.Null()]),
        name: Type.Union([Type.String(), Type.Null()]),
        org_name: Type.Union([Type.String(), Type.Null()]),
      }),
    ),
    errors: [],
  }),
};
