import { randomBytes } from 'node:crypto';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { compressReplies } from '../platform/http/compress-replies.js';
import { addSecurityHeaders } from '../platform/http/security-headers.js';
import { createAuthenticator } from '../identity/authenticate.js';
import { constraints, handlers } from './joined.js';
import type { Services } from '../platform/services.js';
import { registerDocs } from '../platform/http/docs-page.js';
import { sendProblem, type SendFailure } from '../platform/http/error-handler.js';
import { askBeforeSending, smallBody } from '../platform/http/requests/large-bodies.js';
import { refuseOddInput } from '../platform/http/requests/odd-input.js';
import { registerHealth } from '../platform/http/health.routes.js';
import { registerApi } from '../platform/http/register-api.js';

/** The API and what belongs to it, which is all that its tests need. */
export async function buildApi(services: Services, sendFailure: SendFailure = sendProblem): Promise<FastifyInstance> {
  const { config } = services;
  const loggerInstance: FastifyBaseLogger = services.log;
  const app = Fastify({
    loggerInstance,
    // The redirect must not pay for log lines; the API writes its own.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: smallBody,
    genReqId: requestIds(),
    requestIdHeader: false,
    // An address that cannot be decoded is refused before there is a route.
    frameworkErrors: (error, request, reply) => void sendFailure(error, request, reply),
  });
  askBeforeSending(app.server);
  app.decorate('constraintCodes', constraints);
  app.setErrorHandler(sendFailure);
  addSecurityHeaders(app, config);
  compressReplies(app);
  refuseOddInput(app);
  await registerHealth(app, services);
  await registerApi(app, services, handlers, createAuthenticator(services));
  await registerDocs(app, services);
  return app;
}

/** Unlike those of other processes and earlier starts, and cheap to make. */
function requestIds(): () => string {
  const start = randomBytes(5).toString('hex');
  let count = 0;
  return () => `${start}-${(count++).toString(36)}`;
}
