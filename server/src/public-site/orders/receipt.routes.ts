import { hasReceipt } from '@swapt/shared/values';
import type { FastifyInstance } from 'fastify';
import { inOrderOfLink } from '../../modules/my-orders/my-orders.service.js';
import { orderPath } from '../../modules/orders/orders.service.js';
import { fileOf, receiptOf } from '../../modules/papers/papers.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import { registerRateLimit } from '../../platform/http/callers/rate-limit.js';
import { limitConcurrency } from '../../platform/limit-concurrency.js';
import type { Services } from '../../platform/services.js';
import { failures } from '../dead-ends/failure-page.js';
import type { SendPublicPage } from '../public-page.js';
import { orNothing } from '../storefront/store-page.js';
import { unknownOrder, type OrderRoute } from './order-page.js';

/** Per minute and network. */
const perMinute = 30;
/** Whoever has its address sees what is somebody’s own. */
const headers = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** `/my-orders/:id/:order/receipt.pdf`: the receipt of a paid order, for whoever has its link. */
export async function registerReceipt(app: FastifyInstance, services: Services, send: SendPublicPage): Promise<void> {
  // Drawing takes the processor, which others wait for.
  const take = limitConcurrency({ running: 1, waiting: 20 });
  const sendFailure = failures(services, send);

  await app.register(async (scope) => {
    await registerRateLimit(scope, services, { name: 'receipts', max: perMinute });
    scope.setErrorHandler(async (error, request, reply) => sendFailure(error, request, reply));
    scope.get<OrderRoute>('/my-orders/:id/:order/receipt.pdf', async (request, reply) => {
      const { id, order: link } = request.params;
      const asked = { storeId: id.toLowerCase(), link };
      const reading = inOrderOfLink(services, asked, async (tx, { org_id: orgId }, order) => ({
        content: hasReceipt(order) ? await receiptOf({ tx, orgId, services }, order) : undefined,
      }));
      const found = await orNothing(reading, 'order.not_found');
      if (!found) return send(reply, await unknownOrder(services, request));
      const { content } = found;
      // The page of the order says how it is paid.
      if (!content) return reply.headers(headers).redirect(orderPath(asked.storeId, link), 303);
      const file = await take(() => fileOf(content));
      if (!file) throw new AppError('server.unavailable');
      return reply
        .headers({ ...headers, 'content-disposition': `attachment; filename="${file.name}"` })
        .type(file.type)
        .send(file.body);
    });
  });
}
