import Fastify from 'fastify';
import { modules } from '../../app/modules.js';
import { refuseOddInput } from '../../platform/http/requests/odd-input.js';
import type { Services } from '../../platform/services.js';
import { webhookModule } from '../../platform/vendor-events/vendor-events.module.js';
import { squareWebhookPath, webhookPath } from '../../platform/vendors/vendor-paths.js';

const receivers = new WeakMap<Services, Promise<string>>();
const paths = { stripe: webhookPath, square: squareWebhookPath } as const;

/** Where reports of a service are taken, for as long as the test runs. */
export async function reportAddress(services: Services, vendor: keyof typeof paths): Promise<string> {
  const known = receivers.get(services) ?? listen(services);
  receivers.set(services, known);
  return `${await known}${paths[vendor]}`;
}

async function listen(services: Services): Promise<string> {
  const app = Fastify();
  refuseOddInput(app);
  await webhookModule(modules).routes(app, services);
  // Nothing of it stays open when the test is over.
  app.addHook('onSend', async (_, reply) => void reply.header('connection', 'close'));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  app.server.unref();
  return address;
}
