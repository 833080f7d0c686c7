import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors/app-error.js';
import {
  type Decision,
  decide,
  isUsedUp,
  passCookie,
  safeLocation,
  takeOne,
  tryPassword,
} from '../../modules/code-rules/code-rules.service.js';
import { isUnseen } from '../../platform/visit/is-unseen.js';
import {
  type PolicyCode,
  type InactiveCode,
  readVisit,
  withForwarded,
} from '../../modules/short-links/short-links.service.js';
import type { Services } from '../../platform/services.js';
import { fieldOf } from '../forms.js';
import { answersOf, hasField } from './gate-answers.js';
import { gatePage } from './gate-page.js';
import { recordVariant } from './gate-variant.js';
import { givenPress, markBrowser, pressOf } from './press.js';
import { busyPage } from '../dead-ends/busy-page.js';
import { ownerAt } from '../owner-of.js';
import { publicForm } from '../public-form.js';
import type { SendPublicPage } from '../public-page.js';
import { inactiveCodePage } from '../dead-ends/inactive-code-page.js';
import { textsFor } from '../shopper-language.js';

interface Params {
  slug: string;
}
type Request = FastifyRequest<{ Params: Params }>;

/** Per minute and network; a venue has many phones behind one address. */
const triesPerMinute = 120;

/** `/code/:slug`: what a code asks for before it leads on. Its answers come by a plain form, so that nothing of them is in an address. */
export async function registerGate(app: FastifyInstance, services: Services, send: SendPublicPage): Promise<void> {
  const owner = ({ params }: Request) => ownerAt(services, params.slug);
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_, reply) => {
      reply.header('cache-control', 'private, no-store');
    });
    await publicForm<Params>(scope, services, send, {
      path: '/code/:slug',
      bodyLimit: 2048,
      perMinute: triesPerMinute,
      show: async (request, reply) => {
        const code = await services.shortLinks.resolve(request.params.slug);
        if (code.kind === 'target' || code.kind === 'oneTime') return reply.redirect(`/${code.slug}`, 302);
        if (code.kind !== 'policy') return send(reply, await inactiveCodePage(services, code, textsFor(request)));
        return show(services, send, code, request, reply);
      },
      pageAddress: ({ url }) => url,
      take: async (request, reply) => {
        const code = await services.shortLinks.resolve(request.params.slug);
        if (code.kind !== 'policy' || isUnseen(request.headers)) return reply.redirect(request.url, 303);
        return answer(services, send, code, request, reply);
      },
      owner,
      refuse: async (error, request) =>
        error instanceof AppError && error.code === 'rate.limited'
          ? busyPage(request, await owner(request))
          : undefined,
    });
  });
}

async function show(services: Services, send: SendPublicPage, code: PolicyCode, request: Request, reply: FastifyReply) {
  const decision = decide(code.policy, await readVisit(services, code, request), code.codeId);
  if (isOver(decision)) return over(services, send, code, decision, reply);
  const { hasPassword, scanLimit } = code.policy;
  if (decision.kind === 'go' && !hasPassword && scanLimit === null)
    return reply.redirect(withForwarded(addressOf(services, code, decision.location), code.forwards, request.url), 302);
  if (scanLimit !== null) {
    if (await isUsedUp(services, code)) return usedUp(services, send, code, reply);
    markBrowser(request, reply, isSecure(services));
  }
  const question = decision.kind === 'ask' ? decision.question : undefined;
  return send(reply, gatePage(code, { action: request.url, question }, textsFor(request)));
}

async function answer(
  services: Services,
  send: SendPublicPage,
  code: PolicyCode,
  request: Request,
  reply: FastifyReply,
) {
  const { policy } = code;
  const { body, url: action } = request;
  const texts = textsFor(request);
  const { answers, decision } = await decideBy(services, code, request);
  if (isOver(decision)) return over(services, send, code, decision, reply);
  const asking = { action, answers, useId: givenPress(body) };
  if (decision.kind === 'ask') return send(reply, gatePage(code, { ...asking, question: decision.question }, texts));
  if (policy.hasPassword) {
    if (!hasField(body, 'password')) return send(reply, gatePage(code, asking, texts));
    const found = await tryPassword(services, code, fieldOf(body, 'password'), request.ip);
    if (found !== 'right')
      return send(reply, gatePage(code, { ...asking, problem: found === 'wrong' ? 'password' : 'tries' }, texts));
  }
  if (policy.scanLimit !== null) {
    const use = await takeOne(services, code, pressOf(request));
    if (use === 'usedUp') return usedUp(services, send, code, reply);
    if (use === 'stale') return send(reply, gatePage(code, { action, answers }, texts));
  }
  await recordVariant(services, code, request, decision.variant);
  return leadOn(services, code, decision.location, request, reply);
}

/** Where the answers of a form lead. One without any answer is of somebody who does not want to say. */
async function decideBy(services: Services, code: PolicyCode, request: Request) {
  const { policy, codeId } = code;
  const visit = await readVisit(services, code, request);
  const answers = answersOf(request.body);
  const decision = decide(policy, { ...visit, ...answers }, codeId);
  if (decision.kind !== 'ask' || Object.keys(answers).length > 0) return { answers, decision };
  answers[decision.question] = 'refused';
  return { answers, decision: decide(policy, { ...visit, ...answers }, codeId) };
}

/** What the code holds itself is open to those who come from here; anything else is an address as any other. */
async function leadOn(services: Services, code: PolicyCode, found: string, { url }: Request, reply: FastifyReply) {
  const location = addressOf(services, code, found);
  if (isOwn(services, code, found)) {
    const path = new URL(location).pathname;
    reply.header('set-cookie', await passCookie(services, { codeId: code.codeId, path, isSecure: isSecure(services) }));
  }
  return reply.redirect(withForwarded(location, code.forwards, url), 303);
}

/** A page of the code's own is shown at its short address. */
const addressOf = (services: Services, code: PolicyCode, found: string) =>
  code.pageId !== undefined && isOwn(services, code, found) ? `${services.config.publicUrl}/${code.slug}` : found;

const isOwn = ({ config: { publicUrl } }: Services, { policy }: PolicyCode, location: string) =>
  location === safeLocation(policy.otherwise) && location.startsWith(`${publicUrl}/`);

const isSecure = ({ config }: Services) => config.publicUrl.startsWith('https:');

type Over = Exclude<Decision, { kind: 'go' | 'ask' }>;
const isOver = (decision: Decision): decision is Over => decision.kind !== 'go' && decision.kind !== 'ask';

async function over(
  services: Services,
  send: SendPublicPage,
  { policy: _, ...code }: PolicyCode,
  decision: Over,
  reply: FastifyReply,
) {
  if (decision.kind === 'expired' && decision.fallback) return reply.redirect(decision.fallback, 302);
  if (decision.kind === 'unknown')
    return send(reply, await inactiveCodePage(services, { kind: 'unknown' }, textsFor(reply.request)));
  const inactive: InactiveCode =
    decision.kind === 'notYet'
      ? { ...code, kind: 'notYet', startsAt: decision.startsAt }
      : { ...code, kind: 'expired' };
  return send(reply, await inactiveCodePage(services, inactive, textsFor(reply.request), { isCounted: true }));
}

async function usedUp(services: Services, send: SendPublicPage, { policy, ...code }: PolicyCode, reply: FastifyReply) {
  const location = safeLocation(policy.fallback ?? '');
  if (location) return reply.redirect(location, 303);
  return send(
    reply,
    await inactiveCodePage(services, { ...code, kind: 'usedUp' }, textsFor(reply.request), { isCounted: true }),
  );
}
