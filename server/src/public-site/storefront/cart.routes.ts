import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services.js';
import type { SendPublicPage } from '../public-page.js';
import { textsFor } from '../shopper-language.js';
import { countView } from './count-view.js';
import { findStore, noStore, storeOfPage, storePage } from './store-page.js';

/** `GET /cart/:id/`: the cart of a store. What is in it, the browser keeps. */
export function registerCart(app: FastifyInstance, services: Services, send: SendPublicPage): void {
  app.get<{ Params: { id: string } }>('/cart/:id', (request, reply) =>
    reply.redirect(`/cart/${encodeURIComponent(request.params.id)}/`, 308),
  );
  app.get<{ Params: { id: string } }>('/cart/:id/', async (request, reply) => {
    const texts = textsFor(request);
    const store = await findStore(services, request.params.id);
    if (!store) return send(reply, noStore(texts, 'cart'));
    countView(services, { orgId: store.org_id, storeId: store.store_id, kind: 'cart' }, request.headers);
    const title = texts.cart('at', { name: store.name });
    return send(reply, {
      status: 200,
      title,
      description: title,
      data: { screen: 'cart', kind: 'shown', store: storeOfPage(store, services.now(), texts, request.query) },
      ...storePage(services, store),
    });
  });
}
