import { localeOf } from '@swapt/shared/messages';
import { shopperLanguage } from '../../platform/http/callers/shopper-language.js';
import type { Handlers } from '../../platform/http/handler.js';
import { inOpenStore } from '../stores/stores.service.js';
import { orderInStore } from './order-in-store.js';
import { quoteOrder } from './quote-order.js';

export const checkoutHandlers: Handlers<'orders.quote' | 'orders.create'> = {
  'orders.quote': async ({ services, request }, { store_id, ...asked }) => {
    const reader = { locale: localeOf(shopperLanguage(request)), now: services.now() };
    return { data: await inOpenStore(services, store_id, (tx, store) => quoteOrder(tx, store, asked, reader)) };
  },

  'orders.create': async ({ services, request, once }, { store_id, ...asked }) => ({
    data: await orderInStore(services, store_id, asked, {
      language: shopperLanguage(request),
      ip: request.ip,
      // The link is worked out anew each time: it lies nowhere.
      once: async (orgId, work) => (await once(orgId, async (tx) => ({ data: await work(tx) }))).data,
    }),
  }),
};
