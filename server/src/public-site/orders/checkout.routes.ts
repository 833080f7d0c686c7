import type { CheckoutValues } from '@swapt/shared/public';
import type { FastifyInstance } from 'fastify';
import { orderPath } from '../../modules/orders/orders.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Services } from '../../platform/services.js';
import { fieldOf } from '../forms.js';
import { orNobody } from '../owner-of.js';
import { publicForm } from '../public-form.js';
import type { PublicReply, SendPublicPage } from '../public-page.js';
import { textsFor } from '../shopper-language.js';
import { openFor, visitorOfBrowser } from '../../modules/promo-locks/promo-locks.service.js';
import { countView } from '../storefront/count-view.js';
import { findInStore, findStore } from '../storefront/store-page.js';
import { noValues, readBasket, readValues } from './checkout-form.js';
import { checkoutPage, readCheckout, type Asked } from './checkout-page.js';
import { checkValues, problemsOf } from './checkout-problems.js';
import { payByForm } from './pay-by-form.js';
import { isDelivery, placeOrder } from './place-order.js';
import { fromTestWallet } from './test-wallet.js';

/** `/checkout/:id/?item=…`: one page on which somebody orders from a store, and its plain form. */
export async function registerCheckout(app: FastifyInstance, services: Services, send: SendPublicPage): Promise<void> {
  app.get<{ Params: { id: string } }>('/checkout/:id', ({ params, url }, reply) =>
    reply.redirect(`/checkout/${encodeURIComponent(params.id)}/${url.slice(url.split('?', 1)[0]?.length)}`, 308),
  );
  await publicForm<{ id: string }>(app, services, send, {
    path: '/checkout/:id/',
    bodyLimit: 16 * 1024,
    perMinute: 60,
    show: async (request, reply) => {
      const values = await firstValues(services, request);
      const page = await checkoutPage(services, request, { values, problems: {}, status: 200 });
      countBuyNow(services, request, page);
      return send(reply, page);
    },
    pageAddress: ({ url }) => url,
    trap: { field: 'website', thanks: ({ url }) => url },
    take: async (request, reply) => {
      const values = readValues(request.body);
      const answer = await takeOrder(services, request, values);
      return typeof answer === 'string' ? reply.redirect(answer, 303) : send(reply, answer);
    },
    owner: ({ params }) => orNobody(async () => (await findStore(services, params.id))?.org_id),
    refuse: async (error, request) => {
      const store = await findStore(services, request.params.id).catch(() => undefined);
      const problems = store && problemsOf(error, textsFor(request), store.country);
      const hasNewTotal = error instanceof AppError && error.code === 'order.price_changed';
      const shown = { values: readValues(request.body), status: 409, hasNewTotal };
      return problems && checkoutPage(services, request, { ...shown, problems });
    },
  });
}

/** A code that is open for this browser is there before it is typed. */
async function firstValues(services: Services, { params, headers }: Asked): Promise<CheckoutValues> {
  const visitor = visitorOfBrowser(headers);
  if (visitor === undefined) return noValues;
  const [open] =
    (await findInStore(services, params.id, (tx, { org_id, store_id }) =>
      openFor(tx, org_id, { visitor, storeId: store_id, now: services.now() }),
    )) ?? [];
  return open ? { ...noValues, code: open.promo_code } : noValues;
}

/** Who buys something at once goes by no cart: the checkout is theirs. */
function countBuyNow(services: Services, { url, headers, params }: Asked, { orgId, status }: PublicReply): void {
  const { items, isCart } = readBasket(url);
  if (orgId === undefined || status !== 200 || isCart || items.length === 0) return;
  countView(services, { orgId, storeId: params.id.toLowerCase(), kind: 'cart' }, headers);
}

/** Makes the order of a form: the address of its page, or the form again. */
async function takeOrder(services: Services, request: Asked, values: CheckoutValues): Promise<PublicReply | string> {
  const again = { values, problems: {}, status: 200 };
  // Without script a code or an address is tried by the form, before all of it is filled in.
  if (fieldOf(request.body, 'step') === 'apply') return checkoutPage(services, request, again);
  const basket = readBasket(request.url);
  const read = await readCheckout(services, request, { basket, typed: values });
  if (!read?.quote) return checkoutPage(services, request, again);
  const { quote, card } = read;
  const isByWallet = fieldOf(request.body, 'step') === 'wallet' && card?.is_stand_in === true;
  const wanted = isByWallet ? fromTestWallet(read.values, quote, textsFor(request)) : values;
  const problems = checkValues(wanted, textsFor(request), isDelivery(wanted, quote));
  if (Object.keys(problems).length > 0) return checkoutPage(services, request, { ...again, problems, status: 422 });
  // What a delivery costs, a wallet shows by itself.
  const total = isByWallet ? '' : fieldOf(request.body, 'total');
  const made = await placeOrder(services, request, { basket, values: wanted, quote, total });
  const { store_id: storeId, link, due } = made;
  // The order is made: what becomes of its payment stands on its page.
  if (due) await payByForm(services, { storeId, link, ...textsFor(request) }, request.body).catch(ofPayment);
  return `${orderPath(storeId, link)}${basket.isCart ? '#placed' : ''}`;
}

function ofPayment(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}
