import type { FastifyInstance } from 'fastify';
import { decodeJwt } from 'jose';
import { AppError } from '../../platform/errors/app-error.js';
import { selectOpenSession } from '../sessions/sessions.sql.js';
import { createTokenVerifier } from '../verify-token.js';
import type { IdentityServices } from './flow.js';
import { readForm } from './form.js';

/**
 * Who the person of an access token is (OpenID Connect Core 5.3). The library's own refuses our tokens, because they are for the API; Auth0's takes
 * such tokens, and so does this.
 */
export function userinfoRoutes(app: FastifyInstance, services: IdentityServices): void {
  const verify = createTokenVerifier(services);
  app.route({
    method: ['GET', 'POST'],
    url: '/userinfo',
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const [, inHeader] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
      const token = inHeader ?? readForm(request.body, ['access_token']).access_token;
      if (!token) return reply.code(401).header('www-authenticate', 'Bearer').send({ error: 'invalid_request' });
      const claims = await verify(token).catch(unlessRefused);
      const { subject = '', session = '' } = claims ?? {};
      const [account] = session
        ? await services.db.system((tx) => selectOpenSession(tx, subject, session, services.now()))
        : [];
      const refuse = (status: number, error: string) =>
        reply.code(status).header('www-authenticate', `Bearer error="${error}"`).send({ error });
      if (!account) return refuse(401, 'invalid_token');
      const { scope } = decodeJwt(token);
      const scopes = typeof scope === 'string' ? scope.split(' ') : [];
      if (!scopes.includes('openid')) return refuse(403, 'insufficient_scope');
      return reply.send({
        sub: subject,
        ...(scopes.includes('profile') && { name: account.name }),
        ...(scopes.includes('email') && { email: account.email, email_verified: true }),
      });
    },
  });
}

/** A token is refused by its own fault alone: that the database is away says nothing about it. */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error;
}
