import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';

/** Node takes addresses of 16 KiB with the other headers. */
const BODY_LIMIT = 8 * 1024;

/**
 * A posted request to sign in or out (OpenID Connect Core 3.1.2.1, RP-Initiated Logout 2) goes on as the same one in an address. The library takes posts only with session
 * cookies that other sites' requests carry.
 */
export async function postAuthorize(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: BODY_LIMIT });
    for (const url of ['/authorize', '/oauth/end-session']) {
      scope.post<{ Body: Record<string, unknown> | undefined }>(url, (request, reply) => {
        const fields = Object.entries(request.body ?? {}).flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value]] : [],
        );
        return reply.redirect(`${url}?${new URLSearchParams(fields).toString()}`, 303);
      });
    }
  });
}
