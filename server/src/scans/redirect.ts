import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { uuidv7 } from '../db/uuid.js';
import { isReserved } from '../modules/codes/slug.js';
import type { Services } from '../services.js';
import type { RenderCodePage, Resolution } from './resolution.js';
import type { LoggedScan } from './scan.js';
import { visitorOf } from './visitor-cookie.js';

type Needs = Pick<Services, 'scans' | 'now' | 'log'> & { config: Pick<Services['config'], 'publicUrl'> };
type Target = Extract<Resolution, { kind: 'target' }>;
type Headers = FastifyRequest['headers'];
type Request = FastifyRequest<{ Params: { id: string }; Querystring: { q?: string | string[] } }>;

/**
 * `GET /:id`: from a printed code to where it leads. Registered where no hooks of the application apply, since this is the hottest path.
 *
 * The short address's own query never reaches the target: `q=1` marks a printed code and is ours, and forwarding the rest would let anybody who
 * shares a link put parameters into it that the code's owner did not choose.
 */
export async function registerRedirect(
  app: FastifyInstance,
  services: Needs,
  renderPage: RenderCodePage,
): Promise<void> {
  const { scans, now, log } = services;
  const isSecure = services.config.publicUrl.startsWith('https:');

  async function answer(request: Request, reply: FastifyReply): Promise<unknown> {
    const { id } = request.params;
    let resolution: Resolution;
    try {
      resolution = await scans.resolve(id);
    } catch (error) {
      log.error({ err: error }, 'A short name could not be looked up');
      return sendUnavailable(reply);
    }
    if (resolution.kind !== 'target') {
      // A screen of the product, not a short name: the address belongs to whoever serves pages.
      return isReserved(id) ? reply.callNotFound() : renderPage(request, reply, resolution);
    }
    return request.method === 'HEAD' ? redirect(reply, resolution) : recordAndRedirect(request, reply, resolution);
  }

  async function recordAndRedirect(request: Request, reply: FastifyReply, target: Target): Promise<FastifyReply> {
    const { headers } = request;
    const visitor = visitorOf(headers, isSecure);
    if (visitor.setCookie) reply.header('set-cookie', visitor.setCookie);
    const at = now().getTime();
    await scans.record({
      scanId: uuidv7(at),
      at,
      orgId: target.orgId,
      codeId: target.codeId,
      source: request.query.q === '1' ? 'scan' : 'click',
      visitor: visitor.id,
      ip: request.ip,
      userAgent: (headers['user-agent'] ?? '').slice(0, 512),
      acceptLanguage: (headers['accept-language'] ?? '').slice(0, 64),
      isPrefetch: isPrefetch(headers),
    });
    return redirect(reply, target);
  }

  // HEAD is answered and not counted: link checkers send it, people do not.
  app.route({ method: ['GET', 'HEAD'], url: '/:id', logLevel: 'silent', handler: answer });
}

function redirect(reply: FastifyReply, target: Target): FastifyReply {
  return reply.code(302).header('location', target.location).header('cache-control', 'private, no-store').send();
}

function sendUnavailable(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('retry-after', '5')
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('The service is briefly unavailable. Please scan again in a moment.');
}

function isPrefetch(headers: Headers): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-purpose'];
  return typeof purpose === 'string' && /prefetch|preview|prerender/.test(purpose);
}
