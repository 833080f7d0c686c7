import type { FastifyInstance, FastifyRequest } from 'fastify';
import { IncomingMessage } from 'node:http';
import type Provider from 'oidc-provider';
import { problemPage } from '../pages/error-page.js';
import { sendPage } from '../../platform/html/send-page.js';

const BODY_LIMIT = 56 * 1024;

const routes = [
  { url: '/authorize', method: ['GET'] },
  { url: '/authorize/:uid', method: ['GET'] },
  { url: '/oauth/token', method: ['POST', 'OPTIONS'] },
  { url: '/oauth/revoke', method: ['POST', 'OPTIONS'] },
  { url: '/oauth/end-session', method: ['GET'] },
  { url: '/oauth/end-session/confirm', method: ['POST'] },
  { url: '/oauth/end-session/success', method: ['GET'] },
  { url: '/.well-known/jwks.json', method: ['GET', 'OPTIONS'] },
  { url: '/.well-known/openid-configuration', method: ['GET', 'OPTIONS'] },
];

/** Hands the provider's addresses to it unparsed: it reads its own bodies and writes its own answers. */
export async function mountProvider(app: FastifyInstance, provider: Provider): Promise<void> {
  const answer = provider.callback();
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, body),
    );
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    // Databases keep no zero characters; nobody means one.
    scope.addHook('onRequest', async ({ url }, reply) => {
      if (!url.includes('%00')) return undefined;
      return sendPage(
        reply,
        problemPage('We could not sign you in', 'The address is not valid. Start again from the console.'),
        400,
      );
    });
    for (const { url, method } of routes) {
      scope.route({
        url,
        method,
        handler: async (request, reply) => {
          reply.hijack();
          await answer(typeof request.body === 'string' ? asForm(request, request.body) : request.raw, reply.raw);
        },
      });
    }
  });
}

/** The token endpoint takes JSON as well, as Auth0's does; the provider itself reads forms only (RFC 6749). */
function asForm({ raw }: FastifyRequest, json: string): IncomingMessage {
  const body = new URLSearchParams(readStrings(json)).toString();
  const request = new IncomingMessage(raw.socket);
  // `complete`: else Node takes the end of this body for an aborted request and closes the connection.
  Object.assign(request, { method: raw.method, url: raw.url, httpVersion: raw.httpVersion, complete: true });
  request.headers = {
    ...raw.headers,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(Buffer.byteLength(body)),
  };
  request.push(body);
  request.push(null);
  return request;
}

/** What is not an object of strings becomes an empty form, which the provider refuses with its own words. */
function readStrings(json: string): Record<string, string> {
  try {
    const value: unknown = JSON.parse(json);
    const entries = Object.entries(typeof value === 'object' && value !== null ? value : {});
    return Object.fromEntries(entries.flatMap(([name, each]) => (typeof each === 'string' ? [[name, each]] : [])));
  } catch {
    return {};
  }
}
