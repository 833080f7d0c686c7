import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isReserved } from '../modules/short-links/short-links.service.js';
import { isUuid } from '../platform/db/uuid.js';
import type { Services } from '../platform/services.js';
import {
  answerCookie,
  asksNotToBeTracked,
  isOptedOut,
  optOutCookies,
  visitorChoice,
} from '../platform/visit/visitor-cookie.js';
import { fieldOf } from './forms.js';
import { orgOf } from './org-of.js';
import { publicForm } from './public-form.js';
import type { SendPublicPage } from './public-page.js';
import { textsFor } from './shopper-language.js';

/** Everybody in a venue may be asked, behind one address. */
const mostChoicesPerMinute = 600;

/** The privacy notices and their choices: plain forms, so that they work without script. They are all posted to one address. */
export async function registerPrivacy(app: FastifyInstance, services: Services, send: SendPublicPage): Promise<void> {
  const { publicUrl } = services.config;
  const isSecure = publicUrl.startsWith('https:');

  app.get('/privacy', (request, reply) => {
    const { summaries } = textsFor(request);
    return send(reply, {
      status: 200,
      title: summaries('privacy'),
      description: summaries('privacyText'),
      data: { screen: 'privacy', ...refusalOf(request), back: '/privacy' },
    });
  });

  app.get<{ Params: { id: string } }>('/:id/privacy', async (request, reply) => {
    const { params, headers } = request;
    if (isReserved(params.id)) return reply.callNotFound();
    const org = await orgOf(services, params.id);
    if (!org) return reply.redirect('/privacy', 302);
    const { org_id: id, name, privacy_contact: contact, visitor_mode: visitorMode } = org;
    const texts = textsFor(request);
    const hasAgreed = visitorMode === 'cookie' && visitorChoice(headers, id).visitor !== '';
    return send(reply, {
      status: 200,
      title: texts.privacy('titleOf', { orgName: name }),
      description: texts.summaries('privacyOfText', { orgName: name }),
      data: {
        screen: 'privacy',
        org: { id, name, contact, visitorMode, hasAgreed },
        ...refusalOf(request),
        back: `/${encodeURIComponent(params.id)}/privacy`,
      },
      orgId: id,
      isUnlisted: true,
    });
  });

  await publicForm(app, services, send, {
    path: '/privacy',
    bodyLimit: 2048,
    perMinute: mostChoicesPerMinute,
    pageAddress: backOf,
    take: async (request, reply) => {
      const cookies = cookiesOf(request);
      if (cookies.length > 0) reply.header('set-cookie', cookies);
      return reply.redirect(backOf(request), 303);
    },
    // Its fields are ours, so that nothing can be typed wrong.
    refuse: () => undefined,
  });

  function cookiesOf({ body, headers }: FastifyRequest): string[] {
    const [choice, orgId] = [fieldOf(body, 'choice'), fieldOf(body, 'org')];
    if (choice === 'out' || choice === 'in') return optOutCookies(headers, choice === 'out', isSecure);
    const isAnswer = (choice === 'agree' || choice === 'refuse') && isUuid(orgId);
    return isAnswer ? [answerCookie(orgId, choice === 'agree', isSecure)] : [];
  }

  /** The page with the form; a field can be changed, so it is one of ours or the notice. */
  function backOf({ body }: FastifyRequest): string {
    const back = fieldOf(body, 'back');
    const { origin } = new URL(publicUrl);
    if (!back.startsWith('/') || !URL.canParse(back, publicUrl)) return '/privacy';
    const { pathname, search, origin: own } = new URL(back, publicUrl);
    // The path of `/.//elsewhere` reads as an address of another site.
    return own === origin && !pathname.startsWith('//') ? `${pathname}${search}` : '/privacy';
  }
}

function refusalOf({ headers }: FastifyRequest): { refusal?: 'choice' | 'browser' } {
  if (isOptedOut(headers)) return { refusal: 'choice' };
  return asksNotToBeTracked(headers) ? { refusal: 'browser' } : {};
}
