import { defineModule } from '../../platform/module.js';
import type { VendorEvent } from '../../platform/vendor-events/vendor-event.js';
import type { Services } from '../../platform/services.js';
import { noteSubscription } from './subscribe.js';
import { subscriptionsHandlers } from './subscriptions.routes.js';

/** Those of the installation's own account alone: what shops sell by subscription there is theirs. */
const ofInstallation = async ({ account, objectId }: VendorEvent, services: Services): Promise<void> => {
  if (account === null) await noteSubscription(services, objectId);
};

export const subscriptionsModule = defineModule({
  handlers: subscriptionsHandlers,
  tables: ['subscriptions'],
  vendorEvents: {
    'stripe customer.subscription.created': ofInstallation,
    'stripe customer.subscription.updated': ofInstallation,
    'stripe customer.subscription.deleted': ofInstallation,
  },
});
