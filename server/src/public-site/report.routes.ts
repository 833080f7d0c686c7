import type { FastifyInstance } from 'fastify';
import type { About } from '@swapt/shared/public';
import { reportKinds, reportNoteLength, reportReasonNames } from '@swapt/shared/values';
import { AppError } from '../platform/errors/app-error.js';
import { findOddInput } from '../platform/http/odd-input.js';
import type { PublicChange } from '../platform/http/handler.js';
import { report, subjectOf } from '../modules/reports/reports.service.js';
import type { Services } from '../platform/services.js';
import { fieldOf, queryOf } from './forms.js';
import { publicForm } from './public-form.js';
import type { PublicReply, SendPublicPage } from './public-page.js';

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
    show: async ({ query }, reply) => {
      if (queryOf(query, 'sent') !== undefined) return send(reply, sent);
      const kind = reportKinds.find((name) => queryOf(query, name) !== undefined);
      const about = kind && { kind, id: (queryOf(query, kind) ?? '').slice(0, longestId) };
      return send(reply, await formPage(services, about, { reason: '', note: '', email: '' }, {}));
    },
    pageAddress: ({ body }) => {
      const about = aboutOf(body);
      return about ? `/report?${about.kind}=${encodeURIComponent(about.id)}` : '/report';
    },
    trap: { field: 'website', thanks: () => '/report?sent' },
    take: async ({ body, ip }, reply) => {
      const about = aboutOf(body);
      if (!about) return reply.redirect('/report', 303);
      await report({ services, request: { ip }, once }, { ...about, ...checked(valuesOf(body)) });
      return reply.redirect('/report?sent', 303);
    },
    refuse: async (error, { body }) => {
      // What the database cannot keep it cannot look for either.
      if (!(error instanceof AppError) || findOddInput(body)) return undefined;
      const problems = error.fields ?? { form: error.message };
      return formPage(services, aboutOf(body), valuesOf(body), problems, error.status);
    },
  });
}

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

function checked({ reason, note, email: from }: Form['values']) {
  const problems = {
    ...(reason === '' && { reason: 'Choose what is wrong.' }),
    ...(note.length > reportNoteLength && { note: `Use at most ${reportNoteLength} characters.` }),
    ...(from !== '' &&
      (from.length > 254 || !email.test(from)) && {
        email: 'This does not look like an e-mail address. Check it for a typo, or leave it empty.',
      }),
  };
  if (reason === '' || Object.keys(problems).length > 0) throw new AppError('request.invalid', undefined, problems);
  return { reason, note, ...(from !== '' && { email: from }) };
}

async function formPage(
  services: Services,
  about: About | undefined,
  values: Form['values'],
  problems: Form['problems'],
  status = 200,
): Promise<PublicReply> {
  const subject = about && (await subjectOf(services, about));
  if (!subject) return unknown;
  const { org_id: orgId, org_name: orgName } = subject;
  return {
    status,
    title: `Report this ${about.kind}`,
    description: 'Tell the operators of this service what is wrong.',
    data: { screen: 'report', kind: 'form', about, orgName, values, problems },
    isUnlisted: true,
    orgId,
  };
}

const unknown: PublicReply = {
  status: 404,
  title: 'There is nothing to report here',
  description: 'The code or page no longer exists.',
  data: { screen: 'report', kind: 'unknown' },
};

const sent: PublicReply = {
  status: 200,
  title: 'Thank you for your report',
  description: 'The operators of this service have received your report.',
  data: { screen: 'report', kind: 'sent' },
  isUnlisted: true,
};
