import { Type } from 'typebox';
import { Data, Input, operation, Uuid } from '../operation.js';

export const operator = {
  'operator.get': operation({
    method: 'POST',
    path: '/api/operator/get',
    host: 'core',
    who: 'signed-in',
    summary: 'Whether the caller is the operator of this installation',
    input: Input({}),
    reply: Data(Type.Object({ is_operator: Type.Boolean() })),
    errors: [],
  }),
  'operator.orgs': operation({
    method: 'POST',
    path: '/api/operator/orgs',
    host: 'core',
    who: 'operator',
    summary: 'The first twenty organizations of the installation whose name contains a text',
    input: Input({ search: Type.Optional(Type.String({ maxLength: 120 })) }),
    reply: Data(Type.Array(Type.Object({ org_id: Uuid, org_name: Type.String() }))),
    errors: [],
  }),
};
