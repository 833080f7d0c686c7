import type { FastifyReply, FastifyRequest } from 'fastify';
import { type PinProblem, redeem, userOf } from '../../modules/one-time/one-time.service.js';
import { isUnseen } from '../../platform/visit/is-unseen.js';
import type { Resolution } from '../../modules/short-links/short-links.service.js';
import { giveOwnId } from '../../platform/visit/own-cookie.js';
import type { Services } from '../../platform/services.js';
import { fieldOf } from '../forms.js';
import { proofPage, standingPage } from './one-time-page.js';
import type { PublicReply, SendPublicPage } from '../public-page.js';
import { textsFor } from '../shopper-language.js';

type OneTime = Extract<Resolution, { kind: 'oneTime' }>;

/** How long the phone that used a code finds its way on when it opens it again. */
const ownDays = 90;

/** The button of a one-time code's page. */
export async function takeOneTime(
  services: Services,
  send: SendPublicPage,
  code: OneTime,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // What a browser sends by itself is no shopper's request: they are shown the page first.
  if (isUnseen(request.headers)) return reply.redirect(`/${code.slug}`, 303);
  return send(reply, await usedPage(services, code, request, reply));
}

async function usedPage(
  services: Services,
  code: OneTime,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PublicReply> {
  const { headers, ip } = request;
  const isSecure = services.config.publicUrl.startsWith('https:');
  const own = giveOwnId(headers, { path: `/${code.slug}`, days: ownDays, isSecure });
  const user = await userOf(services, code, { headers, ip, own: own.id });
  const pin = { pin: fieldOf(request.body, 'pin'), ip };
  const { standing, isNow, problem } = await redeem(services, code, user, pin);
  // So that the same phone finds its way on when it opens the code again.
  if (own.setCookie) reply.header('set-cookie', own.setCookie);
  const texts = textsFor(request);
  if (standing.kind === 'used' && isNow) return proofPage(services, code, standing, texts);
  const page = await standingPage(services, code, standing, texts);
  return problem ? withProblem(page, problem) : page;
}

/** The code is unused still, and its page says what is wrong with the PIN. */
function withProblem(page: PublicReply, problem: PinProblem): PublicReply {
  const { data } = page;
  if (data.screen !== 'oneTime' || data.kind !== 'ready') return page;
  const status = { missing: 422, wrong: 403, tooMany: 429 }[problem];
  return { ...page, status, data: { ...data, problem } };
}
