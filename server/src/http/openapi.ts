import swagger from '@fastify/swagger';
import { appVersion } from '@swapt/shared/values';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.js';

/** The OpenAPI 3.1 document of the operations that are mounted after this. */
export async function registerOpenApi(api: FastifyInstance, { config }: Services): Promise<void> {
  const bases = [config.apiBase, config.v1Base, config.walletBase].map((base) => base ?? config.publicUrl);
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Swapt API', version: appVersion },
      servers: [...new Set(bases)].map((url) => ({ url })),
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description: 'An access token of a signed-in person, or an API key.',
          },
        },
      },
    },
  });
  const document = { schema: { hide: true }, config: { rateLimit: false } } as const;
  api.get('/openapi.json', document, async () => api.swagger());
}
