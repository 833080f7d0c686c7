import { randomUUID } from 'node:crypto';
import type { OrderQuote, ShownOrder } from '@swapt/shared/contract';
import { localeOf } from '@swapt/shared/messages';
import type { CheckoutValues } from '@swapt/shared/public';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { orderInStore, quoteOrder, tryQuotedCodes } from '../../modules/checkout/checkout.service.js';
import { orderPath } from '../../modules/orders/orders.service.js';
import { once, requestHash } from '../../platform/http/idempotency/idempotency.js';
import type { Services } from '../../platform/services.js';
import { fieldOf } from '../forms.js';
import { orNobody } from '../owner-of.js';
import { publicForm } from '../public-form.js';
import type { PublicReply, SendPublicPage } from '../public-page.js';
import { textsFor } from '../shopper-language.js';
import {
  findInStore,
  findStore,
  noStore,
  orNothing,
  storeAddress,
  storeOfPage,
  storePage,
} from '../storefront/store-page.js';
import { basketAddress, noValues, readBasket, readValues, type Basket } from './checkout-form.js';
import { checkValues, codeProblem, problemsOf, type Problems } from './checkout-problems.js';

type Asked = FastifyRequest<{ Params: { id: string } }>;

/** `/checkout/:id/?item=…`: one page on which somebody orders from a store, and its plain form. */
export async function registerCheckout(app: FastifyInstance, services: Services, send: SendPublicPage): Promise<void> {
  app.get<{ Params: { id: string } }>('/checkout/:id', ({ params, url }, reply) =>
    reply.redirect(`/checkout/${encodeURIComponent(params.id)}/${url.slice(url.split('?', 1)[0]?.length)}`, 308),
  );
  await publicForm<{ id: string }>(app, services, send, {
    path: '/checkout/:id/',
    bodyLimit: 16 * 1024,
    perMinute: 60,
    show: async (request, reply) =>
      send(reply, await checkoutPage(services, request, { values: noValues, problems: {}, status: 200 })),
    pageAddress: ({ url }) => url,
    trap: { field: 'website', thanks: ({ url }) => url },
    take: async (request, reply) => {
      const values = readValues(request.body);
      // Without script a code is tried by the form, before all of it is filled in.
      if (fieldOf(request.body, 'step') === 'apply')
        return send(reply, await checkoutPage(services, request, { values, problems: {}, status: 200 }));
      const problems = checkValues(values, textsFor(request));
      if (Object.keys(problems).length > 0)
        return send(reply, await checkoutPage(services, request, { values, problems, status: 422 }));
      const basket = readBasket(request.url);
      const { store_id: storeId, link } = await order(services, request, basket, values);
      return reply.redirect(`${orderPath(storeId, link)}${basket.isCart ? '#placed' : ''}`, 303);
    },
    owner: ({ params }) => orNobody(async () => (await findStore(services, params.id))?.org_id),
    refuse: async (error, request) => {
      const store = await findStore(services, request.params.id).catch(() => undefined);
      const problems = store && problemsOf(error, textsFor(request), store.country);
      return problems && checkoutPage(services, request, { values: readValues(request.body), problems, status: 409 });
    },
  });
}

/** The order of a form. Sent twice, it is the same one: its key is the page it was on, with what was typed. */
function order(services: Services, request: Asked, { items }: Basket, values: CheckoutValues): Promise<ShownOrder> {
  const { name, email, phone, note, code, method, time } = values;
  const shown = fieldOf(request.body, 'total');
  const total = Number(shown);
  const asked = {
    ...{ items, contact: { name, email, phone }, method_id: method, note, tender: 'pickup' as const },
    ...(time !== '' && { pickup_from: time }),
    ...(code !== '' && { codes: [code] }),
    ...(shown !== '' && Number.isSafeInteger(total) && { total }),
  };
  const attempt = attemptOf(request);
  const operation = 'orders.create';
  const hash = requestHash(operation, asked);
  const key = `${attempt} ${hash.toString('base64url')}`;
  return orderInStore(services, request.params.id.toLowerCase(), asked, {
    language: textsFor(request).language,
    ip: request.ip,
    once: (orgId, work) =>
      services.db.org(orgId, async (tx) => {
        const id = { orgId, caller: 'public', key };
        const call = { id, operation, hash, keeps: true, now: services.now() };
        return readBack(await once(tx, call, async () => JSON.stringify(await work(tx))));
      }),
  });
}

/** The parse edge of a reply that was written here. */
const readBack = (reply: string) => JSON.parse(reply) as ShownOrder;

const isAttempt = /^[0-9a-f-]{36}$/;
const attemptOf = ({ body }: Pick<Asked, 'body'>) => {
  const sent = fieldOf(body, 'attempt');
  return isAttempt.test(sent) ? sent : randomUUID();
};

interface Typed {
  values: CheckoutValues;
  problems: Problems;
  status: number;
}

async function checkoutPage(
  services: Services,
  request: Asked,
  { values, problems, status }: Typed,
): Promise<PublicReply> {
  const texts = textsFor(request);
  const { checkout: text, language } = texts;
  const now = services.now();
  const basket = readBasket(request.url);
  const code = await triedCode(services, request, values.code);
  const read = await findInStore(services, request.params.id, async (tx, found) => ({
    found,
    quote:
      basket.items.length > 0
        ? await quoteOrder(tx, found, asked(basket, values.method, code), { locale: localeOf(language), now, services })
        : undefined,
  }));
  if (!read) return noStore(texts, 'checkout');
  const { found, quote } = read;
  const store = storeOfPage(found, now, texts);
  const page = {
    status,
    title: text('at', { name: found.name }),
    description: text('at', { name: found.name }),
    isPrivate: true,
    ...storePage(services, found),
  };
  if (!quote) return { ...page, data: { screen: 'checkout', kind: 'empty', store } };
  const action = basketAddress(found.store_id, basket);
  const wrongCode = codeProblem(quote, values.code, code, text);
  return {
    ...page,
    data: {
      ...{ screen: 'checkout', kind: 'shown', store, action, quote, values },
      problems: { ...problems, ...(wrongCode && { code: wrongCode }) },
      attempt: attemptOf(request),
      back: basket.isCart ? `/cart/${found.store_id}/` : backToItem(found.store_id, quote),
    },
  };
}

const asked = ({ items }: Basket, method: string, code: string | undefined) => ({
  items,
  ...(method !== '' && { method_id: method }),
  ...(code && { codes: [code] }),
});

/** The code that was typed, unless too many were: then it is not even looked at. */
async function triedCode(services: Services, { params, ip }: Asked, code: string): Promise<string | undefined> {
  if (code === '') return undefined;
  const trying = tryQuotedCodes(services, params.id.toLowerCase(), [code], ip).then(() => code);
  return orNothing(orNothing(trying, 'discount.code_tries'), 'store.not_found');
}

function backToItem(storeId: string, { cart: { lines } }: OrderQuote): string {
  const [line] = lines;
  return `${storeAddress(storeId)}${line?.item_id ? `inventory/${line.item_id}?variant=${line.variant_id}` : ''}`;
}
