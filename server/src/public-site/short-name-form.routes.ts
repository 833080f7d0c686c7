import { hiddenFields } from '@swapt/shared/form';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readPublicPage } from '../modules/pages/pages.service.js';
import { isSuspended, type Resolution } from '../modules/short-links/short-links.service.js';
import { readPastVisit } from '../modules/submissions/submissions.service.js';
import { AppError } from '../platform/errors/app-error.js';
import type { Services } from '../platform/services.js';
import { busyPage } from './dead-ends/busy-page.js';
import { fieldOf } from './forms.js';
import { takeOneTime } from './one-time/one-time-form.js';
import { type FormPage, pageFormLimits, refusedForm, takePageForm, thanksAt } from './pages/page-form.js';
import { ownerAt } from './owner-of.js';
import { publicForm } from './public-form.js';
import type { SendPublicPage } from './public-page.js';

type Request = FastifyRequest<{ Params: { id: string } }>;

/** Of a one-time code's form, which has the PIN of the shop at most; per minute and network, as a venue has many phones behind one address. */
const oneTimeLimits = { bodyLimit: 1024, perMinute: 120 } as const;

/** `POST /:id`: the button of a one-time code's page, and the forms of a landing page that was opened at the short address of its code. */
export async function registerShortNameForm(
  app: FastifyInstance,
  services: Services,
  send: SendPublicPage,
): Promise<void> {
  const owner = ({ params }: Request) => ownerAt(services, params.id);
  await publicForm<{ id: string }>(app, services, send, {
    path: '/:id',
    bodyLimit: pageFormLimits.bodyLimit,
    perMinute: (request) => (isPageForm(request) ? pageFormLimits : oneTimeLimits).perMinute,
    pageAddress: async (request) => {
      const code = await services.shortLinks.resolve(request.params.id);
      return isForm(code) ? `/${code.slug}` : undefined;
    },
    trap: {
      field: hiddenFields.trap,
      thanks: async ({ params }) => {
        const code = await services.shortLinks.resolve(params.id);
        return isForm(code) ? thanksAt(`/${code.slug}`) : '/';
      },
    },
    take: async (request, reply) => {
      const code = await services.shortLinks.resolve(request.params.id);
      if (code.kind === 'oneTime') {
        if (lengthOf(request) > oneTimeLimits.bodyLimit) throw new AppError('request.too_large');
        return takeOneTime(services, send, code, request, reply);
      }
      const page = await pageOf(services, code, request);
      if (page) return takePageForm(services, send, page, request, reply);
      return code.kind === 'policy' && isForm(code) ? reply.redirect(`/${code.slug}`, 303) : reply.callNotFound();
    },
    owner,
    refuse: async (error, request, reply) => {
      if (!isPageForm(request)) return isBusy(error) ? busyPage(request, await owner(request)) : undefined;
      const find = async () => pageOf(services, await services.shortLinks.resolve(request.params.id), request);
      return refusedForm(services, error, find, request, reply);
    },
  });
}

/**
 * The page of the code; of one that stopped since it was opened, the page itself, so that nothing typed is lost. A code that asks something first shows
 * its page to nobody who was not shown it: their form has the token of that visit.
 */
async function pageOf(services: Services, code: Resolution, { body }: Request): Promise<FormPage | undefined> {
  if (!('codeId' in code) || isSuspended(code)) return undefined;
  const visit = await readPastVisit(services, fieldOf(body, hiddenFields.token));
  const isOfCode = visit?.codeId === code.codeId;
  const wasShown = isOfCode && visit.pageId === code.pageId;
  if (code.pageId !== undefined && (code.kind === 'target' || wasShown))
    return { ...(await readPublicPage(services, { pageId: code.pageId })), code };
  return isOfCode ? readPublicPage(services, { pageId: visit.pageId }) : undefined;
}

const isPageForm = ({ body }: Request) => fieldOf(body, hiddenFields.token) !== '';
const isForm = (code: Resolution): code is Extract<Resolution, { slug: string }> =>
  code.kind === 'oneTime' || ('pageId' in code && code.pageId !== undefined);
const isBusy = (error: Error) => error instanceof AppError && error.code === 'rate.limited';
const lengthOf = ({ body }: Request) => (body instanceof URLSearchParams ? String(body).length : 0);
