import { Type } from 'typebox';
import { Data, Input, OneOf, operation, OrgId } from '../operation.js';

export const integrations = {
  'integrations.controller': operation({
    method: 'POST',
    path: '/api/integrations/controller',
    host: 'core',
    who: 'integrations:read',
    summary: 'All integrations with their current state',
    input: Input({ org_id: OrgId }),
    reply: Data(
      Type.Array(
        Type.Object({
          id: Type.String(),
          name: Type.String(),
          purpose: Type.String(),
          category: OneOf(['payments', 'storefront', 'marketing', 'messaging', 'data', 'loyalty', 'maps']),
          state: OneOf(['not_connected', 'connected', 'error']),
        }),
      ),
    ),
    errors: [],
  }),
};
