import type { FastifyInstance } from 'fastify';
import { register } from 'prom-client';
import type { Services } from '../services.js';
import { AppError } from '../errors/app-error.js';
import { isLocalCaller } from './callers/local-caller.js';

/** What the people who run the installation look at: is it alive, can it work, how is it doing. */
export async function registerHealth(app: FastifyInstance, { config, db }: Services): Promise<void> {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    await db.system((tx) => tx.query('select 1'));
    return { status: 'ready' };
  });
  app.get('/metrics', async (request, reply) => {
    if (config.metrics === 'local' && !isLocalCaller(request)) throw new AppError('request.not_found');
    return reply.type(register.contentType).send(await register.metrics());
  });
}
