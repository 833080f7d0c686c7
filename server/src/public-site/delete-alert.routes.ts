import { isEmail } from '@swapt/shared/form';
import type { Texts } from '@swapt/shared/messages/words';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../platform/errors/app-error.js';
import { askForCustomer } from '../modules/account/account.service.js';
import { carryOut, readDeletion, type Deletion } from '../modules/account/account.service.js';
import type { Services } from '../platform/services.js';
import { fieldOf, queryOf } from './forms.js';
import { publicForm } from './public-form.js';
import type { PublicReply, SendPublicPage } from './public-page.js';
import { sentenceOf } from './sentence-of.js';
import { textsFor } from './shopper-language.js';

/**
 * `/deleteAlert`: who wants to be forgotten gives an address and gets a mail. `/deleteAlert/:id`: the link of that mail, or of one to a user who
 * leaves. Opening it deletes nothing, because mail programs open links by themselves; its button does.
 */
export async function registerDeleteAlert(
  app: FastifyInstance,
  services: Services,
  send: SendPublicPage,
): Promise<void> {
  await publicForm(app, services, send, {
    path: '/deleteAlert',
    bodyLimit: 4096,
    perMinute: 10,
    show: async (request, reply) => {
      const texts = textsFor(request);
      const isSent = queryOf(request.query, 'sent') !== undefined;
      return send(reply, isSent ? said(texts, 'sent') : formPage(texts, '', {}));
    },
    pageAddress: () => '/deleteAlert',
    trap: { field: 'website', thanks: () => '/deleteAlert?sent' },
    take: async (request, reply) => {
      const { body, ip } = request;
      const texts = textsFor(request);
      const email = fieldOf(body, 'email');
      if (!isEmail(email)) return send(reply, formPage(texts, email, { email: texts.problems('email') }));
      if (await askForCustomer(services, email, { ip, language: texts.language }))
        return reply.redirect('/deleteAlert?sent', 303);
      return send(reply, formPage(texts, email, { form: texts.problems('mailedAlready') }, 429));
    },
    refuse: refusal,
  });

  const addressOf = (id: string) => `/deleteAlert/${encodeURIComponent(id)}`;
  await publicForm<{ id: string }>(app, services, send, {
    path: '/deleteAlert/:id',
    bodyLimit: 4096,
    perMinute: 30,
    show: async (request, reply) => send(reply, await askPage(services, textsFor(request), request.params.id)),
    pageAddress: ({ params }) => addressOf(params.id),
    take: async (request, reply) => {
      const { params, body } = request;
      const texts = textsFor(request);
      const choice = fieldOf(body, 'choice');
      if (choice !== 'cancel' && choice !== 'delete') return reply.redirect(addressOf(params.id), 303);
      const owner = ownerOf(await readDeletion(services, params.id));
      if (choice === 'cancel') return send(reply, { ...said(texts, 'kept'), ...owner });
      return send(
        reply,
        (await carryOut(services, params.id)) ? { ...said(texts, 'deleted'), ...owner } : overPage(texts),
      );
    },
    refuse: refusal,
  });
}

function refusal(error: Error, request: FastifyRequest): PublicReply | undefined {
  if (!(error instanceof AppError)) return undefined;
  const texts = textsFor(request);
  const sentence = sentenceOf(error, texts);
  if (error.code === 'org.last_owner') return blockedPage(texts, sentence);
  return error.code === 'rate.limited'
    ? formPage(texts, fieldOf(request.body, 'email'), { form: sentence }, 429)
    : undefined;
}

async function askPage(services: Services, texts: Texts, token: string): Promise<PublicReply> {
  const deletion = await readDeletion(services, token);
  if (!deletion) return overPage(texts);
  const { deleteAlert: text } = texts;
  return {
    status: 200,
    title: text('askTitle'),
    data: { screen: 'deleteAlert', kind: 'ask', token, who: whoOf(deletion, text), lost: lostBy(deletion, text) },
    isUnlisted: true,
    ...ownerOf(deletion),
  };
}

/** The organization whose page it is. */
const ownerOf = (deletion: Deletion | undefined) =>
  deletion?.kind === 'customer' ? { orgId: deletion.orgId } : undefined;

type Say = Texts['deleteAlert'];

const whoOf = (deletion: Deletion, text: Say) =>
  deletion.kind === 'customer' ? text('who', { email: deletion.email, orgName: deletion.orgName }) : deletion.email;

/** In words, because nobody should have to guess what a button takes away. */
function lostBy(deletion: Deletion, text: Say): string[] {
  if (deletion.kind === 'user') {
    return [
      text('lostAccount'),
      text('lostMemberships'),
      ...deletion.organizations.map((orgName) => text('lostOrganization', { orgName })),
    ];
  }
  const { orgName, submissions, scans, alerts, isWhole } = deletion;
  return [
    text('lostContact', { orgName }),
    ...(alerts > 0 ? [text('lostAlerts', { count: alerts })] : []),
    ...(submissions > 0 ? [text('lostForms', { count: submissions })] : []),
    // A record that somebody else's address or number stands on, too, stays theirs.
    ...(isWhole && scans > 0 ? [text('lostScans', { count: scans })] : []),
    ...(isWhole ? [text('lostNotes')] : []),
  ];
}

const formPage = (
  { deleteAlert: own, summaries }: Texts,
  email: string,
  problems: Record<string, string>,
  status = Object.keys(problems).length ? 422 : 200,
): PublicReply => ({
  status,
  title: own('title'),
  description: summaries('deleteText'),
  data: { screen: 'deleteAlert', kind: 'form', email, problems },
});

const said = ({ deleteAlert: own }: Texts, kind: 'sent' | 'kept' | 'deleted'): PublicReply => ({
  status: 200,
  title: own(`${kind}Title`),
  data: { screen: 'deleteAlert', kind },
  isUnlisted: true,
});

const overPage = ({ deleteAlert: own }: Texts): PublicReply => ({
  status: 410,
  title: own('overTitle'),
  description: own('overText'),
  data: { screen: 'deleteAlert', kind: 'over' },
});

const blockedPage = ({ deleteAlert: own }: Texts, reason: string): PublicReply => ({
  status: 409,
  title: own('blockedTitle'),
  description: reason,
  data: { screen: 'deleteAlert', kind: 'blocked', reason },
});
