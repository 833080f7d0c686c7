import type { FastifyInstance } from 'fastify';
import { createAuthenticator } from '../identity/authenticate.js';
import type { Services } from '../platform/services.js';
import { registerRedirect } from '../redirect/redirect.js';
import { buildApi } from './build-api.js';
import { modules } from './modules.js';
import { makeDelivery } from './register-sites.js';

/** The whole HTTP side. Pages come last: they answer what nobody else does. `root` is the folder with the built packages. */
export async function buildApp(services: Services, root?: string): Promise<FastifyInstance> {
  const delivery = await makeDelivery(services, root);
  const app = await buildApi(services, delivery.sendFailure);
  await app.register((scope) => registerRedirect(scope, services, delivery.renderCodePage));
  const needs = { authenticate: createAuthenticator(services), root };
  for (const { routes } of modules) await routes?.(app, services, needs);
  await delivery.register(app);
  return app;
}
