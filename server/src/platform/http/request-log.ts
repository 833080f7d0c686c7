import type { FastifyInstance } from 'fastify';
import { observeCall } from './metrics.js';

/** One line per answered call, with its id and without address, query, headers or body. */
export function logRequests(api: FastifyInstance): void {
  api.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    const { method, routeOptions } = request;
    const operation = routeOptions.config.operation ?? routeOptions.url ?? 'unknown';
    observeCall(operation, statusCode, elapsedTime / 1000);
    request.log.info(
      { requestId: request.id, method, operation, status: statusCode, ms: Math.round(elapsedTime) },
      'call',
    );
  });
}
