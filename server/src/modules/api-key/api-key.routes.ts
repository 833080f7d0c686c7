import { AppError } from '../../platform/errors/app-error.js';
import type { Handlers } from '../../platform/http/handler.js';
import { createKey, toApiKey } from './api-key.service.js';
import { revokeCurrentKey, selectCurrentKey } from './api-key.sql.js';

export const apiKeyHandlers: Handlers<'apiKey.get' | 'apiKey.create' | 'apiKey.delete'> = {
  'apiKey.get': async ({ tx, orgId }) => {
    const [key] = await selectCurrentKey(tx, orgId);
    return { data: key ? toApiKey(key) : null };
  },

  'apiKey.create': async (ctx, { role = ctx.role }) => ({ data: await createKey(ctx, role) }),

  'apiKey.delete': async ({ tx, orgId, services }) => {
    const [key] = await revokeCurrentKey(tx, orgId, services.now());
    if (!key) throw new AppError('api_key.not_found');
    return { data: key };
  },
};
