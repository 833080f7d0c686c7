import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/errors/app-error.js';
import type { Services } from '../../platform/services.js';
import { printArchive, printLinks, printsRoute } from './print-set.service.js';

/** Drawn at once in a process: more of them would only be slower, each and for whoever wants one print. */
const mostAtOnce = 4;

/** Sends the prints of many codes as they are drawn; they are never all in memory or on disk. */
export async function registerPrints(app: FastifyInstance, services: Services): Promise<void> {
  let running = 0;
  app.get<{ Querystring: { token?: string | string[] } }>(printsRoute, async (request, reply) => {
    const secret = await services.scans.secret();
    const set = printLinks.read(String(request.query.token), { secret, now: services.now() });
    if (!set) throw new AppError('request.not_found');
    if (running >= mostAtOnce)
      throw new AppError('rate.limited', 'Too many downloads are being made. Try again in a minute.');
    running += 1;
    const archive = await printArchive(services, set).catch((error: unknown) => {
      running -= 1;
      throw error;
    });
    archive?.once('close', () => (running -= 1));
    if (!archive) {
      running -= 1;
      throw new AppError('request.not_found');
    }
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="qr-codes.zip"',
        'cache-control': 'private, no-store',
      })
      .send(archive);
  });
}
