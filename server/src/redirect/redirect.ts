import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../platform/errors/app-error.js';
import {
  type RenderCodePage,
  type Resolution,
  isReserved,
  nextStep,
} from '../modules/short-links/short-links.service.js';
import { makeSendRedirect, type RedirectNeeds, type SendRedirect } from './send-redirect.js';

type Request = FastifyRequest<{ Params: { id: string } }>;

/** `GET /:id`, also with a slash at its end: from a printed code to where it leads, or to the page that says why not. */
export async function registerRedirect(
  app: FastifyInstance,
  services: RedirectNeeds,
  renderPage: RenderCodePage,
): Promise<void> {
  const { shortLinks, log } = services;
  const send = makeSendRedirect(services);

  async function answer(request: Request, reply: FastifyReply): Promise<unknown> {
    const { id } = request.params;
    let resolution: Resolution;
    try {
      resolution = await shortLinks.resolve(id);
    } catch (error) {
      log.error({ err: error }, 'A short name could not be looked up');
      throw new AppError('server.unavailable');
    }
    if (resolution.kind === 'target') return send(request.raw, reply.hijack().raw, resolution);
    if (resolution.kind === 'policy') {
      const step = await nextStep(services, resolution, request);
      if (step.kind === 'go') return send(request.raw, reply.hijack().raw, step.destination);
      return renderPage(request, reply, step);
    }
    // A screen of the product, not a short name: the address belongs to whoever serves pages.
    return isReserved(id) ? reply.callNotFound() : renderPage(request, reply, resolution);
  }

  // People type a slash at the end, and some chat programs add one.
  for (const url of ['/:id', '/:id/']) app.route({ method: ['GET', 'HEAD'], url, handler: answer });
  answerKnownFirst(app, services, send);
}

/**
 * Short names in memory are answered before the framework sees the request: routing, request objects and loggers cost more than the redirect itself
 * (docs/benchmarks.md). Everything else takes the route above, which gives the same answer.
 */
function answerKnownFirst(app: FastifyInstance, { shortLinks }: RedirectNeeds, send: SendRedirect): void {
  const { server } = app;
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { method, url = '' } = request;
    // While the server closes, the framework says so to connections that stay open.
    if (method !== 'GET' || !server.listening) return app.routing(request, response);
    const query = url.indexOf('?');
    const known = shortLinks.recall(query < 0 ? url.slice(1) : url.slice(1, query));
    if (known?.kind === 'target') return send(request, response, known);
    app.routing(request, response);
  });
}
