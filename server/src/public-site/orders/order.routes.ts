import type { ShownOrder } from '@swapt/shared/contract';
import { drawQr } from '@swapt/shared/qr';
import { defaultQrStyle } from '@swapt/shared/values';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { orderByLink, withdrawOrder } from '../../modules/my-orders/my-orders.service.js';
import { orderPath } from '../../modules/orders/orders.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Services } from '../../platform/services.js';
import { orNobody } from '../owner-of.js';
import { publicForm } from '../public-form.js';
import type { PublicReply, SendPublicPage } from '../public-page.js';
import { textsFor } from '../shopper-language.js';
import { noStore, orNothing, storeOfPage, storePage } from '../storefront/store-page.js';
import { findStoreOfOrders } from './store-of-orders.js';

interface Params {
  id: string;
  order: string;
}

/** `/my-orders/:id/:order`: one order, for whoever has its link; its form cancels it. */
export async function registerOrder(app: FastifyInstance, services: Services, send: SendPublicPage): Promise<void> {
  const asking = ({ params }: { params: Params }, language: string) => ({ storeId: params.id.toLowerCase(), language });
  await publicForm<Params>(app, services, send, {
    path: '/my-orders/:id/:order',
    bodyLimit: 1024,
    perMinute: 30,
    show: async (request, reply) => {
      const reading = orderByLink(services, asking(request, textsFor(request).language), request.params.order);
      const order = await orNothing(orNothing(reading, 'order.not_found'), 'store.not_found');
      return send(reply, await orderPage(services, request, order));
    },
    pageAddress: ({ url }) => url,
    take: async (request, reply) => {
      await withdrawOrder(services, asking(request, textsFor(request).language), request.params.order);
      return reply.redirect(request.url, 303);
    },
    owner: ({ params }) => orNobody(async () => (await findStoreOfOrders(services, params.id))?.org_id),
    refuse: async (error, request) => {
      if (!(error instanceof AppError)) return undefined;
      if (error.code === 'order.not_found' || error.code === 'store.not_found')
        return orderPage(services, request, undefined);
      if (error.code !== 'order.bad_state' && error.code !== 'order.paid') return undefined;
      const { language } = textsFor(request);
      const order = await orderByLink(services, asking(request, language), request.params.order);
      return orderPage(services, request, order, true);
    },
  });
}

async function orderPage(
  services: Services,
  request: FastifyRequest<{ Params: Params }>,
  order: ShownOrder | undefined,
  isTooLate = false,
): Promise<PublicReply> {
  const texts = textsFor(request);
  const { order: text } = texts;
  const found = await findStoreOfOrders(services, request.params.id);
  if (!found) return noStore(texts, 'order');
  const store = storeOfPage(found, services.now(), texts);
  if (!order) {
    return {
      status: 404,
      title: text('unknownTitle'),
      description: text('unknownText'),
      data: { screen: 'order', kind: 'unknown', store },
      ...storePage(services, found),
    };
  }
  const title = order.number === null ? text('titleOpen') : text('title', { number: order.number });
  const url = services.config.publicUrl + orderPath(order.store_id, order.link);
  const isToHandOver = order.status === 'placed' && order.method_kind === 'pickup';
  return {
    status: isTooLate ? 409 : 200,
    title: `${title} – ${found.name}`,
    description: text('titleOpen'),
    data: {
      ...{ screen: 'order', kind: 'shown', store, order, isTooLate },
      ...(isToHandOver && { drawing: drawQr(url, defaultQrStyle) }),
    },
    isPrivate: true,
    ...storePage(services, found),
  };
}
