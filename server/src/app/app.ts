import type { FastifyInstance } from 'fastify';
import { makeDelivery } from './register-sites.js';
import { buildApi } from './build-api.js';
import { createAuthenticator } from '../identity/authenticate.js';
import { registerIdentity } from '../identity/register-identity.js';
import { registerMailbox } from '../console-site/mailbox.routes.js';
import { registerPictures } from '../modules/aiqr/picture.routes.js';
import { registerFiles } from '../modules/files/files.routes.js';
import { registerImages } from '../modules/images/images.routes.js';
import { registerOneTimeFiles } from '../modules/one-time/file.routes.js';
import { registerRegistry } from '../modules/remotes/registry.routes.js';
import { registerRedirect } from '../redirect/redirect.js';
import type { Services } from '../platform/services.js';
import { registerTelemetry } from '../modules/telemetry/telemetry.routes.js';

/** The whole HTTP side, one plugin per area. Pages come last: they answer what nobody else does. `root` is the folder with the built packages. */
export async function buildApp(services: Services, root?: string): Promise<FastifyInstance> {
  const delivery = await makeDelivery(services, root);
  const app = await buildApi(services, delivery.sendFailure);
  await app.register((scope) => registerRedirect(scope, services, delivery.renderCodePage));
  await registerIdentity(app, services);
  await registerImages(app, services);
  await registerFiles(app, services);
  await registerPictures(app, services);
  await registerOneTimeFiles(app, services);
  await registerMailbox(app, services);
  await registerRegistry(app, services, root);
  await registerTelemetry(app, services, createAuthenticator(services));
  await delivery.register(app);
  return app;
}
