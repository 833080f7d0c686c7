import type { OrderQuote } from '@swapt/shared/contract';
import { dayAndTime } from '@swapt/shared/dates';
import { orderTenders, type OrderTender } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import { toPricedCart, type Reader } from '../storefront/storefront.service.js';
import type { CartDiscounts } from '../discounts/discounts.service.js';
import { priceIn, type OpenStore, type WritePrice } from '../stores/stores.service.js';
import type { OpenMethod } from './open-methods.js';
import { pickUpText } from './pick-up-times.js';
import { reckonOrder, type Asked, type Buying, type Reckoned } from './reckon-order.js';

/** What an order would come to, in words for shoppers. */
export async function quoteOrder(tx: Tx, store: OpenStore, asked: Asked, reader: Buying): Promise<OrderQuote> {
  const reckoned = await reckonOrder(tx, store, asked, reader);
  const { priced, methods, chosen, shipping, discount, discounts, tax, total, canOrder } = reckoned;
  const price = priceIn(store.currency, reader.locale);
  return {
    cart: toPricedCart(store, priced, reader),
    methods: methods.map((one) => toQuoted(store, one, reader)),
    method_id: chosen?.method.method_id ?? null,
    shipping: chosen?.method.kind === 'delivery' && chosen.price !== undefined ? price(shipping) : null,
    discount: discount > 0 ? price(discount) : null,
    discounts: discounts.applied.map(({ discount: { name, code }, amount }) => ({ name, code, amount: price(amount) })),
    refused_codes: refusedCodes(discounts, price),
    tax: tax === undefined ? null : { ...price(tax), mode: store.tax_mode },
    total: price(total),
    tenders: tendersOf(reckoned),
    is_test: reader.services.vendors.cardPayments?.isTest ?? false,
    can_order: canOrder,
  };
}

/** What is brought or sent is paid before; what costs nothing is not paid. */
export function tendersOf({
  total,
  chosen,
  canPayByCard,
}: Pick<Reckoned, 'total' | 'chosen' | 'canPayByCard'>): OrderTender[] {
  if (total === 0) return ['free'];
  const isOpen = { card: canPayByCard, pickup: chosen?.method.kind === 'pickup', free: false, desk: false };
  return orderTenders.filter((tender) => isOpen[tender]);
}

/** The codes that were typed and take nothing off, each with its reason. */
const refusedCodes = ({ refused, unknown }: CartDiscounts, price: WritePrice): OrderQuote['refused_codes'] => [
  ...refused.flatMap(({ discount: { code }, reason, missing }) =>
    code === null ? [] : [{ code, reason, missing: missing === null ? null : price(missing) }],
  ),
  ...unknown.map((code) => ({ code, reason: 'unknown' as const, missing: null })),
];

function toQuoted(
  store: OpenStore,
  { method, times, readyAt, price: amount, problem, minimum }: OpenMethod,
  { locale }: Reader,
): OrderQuote['methods'][number] {
  const price = priceIn(store.currency, locale);
  const { method_id = '', kind, name } = method;
  return {
    ...{ method_id, kind, name, problem },
    place: kind === 'pickup' ? method.place || store.address : '',
    ready: readyAt ? dayAndTime(locale, store.zone).format(readyAt) : '',
    times: times.map((time) => ({ from: time.from.toISOString(), text: pickUpText(time, store.zone, locale) })),
    price: amount === undefined ? null : price(amount),
    minimum: minimum === undefined ? null : price(minimum),
  };
}
