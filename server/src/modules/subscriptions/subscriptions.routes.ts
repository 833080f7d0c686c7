import type { Handlers } from '../../platform/http/handler.js';
import { manage, readSubscription, subscribe } from './subscribe.js';

const actions = { read: readSubscription, subscribe, manage };

export const subscriptionsHandlers: Handlers<'payments.subscription'> = {
  'payments.subscription': async (ctx, { action = 'read' }) => ({ data: await actions[action](ctx) }),
};
