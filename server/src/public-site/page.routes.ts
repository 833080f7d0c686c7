import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Read } from '../platform/db/copies.js';
import { type PublicPage, readPublicPage } from '../modules/pages/pages.service.js';
import { isUuid } from '../platform/db/uuid.js';
import type { Services } from '../platform/services.js';
import { returnedPage, visitOf } from './landing-page.js';
import { openedPage } from './page-of-code.js';
import type { SendPublicPage } from './public-page.js';

const pageName = /^[a-z0-9][a-z0-9_-]{2,63}$/;
const unknown: Read<PublicPage> = { value: { kind: 'unknown' }, isCopy: false };

/**
 * `GET /page/:id` and `GET /pitviper/:name`: a landing page. With `thanks`, the id of what was sent by its form, the page that one comes back
 * to.
 */
export function registerPage(app: FastifyInstance, services: Services, send: SendPublicPage): void {
  app.get<{ Params: { id: string } }>('/page/:id', async (request, reply) => {
    const pageId = request.params.id.toLowerCase();
    return show(request, reply, isUuid(pageId) ? await readPublicPage(services, { pageId }) : unknown);
  });
  app.get<{ Params: { name: string } }>('/pitviper/:name', async (request, reply) => {
    const name = request.params.name.toLowerCase();
    return show(request, reply, pageName.test(name) ? await readPublicPage(services, { name }) : unknown);
  });

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    { value: page, isCopy }: Read<PublicPage>,
  ): Promise<FastifyReply> {
    const thanks = exchangeOf(request);
    if (page.kind === 'published' && thanks !== undefined)
      return send(reply, await returnedPage(services, page, thanks));
    return send(reply, await openedPage(services, { value: page, isCopy }, request, visitOf(request)));
  }
}

function exchangeOf({ query }: FastifyRequest): string | undefined {
  const { thanks } = Object(query) as Record<string, unknown>;
  return typeof thanks === 'string' ? (isUuid(thanks) ? thanks : '') : undefined;
}
