import type { FastifyInstance } from 'fastify';
import { askForAlert, decideAlert, waitingCode } from '../../modules/code-alerts/code-alerts.service.js';
import { isSuspended, type KnownCode, type Resolution } from '../../modules/short-links/short-links.service.js';
import type { Services } from '../../platform/services.js';
import { ownerAt } from '../owner-of.js';
import type { SendPublicPage } from '../public-page.js';
import { alertForms } from './alert-forms.js';
import { linkPage, type Awaited } from './alert-pages.js';

interface WaitingCode extends Awaited {
  code: KnownCode;
}

const addressOf = (slug: string) => `/code/${encodeURIComponent(slug)}/alert`;

/** `/code/:slug/alert`: who wants to be told when the code at a short name works. `/code/:slug/alert/:token`: the link of their mail. */
export async function registerCodeAlert(app: FastifyInstance, services: Services, send: SendPublicPage): Promise<void> {
  const { shortLinks } = services;
  await alertForms<{ slug: string }, WaitingCode>(app, services, send, {
    path: '/code/:slug/alert',
    addressOf: ({ params }, sent) => addressOf(params.slug) + (sent ? '?sent' : ''),
    find: async ({ params }) => {
      const code = await waitingCode(services, await shortLinks.resolve(params.slug));
      return code && { code, frame: { orgId: code.orgId }, data: { screen: 'codeAlert', slug: code.slug } };
    },
    elsewhere: ({ params }) => `/${encodeURIComponent(params.slug)}`,
    ask: ({ code }, asker) => askForAlert(services, code, asker),
    decide: async ({ params: { slug, token } }, choice, texts) => {
      const code = await shortLinks.resolve(slug);
      const about = aboutCode(code);
      const alert = await decideAlert(services, code, token, choice);
      if (!alert || !('orgName' in code)) return { about };
      const { kind, ...page } = linkPage(texts, alert.confirmed_at !== null);
      const action = `${addressOf(code.slug)}/${encodeURIComponent(token)}`;
      const { email } = alert;
      const data = { ...about.data, kind, action, email, orgName: code.orgName };
      return { about, page: { ...page, data, ...about.frame } };
    },
    owner: ({ params }) => ownerAt(services, params.slug),
  });
}

/** What the operator suspended wears nobody’s look. */
const aboutCode = (code: Resolution) => ({
  frame: 'orgId' in code && !isSuspended(code) ? { orgId: code.orgId } : {},
  data: { screen: 'codeAlert' as const, slug: 'slug' in code ? code.slug : '' },
});
