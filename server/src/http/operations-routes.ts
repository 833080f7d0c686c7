import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '../config-values.js';
import type { Services } from '../services.js';
import { AppError } from './app-error.js';
import { createMetrics } from './metrics.js';

/** What the people who run the installation look at: is it alive, can it work, how is it doing. */
export async function registerOperations(app: FastifyInstance, { config, db }: Services): Promise<void> {
  const metrics = createMetrics();
  app.decorate('observe', metrics.observe);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    await db.system((tx) => tx.query('select 1'));
    return { status: 'ready' };
  });
  app.get('/metrics', async (request, reply) => {
    if (config.metrics === 'local' && !isLocal(request)) throw new AppError('request.not_found');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

/** A proxy on this machine calls for others, and says so. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  const address = socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  return isLoopback(address) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
}
