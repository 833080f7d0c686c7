import { randomUUID } from 'node:crypto';
import type { OrderQuote } from '@swapt/shared/contract';
import { localeOf } from '@swapt/shared/messages';
import type { CheckoutValues } from '@swapt/shared/public';
import { reckonedFor } from '@swapt/shared/public/checkout-items';
import type { FastifyRequest } from 'fastify';
import { quoteOrder, tryQuotedCodes } from '../../modules/checkout/checkout.service.js';
import { paymentOptions } from '../../modules/payments/payments.service.js';
import type { OpenStore } from '../../modules/stores/stores.service.js';
import type { Services } from '../../platform/services.js';
import { fieldOf } from '../forms.js';
import type { PublicReply } from '../public-page.js';
import { textsFor } from '../shopper-language.js';
import { findInStore, noStore, orNothing, storeAddress, storeOfPage, storePage } from '../storefront/store-page.js';
import { basketAddress, readBasket, type Basket } from './checkout-form.js';
import { codeProblem, type Problems } from './checkout-problems.js';
import { deliveryCountries, usualCountry } from './delivery-countries.js';

export type Asked = FastifyRequest<{ Params: { id: string } }>;

interface Typed {
  values: CheckoutValues;
  problems: Problems;
  status: number;
  /** The order was refused because it comes to something else than the form said. */
  hasNewTotal?: boolean;
}

/** The checkout with what was typed and what is wrong with it. */
export async function checkoutPage(
  services: Services,
  request: Asked,
  { values: typed, problems, status, hasNewTotal }: Typed,
): Promise<PublicReply> {
  const texts = textsFor(request);
  const { checkout: text, language } = texts;
  const basket = readBasket(request.url);
  const code = await triedCode(services, request, typed.code);
  const read = await readCheckout(services, request, { basket, typed, code });
  if (!read) return noStore(texts, 'checkout');
  const { found, quote, card, values } = read;
  const store = storeOfPage(found, services.now(), texts);
  const page = {
    status,
    title: text('at', { name: found.name }),
    description: text('at', { name: found.name }),
    isPrivate: true,
    hasCardForm: card?.is_stand_in === false,
    ...storePage(services, found),
  };
  if (!quote) return { ...page, data: { screen: 'checkout', kind: 'empty', store } };
  const wrongCode = codeProblem(quote, typed.code, code, text);
  const reckoned = fieldOf(request.body, 'reckoned');
  const isOther = hasNewTotal && reckoned !== '' && reckoned !== reckonedFor(typed);
  return {
    ...page,
    data: {
      ...{ screen: 'checkout', kind: 'shown', store, quote, card, values },
      action: basketAddress(found.store_id, basket),
      countries: deliveryCountries(found, localeOf(language)),
      problems: {
        ...problems,
        ...(isOther && { form: text('newTotal', { total: quote.total.text }) }),
        ...(wrongCode && { code: wrongCode }),
      },
      attempt: attemptOf(request),
      back: basket.isCart ? `/cart/${found.store_id}/` : backToItem(found.store_id, quote),
    },
  };
}

interface Wanted {
  basket: Basket;
  typed: CheckoutValues;
  code?: string | undefined;
}

/** The store with what an order of these would come to; without a quote where nothing is ordered, and nothing where there is no such store. */
export function readCheckout(services: Services, request: Asked, { basket, typed, code }: Wanted) {
  const reader = { locale: localeOf(textsFor(request).language), now: services.now(), services };
  return findInStore(services, request.params.id, async (tx, found) => {
    const values = { ...typed, country: typed.country || usualCountry(found) };
    const { card } = await paymentOptions(tx, services, found);
    const isEmpty = basket.items.length === 0;
    const quote = isEmpty ? undefined : await quoteOrder(tx, found, asked(basket, values, code), reader);
    return { found, card, values, quote };
  });
}

export type ReadCheckout = NonNullable<Awaited<ReturnType<typeof readCheckout>>>;

const asked = ({ items }: Basket, { method, country, postcode, region }: CheckoutValues, code?: string) => ({
  items,
  ...(method !== '' && { method_id: method }),
  ...(country !== '' && { address: { country, postcode, region } }),
  ...(code && { codes: [code] }),
});

/** The code that was typed, unless too many were: then it is not even looked at. */
async function triedCode(services: Services, { params, ip }: Asked, code: string): Promise<string | undefined> {
  if (code === '') return undefined;
  const trying = tryQuotedCodes(services, params.id.toLowerCase(), [code], ip).then(() => code);
  return orNothing(orNothing(trying, 'discount.code_tries'), 'store.not_found');
}

const isAttempt = /^[0-9a-f-]{36}$/;

/** The key of a page’s order. */
export function attemptOf({ body }: Pick<Asked, 'body'>): string {
  const sent = fieldOf(body, 'attempt');
  return isAttempt.test(sent) ? sent : randomUUID();
}

function backToItem(storeId: OpenStore['store_id'], { cart: { lines } }: OrderQuote): string {
  const [line] = lines;
  return `${storeAddress(storeId)}${line?.item_id ? `inventory/${line.item_id}?variant=${line.variant_id}` : ''}`;
}
