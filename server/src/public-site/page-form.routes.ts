import { hiddenFields, type Answers, type PostedForm } from '@swapt/shared/form';
import { textsOf } from '@swapt/shared/messages/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '../platform/db/errors.js';
import { isUuid } from '../platform/db/uuid.js';
import { AppError } from '../platform/errors/app-error.js';
import { readPublicPage } from '../modules/pages/pages.service.js';
import { type PageVisit, formOf, readPageToken, submitForm } from '../modules/submissions/submissions.service.js';
import type { Services } from '../platform/services.js';
import { fieldOf } from './forms.js';
import { landingPage, missingPage } from './landing-page.js';
import { publicForm } from './public-form.js';
import type { PublicReply, SendPublicPage } from './public-page.js';
import { textsFor } from './shopper-language.js';

interface Params {
  id: string;
}

interface Problem {
  /** What is said above the form. */
  message: 'formAway' | 'formBusy' | 'formLate' | 'formEarly' | 'formWrong';
  /** Sentence per field. */
  errors?: Record<string, string>;
  status?: number;
}

/** Per minute and network; a venue has many phones behind one address. */
const triesPerMinute = 60;
/** No person reads, fills in and sends a form in less. */
const leastMs = 1000;

const addressOf = ({ params }: FastifyRequest<{ Params: Params }>) => `/page/${params.id.toLowerCase()}`;

/** `POST /page/:id`: the forms of a landing page. They are plain, so that they work without script. */
export async function registerPageForm(app: FastifyInstance, services: Services, send: SendPublicPage): Promise<void> {
  await publicForm<Params>(app, services, send, {
    path: '/page/:id',
    bodyLimit: 256 * 1024,
    perMinute: triesPerMinute,
    pageAddress: addressOf,
    trap: { field: hiddenFields.trap, thanks: (request) => `${addressOf(request)}?thanks=` },
    take,
    refuse: async (error, request, reply) => {
      if (error instanceof DatabaseUnavailable) {
        reply.header('retry-after', '60');
        return again(request, { message: 'formAway', status: 503 });
      }
      if (!(error instanceof AppError) || error.code !== 'rate.limited') return undefined;
      return again(request, { message: 'formBusy', status: 429 });
    },
  });

  async function take(request: FastifyRequest<{ Params: Params }>, reply: FastifyReply): Promise<FastifyReply> {
    const { body, headers, ip } = request;
    const address = addressOf(request);
    const show = async (problem: Problem) => send(reply, await again(request, problem));
    const visit = await readPageToken(services, fieldOf(body, hiddenFields.token));
    if (!visit || address !== `/page/${visit.pageId}`) return show({ message: 'formLate' });
    if (services.now().getTime() - visit.at < leastMs) return show({ message: 'formEarly' });

    const outcome = await submitForm(services, {
      ...sentBy(visit, body),
      request: { ip, headers },
    });
    if (outcome.kind === 'none') return reply.redirect(address, 303);
    if (outcome.kind === 'invalid') return show({ message: 'formWrong', errors: outcome.errors });
    return reply.redirect(`${address}?thanks=${outcome.submissionId}`, 303);
  }

  /** The page once more, with what was typed and what is wrong with it. */
  async function again(
    request: FastifyRequest<{ Params: Params }>,
    { message, errors = {}, status = 422 }: Problem,
  ): Promise<PublicReply> {
    const { params, body } = request;
    const pageId = params.id.toLowerCase();
    const { value: page, isCopy } = isUuid(pageId)
      ? await readPublicPage(services, { pageId })
      : { value: { kind: 'unknown' } as const, isCopy: false };
    if (page.kind !== 'published') return missingPage(page, textsFor(request));
    const sentence = textsOf(page.document.root.props.language).problems(message);
    const form = formOf(page.document, fieldOf(body, hiddenFields.block));
    const posted: PostedForm | undefined = form && {
      block: form.id,
      answers: answersOf(body),
      errors,
      message: sentence,
    };
    const shown = await landingPage(services, page, request, { posted, isReadOnly: isCopy });
    return { ...shown, status };
  }
}

function sentBy({ visitId, pageId, codeId }: PageVisit, body: unknown) {
  return {
    pageId,
    codeId,
    block: fieldOf(body, hiddenFields.block),
    fields: answersOf(body),
    // Who goes back, corrects something and sends again has sent two.
    attempt: `visit ${visitId}`,
    source: 'form',
  } as const;
}

function answersOf(body: unknown): Answers {
  if (!(body instanceof URLSearchParams)) return {};
  const own = new Set<string>(Object.values(hiddenFields));
  return Object.fromEntries([...body].filter(([name]) => !own.has(name)));
}
