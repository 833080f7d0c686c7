import type { FastifyInstance } from 'fastify';
import { buildApi } from './http/build-api.js';
import { registerIdentity } from './identity/register-identity.js';
import { registerMailbox } from './mail/register-mailbox.js';
import { registerRegistry } from './registry/registry.routes.js';
import type { Services } from './services.js';

/** The whole HTTP side: one plugin per area, in the order in which they may speak. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const app = await buildApi(services);
  await registerIdentity(app, services);
  await registerMailbox(app, services);
  await registerRegistry(app, services);
  return app;
}
