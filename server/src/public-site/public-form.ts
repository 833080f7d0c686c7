import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { registerRateLimit } from '../platform/http/callers/rate-limit.js';
import type { Services } from '../platform/services.js';
import { failures, sendInShopStyle } from './dead-ends/failure-page.js';
import { acceptForms, fieldOf } from './forms.js';
import type { PublicReply, SendPublicPage } from './public-page.js';

type Asked<Params> = FastifyRequest<{ Params: Params }>;
type Answer<Params> = (request: Asked<Params>, reply: FastifyReply) => Promise<unknown>;

/** A plain form of a public page, so that it works without script; it is posted to the address of its page. */
export interface PublicForm<Params> {
  path: string;
  /** The most that it may carry, in bytes. */
  bodyLimit: number;
  /** How often it may be sent per minute from one network, by what was sent where that differs; a venue has many phones behind one address. */
  perMinute: number | ((request: Asked<Params>) => number);
  /** The page with the form, where it is not answered elsewhere. */
  show?: Answer<Params>;
  /** The address of that page, for a form that comes from another site; undefined where there is no such page. */
  pageAddress: (request: Asked<Params>) => Promise<string | undefined> | string;
  /** A field that people do not see. Only programs fill it in; they are led to `thanks` and may think that it worked. */
  trap?: { field: string; thanks: (request: Asked<Params>) => Promise<string> | string };
  take: Answer<Params>;
  /** Whose page it is, where that is known; asked for when something fails, so it must not fail itself. */
  owner?: (request: Asked<Params>) => Promise<string | undefined>;
  /** The page that answers an error, mostly the form with what was typed and what is wrong with it; undefined for an error that is not expected. */
  refuse: (
    error: Error,
    request: Asked<Params>,
    reply: FastifyReply,
  ) => Promise<PublicReply | undefined> | PublicReply | undefined;
}

/** Takes a form of a public page: limits it, turns other sites and programs away, and shows it again with its problems. */
export async function publicForm<Params>(
  app: FastifyInstance,
  services: Services,
  send: SendPublicPage,
  { path, bodyLimit, perMinute, show, pageAddress, trap, take, owner, refuse }: PublicForm<Params>,
): Promise<void> {
  const most =
    typeof perMinute === 'number' ? perMinute : (request: FastifyRequest) => perMinute(request as Asked<Params>);
  const sendFailure = failures(services, send);
  await app.register(async (scope) => {
    await registerRateLimit(scope, services, { name: 'forms' });
    acceptForms(scope, bodyLimit);
    scope.setErrorHandler<Error, { Params: Params }>(async (error, request, reply) => {
      const page = await refuse(error, request, reply);
      return page
        ? sendInShopStyle(services, send, reply, page)
        : sendFailure(error, request, reply, await owner?.(request));
    });
    if (show) scope.get<{ Params: Params }>(path, show);
    scope.post<{ Params: Params }>(
      path,
      // After the body was read, so that what was typed can be shown again.
      { config: { rateLimit: { max: most, hook: 'preHandler' } } },
      async (request, reply) => {
        // Another site's form is not a person's request: they are shown the page first.
        if (request.headers['sec-fetch-site'] === 'cross-site') {
          const address = await pageAddress(request);
          return address === undefined ? reply.callNotFound() : reply.redirect(address, 303);
        }
        if (trap && fieldOf(request.body, trap.field) !== '') return reply.redirect(await trap.thanks(request), 303);
        return take(request, reply);
      },
    );
  });
}
