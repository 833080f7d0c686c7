import type { FastifyInstance } from 'fastify';
import { lazy } from '../../lazy.js';
import type { Services } from '../../services.js';
import { openApiDocument } from './document.js';

/** Serves the description of the API, made when it is first asked for. */
export function describeApi(api: FastifyInstance, { config }: Services): void {
  const { publicUrl, apiBase: core, v1Base: v1, walletBase: wallet, contact } = config;
  const describe = lazy(() =>
    JSON.stringify(openApiDocument({ publicUrl, bases: { core, v1, wallet }, contact: contact ?? '' })),
  );
  api.get('/openapi.json', { config: { rateLimit: false } }, async (_request, reply) =>
    reply.type('application/json').send(describe()),
  );
}
