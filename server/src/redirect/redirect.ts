import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../platform/errors/app-error.js';
import {
  type Destination,
  type RenderCodePage,
  type Resolution,
  isReserved,
  nextStep,
} from '../modules/short-links/short-links.service.js';
import { isUnseen } from '../platform/visit/is-unseen.js';
import { comesBack } from './comes-back.js';
import { isReload } from './is-reload.js';
import { makeRecordScan, makeSendRedirect, type RedirectNeeds, type SendRedirect } from './send-redirect.js';

type Request = FastifyRequest<{ Params: { id: string } }>;

/** `GET /:id`, also with a slash at its end: from a printed code to where it leads, to the page that it shows, or to the one that says why not. */
export async function registerRedirect(
  app: FastifyInstance,
  services: RedirectNeeds,
  renderPage: RenderCodePage,
): Promise<void> {
  const { shortLinks, log } = services;
  const record = makeRecordScan(services);
  const send = makeSendRedirect(record);

  /** A landing page is shown at the short address itself: there is nowhere else to go, and no second request to wait for. */
  async function lead(request: Request, reply: FastifyReply, destination: Destination): Promise<unknown> {
    const { pageId, orgId, codeId, slug, forwards, isCounted } = destination;
    if (pageId === undefined) return send(request.raw, reply.hijack().raw, destination);
    const isSeenAgain = async () =>
      isCounted || isReload(request.headers) || (await comesBack(services, request, codeId));
    if (request.method === 'GET' && !(await isSeenAgain())) {
      const cookie = await new Promise((resolve) => record(request.raw, destination, resolve));
      if (cookie) reply.header('set-cookie', cookie);
    }
    // What is fetched ahead is no person's visit, so it must be asked for again by the person; what was asked about is for nobody else.
    if (isUnseen(request.headers) || isCounted) reply.header('cache-control', 'private, no-store');
    return renderPage(request, reply, { kind: 'page', pageId, orgId, codeId, slug, ...(forwards && { forwards }) });
  }

  async function answer(request: Request, reply: FastifyReply): Promise<unknown> {
    const { id } = request.params;
    let resolution: Resolution;
    try {
      resolution = await shortLinks.resolve(id);
    } catch (error) {
      log.error({ err: error }, 'A short name could not be looked up');
      throw new AppError('server.unavailable');
    }
    if (resolution.kind === 'target') return lead(request, reply, resolution);
    if (resolution.kind === 'policy') {
      const step = await nextStep(services, resolution, request);
      if (step.kind === 'go') return lead(request, reply, step.destination);
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
    if (known?.kind === 'target' && known.pageId === undefined) return send(request, response, known);
    app.routing(request, response);
  });
}
