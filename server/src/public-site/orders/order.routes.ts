import type { FastifyInstance } from 'fastify';
import { withdrawOrder } from '../../modules/my-orders/my-orders.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Services } from '../../platform/services.js';
import { fieldOf } from '../forms.js';
import { orNobody } from '../owner-of.js';
import { publicForm } from '../public-form.js';
import type { SendPublicPage } from '../public-page.js';
import { textsFor } from '../shopper-language.js';
import { paymentProblem } from './card-problems.js';
import { askingFor, orderPage, unknownOrder } from './order-page.js';
import { payByForm } from './pay-by-form.js';
import { findStoreOfOrders } from './store-of-orders.js';

/** `/my-orders/:id/:order`: one order, for whoever has its link; its forms pay it or cancel it. */
export async function registerOrder(app: FastifyInstance, services: Services, send: SendPublicPage): Promise<void> {
  await publicForm<{ id: string; order: string }>(app, services, send, {
    path: '/my-orders/:id/:order',
    bodyLimit: 1024,
    perMinute: 30,
    show: async (request, reply) => send(reply, await orderPage(services, request, { status: 200, isTooLate: false })),
    pageAddress: ({ url }) => url,
    take: async (request, reply) => {
      const asking = askingFor(request);
      const { order: link } = request.params;
      if (fieldOf(request.body, 'step') === 'pay') await payByForm(services, { ...asking, link }, request.body);
      else await withdrawOrder(services, asking, link);
      return reply.redirect(request.url, 303);
    },
    owner: ({ params }) => orNobody(async () => (await findStoreOfOrders(services, params.id))?.org_id),
    refuse: async (error, request) => {
      if (!(error instanceof AppError)) return undefined;
      if (error.code === 'order.not_found' || error.code === 'store.not_found') return unknownOrder(services, request);
      const problem = paymentProblem(error, textsFor(request).pay);
      if (problem !== undefined) return orderPage(services, request, { status: 409, isTooLate: false, problem });
      if (error.code !== 'order.bad_state' && error.code !== 'order.paid') return undefined;
      return orderPage(services, request, { status: 409, isTooLate: true });
    },
  });
}
