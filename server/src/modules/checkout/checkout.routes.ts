import { localeOf } from '@swapt/shared/messages';
import { shopperLanguage } from '../../platform/http/callers/shopper-language.js';
import { dataOnce, type Handlers } from '../../platform/http/handler.js';
import { inOpenStore } from '../stores/stores.service.js';
import { orderInStore } from './order-in-store.js';
import { quoteOrder } from './quote-order.js';
import { tryQuotedCodes } from './try-quoted-codes.js';

export const checkoutHandlers: Handlers<'orders.quote' | 'orders.create'> = {
  'orders.quote': async ({ services, request }, { store_id, ...asked }) => {
    const reader = { locale: localeOf(shopperLanguage(request)), now: services.now() };
    await tryQuotedCodes(services, store_id, asked.codes, request.ip);
    return { data: await inOpenStore(services, store_id, (tx, store) => quoteOrder(tx, store, asked, reader)) };
  },

  'orders.create': async ({ services, request, ...change }, { store_id, ...asked }) => ({
    data: await orderInStore(services, store_id, asked, {
      language: shopperLanguage(request),
      ip: request.ip,
      once: dataOnce(change),
    }),
  }),
};
