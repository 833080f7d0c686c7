import type { Language, Texts } from '@swapt/shared/messages/words';
import type { FastifyInstance } from 'fastify';
import type { About } from '@swapt/shared/public';
import { reportKinds, reportNoteLength, reportReasonNames } from '@swapt/shared/values';
import { AppError } from '../platform/errors/app-error.js';
import { findOddInput } from '../platform/http/requests/odd-input.js';
import type { PublicChange } from '../platform/http/handler.js';
import { report, subjectOf } from '../modules/reports/reports.service.js';
import type { Services } from '../platform/services.js';
import { fieldOf, queryOf } from './forms.js';
import { publicForm } from './public-form.js';
import type { PublicReply, SendPublicPage } from './public-page.js';
import { sentenceOf } from './sentence-of.js';
import { textsFor } from './shopper-language.js';

type Form = Extract<PublicReply['data'], { screen: 'report'; kind: 'form' }>;

const email = /^[^\s@<>"(),:;]+@[^\s@.<>"(),:;]+(\.[^\s@.<>"(),:;]+)+$/;
const longestId = 64;

/** `/report`: tells the operators about a code or page, by a plain form. */
export async function registerReport(app: FastifyInstance, services: Services, send: SendPublicPage): Promise<void> {
  // A form that is sent twice reports twice: there is no key in it.
  const once: PublicChange['once'] = (orgId, work) => (orgId ? services.db.org(orgId, work) : services.db.system(work));
  await publicForm(app, services, send, {
    path: '/report',
    bodyLimit: 16 * 1024,
    perMinute: 10,
    show: async (request, reply) => {
      const { query } = request;
      const texts = textsFor(request);
      const kind = reportKinds.find((name) => queryOf(query, name) !== undefined);
      const about = kind && { kind, id: (queryOf(query, kind) ?? '').slice(0, longestId) };
      if (queryOf(query, 'sent') !== undefined) return send(reply, await sentPage(services, texts, about));
      return send(reply, await formPage(services, texts, about, { reason: '', note: '', email: '' }, {}));
    },
    pageAddress: ({ body }) => {
      const about = aboutOf(body);
      return about ? `/report?${queryAbout(about)}` : '/report';
    },
    trap: { field: 'website', thanks: ({ body }) => sentAddress(aboutOf(body)) },
    take: async (request, reply) => {
      const { body, ip } = request;
      const about = aboutOf(body);
      if (!about) return reply.redirect('/report', 303);
      await report(
        { services, request: { ip }, once },
        { ...about, ...checked(valuesOf(body), textsFor(request).problems) },
      );
      return reply.redirect(sentAddress(about), 303);
    },
    refuse: async (error, request) => {
      const { body } = request;
      // What the database cannot keep it cannot look for either.
      if (!(error instanceof AppError) || findOddInput(body)) return undefined;
      const texts = textsFor(request);
      const problems = error.fields ?? { form: sentenceOf(error, texts) };
      return formPage(services, texts, aboutOf(body), valuesOf(body), problems, error.status);
    },
  });
}

const queryAbout = ({ kind, id }: About) => `${kind}=${encodeURIComponent(id)}`;
const sentAddress = (about: About | undefined) => `/report?sent${about ? `&${queryAbout(about)}` : ''}`;

function aboutOf(body: unknown): About | undefined {
  const kind = reportKinds.find((name) => name === fieldOf(body, 'kind'));
  const id = fieldOf(body, 'id').slice(0, longestId);
  return kind && id !== '' ? { kind, id } : undefined;
}

function valuesOf(body: unknown): Form['values'] {
  return {
    reason: reportReasonNames.find((name) => name === fieldOf(body, 'reason')) ?? '',
    note: fieldOf(body, 'note').slice(0, 2 * reportNoteLength),
    email: fieldOf(body, 'email').slice(0, 300),
  };
}

function checked({ reason, note, email: from }: Form['values'], text: Texts['problems']) {
  const problems = {
    ...(reason === '' && { reason: text('chooseReason') }),
    ...(note.length > reportNoteLength && { note: text('atMost', { limit: reportNoteLength }) }),
    ...(from !== '' &&
      (from.length > 254 || !email.test(from)) && {
        email: text('emailTypo'),
      }),
  };
  if (reason === '' || Object.keys(problems).length > 0) throw new AppError('request.invalid', undefined, problems);
  return { reason, note, ...(from !== '' && { email: from }) };
}

async function formPage(
  services: Services,
  texts: Texts & { language: Language },
  about: About | undefined,
  values: Form['values'],
  problems: Form['problems'],
  status = 200,
): Promise<PublicReply> {
  const subject = about && (await subjectOf(services, about));
  if (!subject) return unknownPage(texts);
  const { org_id: orgId, org_name: orgName } = subject;
  return {
    status,
    title: texts.report(`${about.kind}Title`),
    description: texts.summaries('reportText'),
    data: { screen: 'report', kind: 'form', about, orgName, values, problems },
    isUnlisted: true,
    orgId,
  };
}

const unknownPage = ({ report: own, summaries }: Texts): PublicReply => ({
  status: 404,
  title: own('unknownTitle'),
  description: summaries('nothingToReportText'),
  data: { screen: 'report', kind: 'unknown' },
});

async function sentPage(
  services: Services,
  { report: own, summaries }: Texts,
  about: About | undefined,
): Promise<PublicReply> {
  const subject = about && (await subjectOf(services, about));
  return {
    status: 200,
    title: own('sentTitle'),
    description: summaries('reportSentText'),
    data: { screen: 'report', kind: 'sent' },
    isUnlisted: true,
    ...(subject && { orgId: subject.org_id }),
  };
}
