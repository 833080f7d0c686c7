import { shopperLanguage } from '../../platform/http/callers/shopper-language.js';
import type { Handlers } from '../../platform/http/handler.js';
import { inOpenStore } from '../stores/stores.service.js';
import { chargeOrder } from './charge-card.js';
import { afterPaying, payByTestCard, payOrder } from './pay-order.js';
import { paymentOptions } from './payment-options.js';
import { readBalance } from './read-balance.js';
import { readPayments } from './read-payments.js';
import { refundOrder } from './refund-order.js';

type Ids =
  | 'payments.options'
  | 'payments.intent'
  | 'payments.testPay'
  | 'payments.success'
  | 'payments.get'
  | 'payments.refund'
  | 'payments.balance'
  | 'payments.capture';

export const paymentsHandlers: Handlers<Ids> = {
  'payments.options': async ({ services }, { store_id }) => ({
    data: await inOpenStore(services, store_id, (tx, store) => paymentOptions(tx, services, store)),
  }),

  'payments.intent': async ({ services, request }, { store_id: storeId, link }) => ({
    data: await payOrder(services, { storeId, link, language: shopperLanguage(request) }),
  }),

  'payments.testPay': async ({ services, request }, { store_id: storeId, link, card }) => ({
    data: await payByTestCard(services, { storeId, link, language: shopperLanguage(request) }, card),
  }),

  'payments.success': async ({ services, request }, { store_id: storeId, link }) => ({
    data: await afterPaying(services, { storeId, link, language: shopperLanguage(request) }),
  }),

  'payments.get': async ({ tx, orgId, services }, { id }) => ({ data: await readPayments(tx, services, orgId, id) }),

  'payments.balance': async (ctx) => ({ data: await readBalance(ctx) }),

  'payments.capture': async ({ services, orgId }, { id }) => {
    await chargeOrder(services, orgId, id);
    return { data: await services.db.org(orgId, (tx) => readPayments(tx, services, orgId, id)) };
  },

  'payments.refund': async (ctx, { org_id: _, ...asked }) => ({ data: await refundOrder(ctx, asked) }),
};
