import { randomUUID } from 'node:crypto';
import type { OrderQuote } from '@swapt/shared/contract';
import { localeOf } from '@swapt/shared/messages';
import type { CheckoutValues } from '@swapt/shared/public';
import { reckonedFor } from '@swapt/shared/public/checkout-items';
import { withLedBy } from '@swapt/shared/public/led-by';
import type { FastifyRequest } from 'fastify';
import { quoteOrder, tryQuotedCodes } from '../../modules/checkout/checkout.service.js';
import { paymentOptions } from '../../modules/payments/payments.service.js';
import type { OpenStore } from '../../modules/stores/stores.service.js';
import type { Services } from '../../platform/services.js';
import { fieldOf } from '../forms.js';
import type { PublicReply } from '../public-page.js';
import { textsFor } from '../shopper-language.js';
import { asksNothing, openPromo, visitorOfForm, type Tried } from '../promo/open-promo.js';
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
  const tried = await tryCode(services, request, { basket, typed });
  if (!tried) return noStore(texts, 'checkout');
  const { read, code, promo, setCookie } = tried;
  const { found, quote, card, values } = read;
  const store = storeOfPage(found, services.now(), texts);
  const page = {
    status,
    title: text('at', { name: found.name }),
    description: text('at', { name: found.name }),
    isPrivate: true,
    hasCardForm: card?.is_stand_in === false,
    ...(setCookie !== undefined && { setCookie }),
    ...storePage(services, found),
  };
  if (!quote) return { ...page, data: { screen: 'checkout', kind: 'empty', store } };
  const wrongCode = promo?.problem ?? codeProblem(quote, typed.code, code, text);
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
      asks: promo?.asks ?? asksNothing,
      attempt: attemptOf(request),
      back: basket.isCart ? `/cart/${found.store_id}/` : backToItem(found.store_id, quote, basket),
    },
  };
}

interface Wanted {
  basket: Basket;
  typed: CheckoutValues;
  code?: string | undefined;
  /** Who has opened promo codes. */
  visitor?: string | undefined;
}

/** The store with what an order of these would come to; without a quote where nothing is ordered, and nothing where there is no such store. */
export function readCheckout(services: Services, request: Asked, { basket, typed, code, visitor }: Wanted) {
  const reader = { locale: localeOf(textsFor(request).language), now: services.now(), services };
  return findInStore(services, request.params.id, async (tx, found) => {
    const values = { ...typed, country: typed.country || usualCountry(found) };
    const { card } = await paymentOptions(tx, services, found);
    const isEmpty = basket.items.length === 0;
    const quote = isEmpty
      ? undefined
      : await quoteOrder(tx, found, { ...asked(basket, values, code), visitor }, reader);
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

interface TriedCode {
  read: ReadCheckout;
  /** Nothing where too many were tried: then it is not even looked at. */
  code?: string | undefined;
  promo?: Tried;
  setCookie?: string;
}

/** The order with the code that was typed. One that a promo lock opens is opened first, with the place or the key that came with the form. */
async function tryCode(
  services: Services,
  request: Asked,
  wanted: Pick<Wanted, 'basket' | 'typed'>,
): Promise<TriedCode | undefined> {
  const { code: typed } = wanted.typed;
  if (typed === '') {
    const read = await readCheckout(services, request, wanted);
    return read && { read };
  }
  const { visitor, isKnown, setCookie } = await visitorOfForm(services, request);
  const trying = tryQuotedCodes(services, request.params.id.toLowerCase(), [typed], {
    ...{ ip: request.ip, visitor: isKnown ? visitor : undefined },
  }).then(() => typed);
  const code = await orNothing(orNothing(trying, 'discount.code_tries'), 'store.not_found');
  const read = await readCheckout(services, request, { ...wanted, code, visitor });
  const cookie = setCookie !== undefined && { setCookie };
  if (!read?.quote?.refused_codes.some(({ reason }) => reason === 'locked')) return read && { read, code, ...cookie };
  const { org_id: orgId } = read.found;
  const promo = await openPromo(services, request, { orgId, promoCode: typed, visitor }, textsFor(request).promo);
  const again = promo.opened && (await readCheckout(services, request, { ...wanted, code, visitor }));
  return { read: again ?? read, code, promo, ...cookie };
}

const isAttempt = /^[0-9a-f-]{36}$/;

/** The key of a page’s order. */
export function attemptOf({ body }: Pick<Asked, 'body'>): string {
  const sent = fieldOf(body, 'attempt');
  return isAttempt.test(sent) ? sent : randomUUID();
}

function backToItem(
  storeId: OpenStore['store_id'],
  { cart: { lines } }: OrderQuote,
  { items: [first] }: Basket,
): string {
  const [line] = lines;
  const path = line?.item_id ? `inventory/${line.item_id}?variant=${line.variant_id}` : '';
  return withLedBy(`${storeAddress(storeId)}${path}`, first);
}
