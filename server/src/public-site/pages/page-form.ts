import { hiddenFields, type Answers, type PostedForm } from '@swapt/shared/form';
import { textsOf } from '@swapt/shared/messages/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { passCookie } from '../../modules/code-rules/code-rules.service.js';
import type { PublicPage } from '../../modules/pages/pages.service.js';
import type { CodePage } from '../../modules/short-links/short-links.service.js';
import {
  type PageVisit,
  formOf,
  readPageToken,
  readPastVisit,
  submitForm,
} from '../../modules/submissions/submissions.service.js';
import type { Read } from '../../platform/db/copies.js';
import { DatabaseUnavailable } from '../../platform/db/errors.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Services } from '../../platform/services.js';
import { ownCookie } from '../../platform/visit/own-cookie.js';
import { fieldOf } from '../forms.js';
import { landingPage, missingPage, readablePath, type Visit, visitOf } from './landing-page.js';
import { visitByCode } from './page-of-code.js';
import type { PublicReply, SendPublicPage } from '../public-page.js';
import { textsFor } from '../shopper-language.js';

interface Problem {
  /** What is said above the form. */
  message: 'formAway' | 'formBusy' | 'formLate' | 'formEarly' | 'formWrong';
  /** Sentence per field. */
  errors?: Record<string, string>;
  status?: number;
}

/** The page at the address that a form was posted to, and the code whose short address it is. */
export interface FormPage extends Read<PublicPage> {
  code?: Pick<CodePage, 'codeId' | 'slug' | 'forwards'>;
}

/** Their limits; a venue has many phones behind one address. */
export const pageFormLimits = { bodyLimit: 256 * 1024, perMinute: 60 } as const;
/** No person reads, fills in and sends a form in less. */
const leastMs = 1000;
/** As long as the one who sent it is shown what they sent. */
const exchangeDays = 1;

/** The path that a form was opened at, and that it leads back to: of the code, else of the page. */
export const pathOf = ({ config }: Services, { code, value: page }: FormPage): string | undefined => {
  if (code) return `/${code.slug}`;
  return page.kind === 'published' ? readablePath(config, page) : undefined;
};

/** Takes a form of a landing page. They are plain, so that they work without script. */
export async function takePageForm(
  services: Services,
  send: SendPublicPage,
  found: FormPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { body, headers, ip } = request;
  const { value: page, code } = found;
  const show = async (problem: Problem) => send(reply, await pageAgain(services, found, request, problem));
  const visit = await readPageToken(services, fieldOf(body, hiddenFields.token));
  if (!visit || !('page_id' in page) || page.page_id !== visit.pageId) return show({ message: 'formLate' });
  if (services.now().getTime() - visit.at < leastMs) return show({ message: 'formEarly' });

  const path = pathOf(services, found) ?? request.url;
  const outcome = await submitForm(services, { ...sentBy(visit, body), request: { ip, headers } });
  if (outcome.kind === 'none') return reply.redirect(path, 303);
  if (outcome.kind === 'invalid') return show({ message: 'formWrong', errors: outcome.errors });
  const isSecure = services.config.publicUrl.startsWith('https:');
  const cookies = [ownCookie(outcome.submissionId, { path, days: exchangeDays, isSecure })];
  // Who comes back from the thanks has not scanned the code once more; somebody who was not shown the page at the code has not been asked there.
  if (code && visit.codeId === code.codeId)
    cookies.push(await passCookie(services, { codeId: code.codeId, path, isSecure }));
  return reply.header('set-cookie', cookies).redirect(thanksAt(path), 303);
}

/** Where one is thanked. What was sent is in no address. */
export const thanksAt = (path: string) => `${path}?thanks`;

/** What is shown for an error that is expected; undefined for another, of which the page is not even looked for. */
export async function refusedForm(
  services: Services,
  error: Error,
  find: () => Promise<FormPage | undefined>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PublicReply | undefined> {
  const isAway = error instanceof DatabaseUnavailable;
  if (!isAway && !(error instanceof AppError && error.code === 'rate.limited')) return undefined;
  const found = await find();
  if (!found) return undefined;
  if (!isAway) return pageAgain(services, found, request, { message: 'formBusy', status: 429 });
  reply.header('retry-after', '60');
  return pageAgain(services, found, request, { message: 'formAway', status: 503 });
}

/** The page once more, with what was typed and what is wrong with it. */
async function pageAgain(
  services: Services,
  { value: page, isCopy, code }: FormPage,
  request: FastifyRequest,
  { message, errors = {}, status = 422 }: Problem,
): Promise<PublicReply> {
  const { body } = request;
  if (page.kind !== 'published') return missingPage(page, textsFor(request), code?.slug);
  const sentence = textsOf(page.document.root.props.language).problems(message);
  const form = formOf(page.document, fieldOf(body, hiddenFields.block));
  const posted: PostedForm | undefined = form && {
    block: form.id,
    answers: answersOf(body),
    errors,
    message: sentence,
  };
  const visit = code ? visitByCode(code, request) : await pastVisit(services, page.page_id, request);
  const shown = await landingPage(services, page, request, { posted, isReadOnly: isCopy, visit });
  return { ...shown, status };
}

/** The code that led to the page does not stand in its address, but in the token of its form, which may be an old one. */
async function pastVisit(services: Services, pageId: string, request: FastifyRequest): Promise<Visit> {
  const past = await readPastVisit(services, fieldOf(request.body, hiddenFields.token));
  const visit = visitOf(request);
  return past?.codeId && past.pageId === pageId ? { ...visit, code: past.codeId, isCodeKnown: true } : visit;
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
