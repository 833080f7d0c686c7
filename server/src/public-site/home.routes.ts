import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../platform/services.js';
import type { PublicReply, SendPublicPage } from './public-page.js';

/** `GET /`. */
export function registerHome(app: FastifyInstance, services: Services, send: SendPublicPage): void {
  app.get('/', (request, reply) => send(reply, homePage(services, request)));
}

/** Visitors of the special host come for its codes; everybody else gets to know the product. */
function homePage({ config }: Services, { host, hostname }: FastifyRequest): PublicReply {
  return [host, hostname].some((name) => name.toLowerCase() === config.specialHost)
    ? { status: 200, title: hostname, data: { screen: 'hostHome', host: hostname.toLowerCase() } }
    : {
        status: 200,
        title: 'Swapt: QR codes that you can change after printing',
        description:
          'QR codes for shops: in the style of your brand, tested for scanning, and with a destination you can change at any time.',
        data: { screen: 'home' },
      };
}
