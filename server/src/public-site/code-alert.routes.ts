import { isEmail } from '@swapt/shared/form';
import type { Language, Texts } from '@swapt/shared/messages/words';
import type { FastifyInstance } from 'fastify';
import { askForAlert, decideAlert, waitingCode } from '../modules/code-alerts/code-alerts.service.js';
import { normalEmail } from '../modules/customers/customers.service.js';
import { isSuspended, type KnownCode, type Resolution } from '../modules/short-links/short-links.service.js';
import { AppError } from '../platform/errors/app-error.js';
import type { Services } from '../platform/services.js';
import { fieldOf, queryOf } from './forms.js';
import { ownerAt } from './owner-of.js';
import { publicForm } from './public-form.js';
import type { PublicReply, SendPublicPage } from './public-page.js';
import { sentenceOf } from './sentence-of.js';
import { textsFor } from './shopper-language.js';

const limits = { bodyLimit: 4096, perMinute: 30 };
const addressOf = (slug: string) => `/code/${encodeURIComponent(slug)}/alert`;

/**
 * `/code/:slug/alert`: who wants to be told when the code at a short name works gives an address and gets a mail. `/code/:slug/alert/:token`: the link of
 * that mail. Opening it changes nothing, because mail programs open links by themselves; its buttons do.
 */
export async function registerCodeAlert(app: FastifyInstance, services: Services, send: SendPublicPage): Promise<void> {
  const { shortLinks } = services;
  await publicForm<{ slug: string }>(app, services, send, {
    path: '/code/:slug/alert',
    ...limits,
    show: async (request, reply) => {
      const { slug } = request.params;
      const code = await waitingCode(services, await shortLinks.resolve(slug));
      if (!code) return reply.redirect(`/${encodeURIComponent(slug)}`, 302);
      const texts = textsFor(request);
      return send(reply, queryOf(request.query, 'sent') === undefined ? formPage(texts, code) : sentPage(texts, code));
    },
    pageAddress: ({ params }) => addressOf(params.slug),
    trap: { field: 'website', thanks: ({ params }) => `${addressOf(params.slug)}?sent` },
    take: async (request, reply) => {
      const { params, body, ip } = request;
      const code = await waitingCode(services, await shortLinks.resolve(params.slug));
      if (!code) return reply.redirect(`/${encodeURIComponent(params.slug)}`, 303);
      const texts = textsFor(request);
      const email = fieldOf(body, 'email');
      if (!isEmail(email)) return send(reply, formPage(texts, code, email, { email: texts.problems('email') }, 422));
      const asker = { email: normalEmail(email), ip, language: texts.language };
      if (await askForAlert(services, code, asker)) return reply.redirect(`${addressOf(code.slug)}?sent`, 303);
      return send(reply, formPage(texts, code, email, { form: texts.problems('mailedAlready') }, 429));
    },
    owner: ({ params }) => ownerAt(services, params.slug),
    refuse: async (error, request) => {
      if (!(error instanceof AppError) || error.code !== 'rate.limited') return undefined;
      const texts = textsFor(request);
      const code = await waitingCode(services, await shortLinks.resolve(request.params.slug));
      return code && formPage(texts, code, fieldOf(request.body, 'email'), { form: sentenceOf(error, texts) }, 429);
    },
  });

  await publicForm<{ slug: string; token: string }>(app, services, send, {
    path: '/code/:slug/alert/:token',
    ...limits,
    show: async (request, reply) => {
      const { slug, token } = request.params;
      const code = await shortLinks.resolve(slug);
      const alert = await decideAlert(services, code, token, 'read');
      return send(reply, linkPage(textsFor(request), code, token, alert));
    },
    pageAddress: ({ params }) => `${addressOf(params.slug)}/${encodeURIComponent(params.token)}`,
    take: async (request, reply) => {
      const { slug, token } = request.params;
      const choice = fieldOf(request.body, 'choice') === 'stop' ? 'stop' : 'confirm';
      const code = await shortLinks.resolve(slug);
      const alert = await decideAlert(services, code, token, choice);
      const texts = textsFor(request);
      if (alert && choice === 'stop') return send(reply, saidPage(texts, code, 'stopped', 200));
      return send(reply, linkPage(texts, code, token, alert));
    },
    owner: ({ params }) => ownerAt(services, params.slug),
    refuse: () => undefined,
  });
}

type Say = Texts & { language: Language };
type Alert = Awaited<ReturnType<typeof decideAlert>>;

const formPage = (
  { codeAlert: own }: Say,
  { slug, orgId }: KnownCode,
  email = '',
  problems: Record<string, string> = {},
  status = 200,
): PublicReply => ({
  status,
  title: own('title'),
  description: own('text'),
  data: { screen: 'codeAlert', kind: 'form', slug, email, problems },
  orgId,
});

const sentPage = ({ codeAlert: own }: Say, { slug, orgId }: KnownCode): PublicReply => ({
  status: 200,
  title: own('sentTitle'),
  description: own('sentText'),
  data: { screen: 'codeAlert', kind: 'sent', slug },
  orgId,
});

function linkPage(texts: Say, code: Resolution, token: string, alert: Alert): PublicReply {
  if (!alert || !('orgId' in code)) return saidPage(texts, code, 'over', 410);
  const { slug, orgId, orgName } = code;
  const kind = alert.confirmed_at ? 'on' : 'ask';
  const owner = !isSuspended(code) && { orgId };
  const action = `${addressOf(slug)}/${encodeURIComponent(token)}`;
  const title = texts.codeAlert(kind === 'on' ? 'onTitle' : 'confirmTitle');
  const { email } = alert;
  return { status: 200, title, data: { screen: 'codeAlert', kind, slug, action, email, orgName }, ...owner };
}

function saidPage({ codeAlert: own }: Say, code: Resolution, kind: 'stopped' | 'over', status: number): PublicReply {
  const slug = 'slug' in code ? code.slug : '';
  const owner = 'orgId' in code && !isSuspended(code) && { orgId: code.orgId };
  const [title, description] = [own(`${kind}Title`), own(`${kind}Text`)];
  return { status, title, description, data: { screen: 'codeAlert', kind, slug }, ...owner };
}
