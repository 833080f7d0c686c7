import type { FastifyInstance } from 'fastify';
import { selectFile, sendFile } from '../../modules/files/files.service.js';
import { inOrderOfLink } from '../../modules/my-orders/my-orders.service.js';
import { fileState, noteDownload, orderPath, selectLines } from '../../modules/orders/orders.service.js';
import { registerRateLimit } from '../../platform/http/callers/rate-limit.js';
import type { Services } from '../../platform/services.js';
import { failures } from '../dead-ends/failure-page.js';
import type { SendPublicPage } from '../public-page.js';
import { orNothing } from '../storefront/store-page.js';
import { unknownOrder, type OrderRoute } from './order-page.js';

/** Per minute and network. */
const perMinute = 60;

/** `/my-orders/:id/:order/files/:line`: what somebody bought to be downloaded, for whoever has the link of their order, as long as it works. */
export async function registerOrderFiles(
  app: FastifyInstance,
  services: Services,
  send: SendPublicPage,
): Promise<void> {
  const { storage, now } = services;
  const sendFailure = failures(services, send);

  await app.register(async (scope) => {
    await registerRateLimit(scope, services, { name: 'orderFiles', max: perMinute });
    scope.setErrorHandler(async (error, request, reply) => sendFailure(error, request, reply));
    scope.get<{ Params: OrderRoute['Params'] & { line: string } }>(
      '/my-orders/:id/:order/files/:line(^[1-9][0-9]{0,3}$)',
      async (request, reply) => {
        const { id, order: link, line } = request.params;
        const asked = { storeId: id.toLowerCase(), link };
        const reading = inOrderOfLink(services, asked, async (tx, { org_id: orgId }, order) => {
          if (fileState(order, now()) !== 'open') return {};
          const lines = await selectLines(tx, orgId, [order.order_id]);
          const bought = lines.find(({ line_no }) => line_no === Number(line))?.file_id;
          const [file] = bought ? await selectFile(tx, orgId, bought) : [];
          if (file && request.method === 'GET') await noteDownload(tx, orgId, order.order_id, Number(line), now());
          return { file };
        });
        const found = await orNothing(orNothing(reading, 'order.not_found'), 'store.not_found');
        if (!found) return send(reply, await unknownOrder(services, request));
        reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
        // The page of the order says why it cannot be downloaded.
        if (!found.file) return reply.redirect(orderPath(asked.storeId, link), 303);
        return sendFile(storage, request, reply, {
          file: found.file,
          show: 'attachment',
          caching: 'private, no-store',
        });
      },
    );
  });
}
