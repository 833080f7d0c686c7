import { inStoreOfOrders } from '../../modules/stores/stores.service.js';
import type { Services } from '../../platform/services.js';
import { orNothing } from '../storefront/store-page.js';

/** The store of somebody’s orders, which is there for them after it closed. */
export const findStoreOfOrders = (services: Services, id: string) =>
  orNothing(
    inStoreOfOrders(services, id.toLowerCase(), (_, store) => store),
    'store.not_found',
  );
