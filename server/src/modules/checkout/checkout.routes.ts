import type { CardPayment, ShownOrder } from '@swapt/shared/contract';
import { localeOf } from '@swapt/shared/messages';
import { shopperLanguage } from '../../platform/http/callers/shopper-language.js';
import { dataOnce, type Handlers, type PublicCtx } from '../../platform/http/handler.js';
import { linkSecret } from '../../scan-ingestion/link-secret.js';
import { inOpenStore, type InOrg } from '../stores/stores.service.js';
import { payOrder } from '../payments/payments.service.js';
import { visitorOfBrowser } from '../promo-locks/promo-locks.service.js';
import { readOrder } from '../orders/orders.service.js';
import { makeOrder } from './make-order.js';
import { orderInStore } from './order-in-store.js';
import { quoteOrder } from './quote-order.js';
import { tryQuotedCodes } from './try-quoted-codes.js';

type Ids = 'orders.make' | 'orders.quote' | 'orders.create' | 'payments.paymentIntent' | 'payments.promoCode';

/** A reply that is kept for whoever sends the same again holds no secret of a payment: it is asked for anew. */
const notAsked: CardPayment = {
  ...{
    payment_id: '',
    state: 'created',
    amount: { amount: 0, currency: '', text: '' },
    client_secret: '',
    account: '',
  },
  ...{ is_test: false, is_stand_in: false, action_url: null, failure: null },
};

/** A page of ours does not know the visitor: the browser sends it along by itself. */
const visitorOf = (sent: string | undefined, { headers }: PublicCtx['request']) => ({
  visitor: sent ?? visitorOfBrowser(headers),
});

const quote: Handlers['orders.quote'] = async ({ services, request }, { store_id, visitor, ...rest }) => {
  const asked = { ...rest, ...visitorOf(visitor, request) };
  const reader = { services, locale: localeOf(shopperLanguage(request)), now: services.now() };
  await tryQuotedCodes(services, store_id, asked.codes, { ip: request.ip, visitor: asked.visitor });
  return { data: await inOpenStore(services, store_id, (tx, store) => quoteOrder(tx, store, asked, reader)) };
};

export const checkoutHandlers: Handlers<Ids> = {
  'orders.quote': quote,

  'orders.create': async ({ services, request, ...change }, { store_id, visitor, ...asked }) => ({
    data: await orderInStore(
      services,
      store_id,
      { ...asked, ...visitorOf(visitor, request) },
      {
        language: shopperLanguage(request),
        ip: request.ip,
        once: dataOnce(change),
      },
    ),
  }),

  'orders.make': async (ctx, { org_id: _, language = shopperLanguage(ctx.request), ...asked }) => {
    const secret = linkSecret(ctx);
    const id = await makeOrder(ctx, asked, { language, secret });
    return { data: await readOrder(ctx, id, secret) };
  },

  'payments.paymentIntent': async ({ services, request, ...change }, { store_id: storeId, visitor, ...asked }) => {
    const language = shopperLanguage(request);
    const once: InOrg<ShownOrder> = async (orgId, work) =>
      (await dataOnce(change)(orgId, async (tx) => ({ order: await work(tx), payment: notAsked }))).order;
    const wanted = { ...asked, ...visitorOf(visitor, request), tender: 'card' } as const;
    const order = await orderInStore(services, storeId, wanted, { language, ip: request.ip, once });
    return { data: { order, payment: await payOrder(services, { storeId, link: order.link, language }) } };
  },

  'payments.promoCode': quote,
};
