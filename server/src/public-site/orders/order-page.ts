import type { ShownOrder } from '@swapt/shared/contract';
import { drawQr } from '@swapt/shared/qr';
import type { DuePayment } from '@swapt/shared/public';
import { defaultQrStyle } from '@swapt/shared/values';
import type { FastifyRequest } from 'fastify';
import { orderByLink } from '../../modules/my-orders/my-orders.service.js';
import { orderPath } from '../../modules/orders/orders.service.js';
import { dueOfOrder, type DueOfOrder } from '../../modules/payments/payments.service.js';
import type { Services } from '../../platform/services.js';
import type { PublicReply } from '../public-page.js';
import { textsFor } from '../shopper-language.js';
import { noStore, orNothing, storeOfPage, storePage } from '../storefront/store-page.js';
import { cardProblem } from './card-problems.js';
import { findStoreOfOrders } from './store-of-orders.js';

export interface OrderRoute {
  Params: { id: string; order: string };
}

export type AskedOrder = FastifyRequest<OrderRoute>;

export const askingFor = (request: AskedOrder) => ({
  storeId: request.params.id.toLowerCase(),
  language: textsFor(request).language,
});

interface Shown {
  status: number;
  isTooLate: boolean;
  /** Why a payment was not begun. */
  problem?: string | undefined;
}

/** An order for whoever has its link, with what is to be paid of it. */
export async function orderPage(services: Services, request: AskedOrder, shown: Shown): Promise<PublicReply> {
  const found = await findOrder(services, request);
  if (!found) return unknownOrder(services, request);
  const { order, due } = found;
  const texts = textsFor(request);
  const { order: text } = texts;
  const openStore = await findStoreOfOrders(services, request.params.id);
  if (!openStore) return noStore(texts, 'order');
  const store = storeOfPage(openStore, services.now(), texts);
  const title = order.number === null ? text('titleOpen') : text('title', { number: order.number });
  const isToHandOver = order.status === 'placed' && order.method_kind === 'pickup';
  const url = services.config.publicUrl + orderPath(order.store_id, order.link);
  return {
    status: shown.status,
    title: `${title} – ${openStore.name}`,
    description: text('titleOpen'),
    data: {
      ...{ screen: 'order', kind: 'shown', store, order, isTooLate: shown.isTooLate },
      ...(isToHandOver && { drawing: drawQr(url, defaultQrStyle) }),
      ...(due && { payment: paymentOf(due, texts, shown.problem) }),
    },
    isPrivate: true,
    hasCardForm: due?.card?.is_stand_in === false,
    ...storePage(services, openStore),
  };
}

/** The order of a link, and where it waits to be paid how far that is; nothing where there is none. */
async function findOrder(
  services: Services,
  request: AskedOrder,
): Promise<{ order: ShownOrder; due?: DueOfOrder } | undefined> {
  const asking = askingFor(request);
  const { order: link } = request.params;
  const read = () => orNothing(orNothing(orderByLink(services, asking, link), 'order.not_found'), 'store.not_found');
  const order = await read();
  if (!order?.due) return order && { order };
  const due = await dueOfOrder(services, { ...asking, link, isBack: request.url.includes('payment_intent=') });
  if (due.state !== 'captured') return { order, due };
  const now = await read();
  return now && { order: now };
}

function paymentOf(
  { card, state, failure, bankUrl }: DueOfOrder,
  { pay: text }: ReturnType<typeof textsFor>,
  problem: string | undefined,
): DuePayment {
  const why = problem ?? (state === 'created' && failure ? cardProblem(failure, text) : undefined);
  return {
    card,
    isUnderway: state === 'action' || state === 'processing',
    ...(why !== undefined && { problem: why }),
    ...(bankUrl !== undefined && { bankUrl }),
  };
}

/** No order, as far as whoever asks may know. */
export async function unknownOrder(services: Services, request: AskedOrder): Promise<PublicReply> {
  const texts = textsFor(request);
  const found = await findStoreOfOrders(services, request.params.id);
  if (!found) return noStore(texts, 'order');
  return {
    status: 404,
    title: texts.order('unknownTitle'),
    description: texts.order('unknownText'),
    data: { screen: 'order', kind: 'unknown', store: storeOfPage(found, services.now(), texts) },
    ...storePage(services, found),
  };
}
