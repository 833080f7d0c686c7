import type { FastifyInstance } from 'fastify';
import type { Read } from '../../platform/db/copies.js';
import { type PublicPage, readPublicPage } from '../../modules/pages/pages.service.js';
import { isUuid } from '../../platform/db/uuid.js';
import type { Services } from '../../platform/services.js';
import { visitOf } from './landing-page.js';
import { openedPage } from './page-of-code.js';
import type { SendPublicPage } from '../public-page.js';

const pageName = /^[a-z0-9][a-z0-9_-]{2,63}$/;
const unknown: Read<PublicPage> = { value: { kind: 'unknown' }, isCopy: false };

/** `GET /page/:id` and `GET /pitviper/:name`: a landing page. */
export function registerPage(app: FastifyInstance, services: Services, send: SendPublicPage): void {
  app.get<{ Params: { id: string } }>('/page/:id', async (request, reply) =>
    send(reply, await openedPage(services, await pageById(services, request.params.id), request, visitOf(request))),
  );
  app.get<{ Params: { name: string } }>('/pitviper/:name', async (request, reply) =>
    send(reply, await openedPage(services, await pageByName(services, request.params.name), request, visitOf(request))),
  );
}

/** The page at `/page/:id`, in whichever letters. */
export async function pageById(services: Services, id: string): Promise<Read<PublicPage>> {
  const pageId = id.toLowerCase();
  return isUuid(pageId) ? readPublicPage(services, { pageId }) : unknown;
}

/** The page at `/pitviper/:name`, in whichever letters. */
export async function pageByName(services: Services, typed: string): Promise<Read<PublicPage>> {
  const name = typed.toLowerCase();
  return pageName.test(name) ? readPublicPage(services, { name }) : unknown;
}
