import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.js';

const DAY_S = 86_400;
const exposed = 'retry-after, x-ratelimit-limit, x-ratelimit-remaining, x-ratelimit-reset';

/** The console may call the API where the settings put it at another address. No other page may, and nobody needs cookies for it. */
export function allowConsole(api: FastifyInstance, { config }: Services): void {
  const origin = new URL(config.publicUrl).origin;
  const bases = [config.apiBase, config.v1Base, config.walletBase];
  if (!bases.some((base) => base && new URL(base).origin !== origin)) return;

  api.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin');
    if (request.headers.origin !== origin) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-expose-headers', exposed);
  });
  for (const url of ['/api/*', '/v1/*', '/wallet/*']) {
    api.options(url, { config: { rateLimit: false } }, async (_request, reply) =>
      reply
        .headers({
          'access-control-allow-methods': 'GET, POST, PUT, DELETE',
          'access-control-allow-headers': 'authorization, content-type, idempotency-key',
          'access-control-max-age': DAY_S,
        })
        .code(204)
        .send(),
    );
  }
}
