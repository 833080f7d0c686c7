import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { handlers } from './handlers.js';
import { registerDocs } from './http/docs-page.js';
import { sendProblem } from './http/error-handler.js';
import { registerOperations } from './http/operations-routes.js';
import { registerApi } from './http/register-api.js';
import type { Services } from './services.js';

/** The whole HTTP side: one plugin per area, in the order in which they may speak. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { config } = services;
  const loggerInstance: FastifyBaseLogger = services.log;
  const app = Fastify({
    loggerInstance,
    // The redirect must not pay for log lines; the API writes its own.
    disableRequestLogging: true,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    genReqId: requestIds(),
    requestIdHeader: false,
  });
  app.setErrorHandler(sendProblem);
  await registerOperations(app, services);
  await registerApi(app, services, handlers);
  await registerDocs(app, services);
  return app;
}

/** Unlike those of other processes and earlier starts, and cheap to make. */
function requestIds(): () => string {
  const start = randomBytes(5).toString('hex');
  let count = 0;
  return () => `${start}-${(count++).toString(36)}`;
}
