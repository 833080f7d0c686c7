import type { FastifyInstance, FastifyRequest } from 'fastify';
import { promoLimits } from '@swapt/shared/values';
import { isDisplayed, openFor, storesOf, visitorOfBrowser } from '../../modules/promo-locks/promo-locks.service.js';
import type { KnownCode } from '../../modules/short-links/short-links.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import { isUnseen } from '../../platform/visit/is-unseen.js';
import type { Services } from '../../platform/services.js';
import { busyPage } from '../dead-ends/busy-page.js';
import { inactiveCodePage } from '../dead-ends/inactive-code-page.js';
import { fieldOf } from '../forms.js';
import { ownerAt } from '../owner-of.js';
import { publicForm } from '../public-form.js';
import type { PublicReply, SendPublicPage } from '../public-page.js';
import { textsFor } from '../shopper-language.js';
import { asksNothing, openPromo, visitorOfForm, type Tried } from './open-promo.js';

interface Params {
  slug: string;
}
type Asked = FastifyRequest<{ Params: Params }>;

/** Per minute and network; a venue has many phones behind one address. */
const triesPerMinute = 300;

/** `/code/promo/:slug`: the offers at a code that is displayed somewhere. Whoever has scanned it types the promo code here. */
export async function registerPromo(app: FastifyInstance, services: Services, send: SendPublicPage): Promise<void> {
  const owner = ({ params }: Asked) => ownerAt(services, params.slug);
  await publicForm<Params>(app, services, send, {
    path: '/code/promo/:slug',
    bodyLimit: 2048,
    perMinute: triesPerMinute,
    show: async (request, reply) => send(reply, await firstPage(services, request)),
    pageAddress: ({ url }) => url,
    trap: { field: 'website', thanks: ({ url }) => url },
    take: async (request, reply) => {
      if (isUnseen(request.headers)) return reply.redirect(request.url, 303);
      return send(reply, await answer(services, request));
    },
    owner,
    refuse: async (error, request) =>
      error instanceof AppError && error.code === 'rate.limited' ? busyPage(request, await owner(request)) : undefined,
  });
}

/** What is open for this browser already, else the form. */
async function firstPage(services: Services, request: Asked): Promise<PublicReply> {
  const code = await services.shortLinks.resolve(request.params.slug);
  if (!isDisplayed(code)) return inactiveCodePage(services, code, textsFor(request));
  const visitor = visitorOfBrowser(request.headers);
  const open = visitor === undefined ? undefined : await openPage(services, request, code, visitor);
  return open ?? askPage(request, code, { asks: asksNothing });
}

async function answer(services: Services, request: Asked): Promise<PublicReply> {
  const code = await services.shortLinks.resolve(request.params.slug);
  if (!isDisplayed(code)) return inactiveCodePage(services, code, textsFor(request));
  const { orgId, codeId } = code;
  const promoCode = typedIn(request);
  const { visitor, setCookie } = await visitorOfForm(services, request);
  const trying = { orgId, codeId, promoCode, visitor };
  const tried = await openPromo(services, request, trying, textsFor(request).promo);
  const open = tried.opened && (await openPage(services, request, code, visitor));
  return { ...(open ?? askPage(request, code, tried)), ...(setCookie !== undefined && { setCookie }) };
}

const typedIn = ({ body }: Asked) => fieldOf(body, 'code').slice(0, promoLimits.code);

function askPage(request: Asked, { slug, orgName, orgId }: KnownCode, { problem = null, asks }: Page): PublicReply {
  const { promo: text } = textsFor(request);
  return {
    status: problem === null ? 200 : 422,
    title: text('title', { orgName }),
    description: text('lead'),
    data: { screen: 'promo', kind: 'ask', slug, orgName, action: request.url, code: typedIn(request), problem, asks },
    orgId,
    isUnlisted: true,
    isKeptNowhere: true,
  };
}

type Page = Omit<Tried, 'opened' | 'problem'> & { problem?: string | null };

async function openPage(
  services: Services,
  request: Asked,
  { slug, orgId, orgName }: KnownCode,
  visitor: string,
): Promise<PublicReply | undefined> {
  const now = services.now();
  const found = await services.db.org(orgId, async (tx) => {
    const [open] = await openFor(tx, orgId, { visitor, now });
    return open && { ...open, stores: await storesOf(tx, orgId, open.promo_code) };
  });
  if (!found) return undefined;
  const { name, promo_code: code, expires_at: until, gives, stores } = found;
  const minutes = Math.ceil((until.getTime() - now.getTime()) / 60_000);
  const { promo: text } = textsFor(request);
  return {
    status: 200,
    title: text('openTitle', { offer: name }),
    description: text('openFor', { minutes }),
    data: { screen: 'promo', kind: 'open', slug, orgName, name, code, minutes, gives: gives ?? [], stores },
    orgId,
    isUnlisted: true,
    isKeptNowhere: true,
  };
}
