import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../platform/errors/app-error.js';
import { redeem, userOf } from '../modules/one-time/one-time.service.js';
import { isUnseen } from '../platform/visit/is-unseen.js';
import type { Resolution } from '../modules/short-links/short-links.service.js';
import { visitorOf } from '../platform/visit/visitor-cookie.js';
import type { Services } from '../platform/services.js';
import { busyPage } from './busy-page.js';
import { standingPage } from './one-time-page.js';
import { publicForm } from './public-form.js';
import type { PublicReply, SendPublicPage } from './public-page.js';
import { textsFor } from './shopper-language.js';

type OneTime = Extract<Resolution, { kind: 'oneTime' }>;

/** Per minute and network; a venue has many phones behind one address. */
const triesPerMinute = 120;

/** `POST /:id`: the button of a one-time code's page, a plain form. */
export async function registerOneTime(app: FastifyInstance, services: Services, send: SendPublicPage): Promise<void> {
  await publicForm<{ id: string }>(app, services, send, {
    path: '/:id',
    // The form has no fields: the address says it all.
    bodyLimit: 1024,
    perMinute: triesPerMinute,
    pageAddress: async ({ params }) => {
      const code = await services.shortLinks.resolve(params.id);
      return code.kind === 'oneTime' ? `/${code.slug}` : undefined;
    },
    take: async (request, reply) => {
      const code = await services.shortLinks.resolve(request.params.id);
      if (code.kind !== 'oneTime') return reply.callNotFound();
      // What a browser sends by itself is no shopper's request: they are shown the page first.
      if (isUnseen(request.headers)) return reply.redirect(`/${code.slug}`, 303);
      return send(reply, await usedPage(services, code, request, reply));
    },
    refuse: (error, request) =>
      error instanceof AppError && error.code === 'rate.limited' ? busyPage(request) : undefined,
  });
}

async function usedPage(
  services: Services,
  code: OneTime,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PublicReply> {
  const { headers, ip } = request;
  const visitor = visitorOf(headers, services.config.publicUrl.startsWith('https:'));
  const user = await userOf(services, code, { headers, ip, visitor: visitor.id });
  const { standing, isNow } = await redeem(services, code, user);
  // So that the same phone finds its way on when it opens the code again.
  if (visitor.setCookie) reply.header('set-cookie', visitor.setCookie);
  if (standing.kind !== 'used' || !isNow) return standingPage(services, code, standing, textsFor(request));
  const { offer, at, target } = standing;
  const { orgId, orgName } = code;
  return {
    status: 200,
    title: textsFor(request).oneTime('redeemedTitle'),
    data: { screen: 'oneTime', kind: 'redeemed', orgName, offer, at: at.toISOString(), target },
    orgId,
  };
}
