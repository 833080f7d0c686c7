import { isEmail } from '@swapt/shared/form';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../platform/errors/app-error.js';
import { askForCustomer } from '../modules/account/account.service.js';
import { carryOut, readDeletion, type Deletion } from '../modules/account/account.service.js';
import type { Services } from '../platform/services.js';
import { fieldOf, queryOf } from './forms.js';
import { publicForm } from './public-form.js';
import type { PublicReply, SendPublicPage } from './public-page.js';

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
    show: async ({ query }, reply) => send(reply, queryOf(query, 'sent') === undefined ? formPage('', {}) : sent),
    pageAddress: () => '/deleteAlert',
    trap: { field: 'website', thanks: () => '/deleteAlert?sent' },
    take: async ({ body, ip }, reply) => {
      const email = fieldOf(body, 'email');
      if (!isEmail(email))
        return send(reply, formPage(email, { email: 'Please write your e-mail address, such as you@example.com.' }));
      if (await askForCustomer(services, email, ip)) return reply.redirect('/deleteAlert?sent', 303);
      return send(
        reply,
        formPage(
          email,
          {
            form: 'We have already sent several e-mails to this address. Please look for them or try again in ten minutes.',
          },
          429,
        ),
      );
    },
    refuse: refusal,
  });

  const addressOf = (id: string) => `/deleteAlert/${encodeURIComponent(id)}`;
  await publicForm<{ id: string }>(app, services, send, {
    path: '/deleteAlert/:id',
    bodyLimit: 4096,
    perMinute: 30,
    show: async ({ params }, reply) => send(reply, await askPage(services, params.id)),
    pageAddress: ({ params }) => addressOf(params.id),
    take: async ({ params, body }, reply) => {
      const choice = fieldOf(body, 'choice');
      if (choice === 'cancel') return send(reply, kept);
      if (choice !== 'delete') return reply.redirect(addressOf(params.id), 303);
      return send(reply, (await carryOut(services, params.id)) ? deleted : over);
    },
    refuse: refusal,
  });
}

function refusal(error: Error, { body }: FastifyRequest): PublicReply | undefined {
  if (!(error instanceof AppError)) return undefined;
  if (error.code === 'org.last_owner') return blocked(error.message);
  return error.code === 'rate.limited' ? formPage(fieldOf(body, 'email'), { form: error.message }, 429) : undefined;
}

async function askPage(services: Services, token: string): Promise<PublicReply> {
  const deletion = await readDeletion(services, token);
  if (!deletion) return over;
  return {
    status: 200,
    title: 'Delete Confirmation',
    data: { screen: 'deleteAlert', kind: 'ask', token, who: whoOf(deletion), lost: lostBy(deletion) },
    isUnlisted: true,
    ...(deletion.kind === 'customer' && { orgId: deletion.orgId }),
  };
}

const whoOf = (deletion: Deletion) =>
  deletion.kind === 'customer' ? `${deletion.email}, as ${deletion.orgName} knows it` : deletion.email;

/** In words, because nobody should have to guess what a button takes away. */
function lostBy(deletion: Deletion): string[] {
  if (deletion.kind === 'user') {
    return [
      'your name, your e-mail address and your sign-in',
      'your membership in every organization and the API keys you created',
      ...deletion.organizations.map(
        (name) => `${name}, with its codes, pages and customers, because it has no other members`,
      ),
    ];
  }
  const { orgName, submissions, scans, isWhole } = deletion;
  return [
    `this e-mail address at ${orgName}, and the name and phone number you gave with it`,
    ...(submissions > 0 ? [`the ${count(submissions, 'form')} you sent with it, with all answers`] : []),
    // A record that somebody else's address or number stands on, too, stays theirs.
    ...(isWhole ? lostWithRecord(scans) : []),
  ];
}

function lostWithRecord(scans: number): string[] {
  return [
    ...(scans > 0 ? [`the link between you and ${count(scans, 'scan')}(we still count them, but without you)`] : []),
    'the team’s notes about you',
  ];
}

const count = (number: number, noun: string) => (number === 1 ? `one ${noun}` : `${number} ${noun}s`);

const formPage = (
  email: string,
  problems: Record<string, string>,
  status = Object.keys(problems).length ? 422 : 200,
): PublicReply => ({
  status,
  title: 'Delete your data',
  description: 'Ask the organizations whose forms you filled in to delete your data.',
  data: { screen: 'deleteAlert', kind: 'form', email, problems },
});

const sent: PublicReply = {
  status: 200,
  title: 'Please check your inbox',
  data: { screen: 'deleteAlert', kind: 'sent' },
  isUnlisted: true,
};

const kept: PublicReply = {
  status: 200,
  title: 'Nothing was deleted',
  data: { screen: 'deleteAlert', kind: 'kept' },
  isUnlisted: true,
};

const deleted: PublicReply = {
  status: 200,
  title: 'Your data was deleted',
  data: { screen: 'deleteAlert', kind: 'deleted' },
  isUnlisted: true,
};

const over: PublicReply = {
  status: 410,
  title: 'This link no longer works',
  description: 'Someone already used it, it is older than a day, or there is nothing left to delete.',
  data: { screen: 'deleteAlert', kind: 'over' },
};

const blocked = (reason: string): PublicReply => ({
  status: 409,
  title: 'Your account cannot be deleted yet',
  description: reason,
  data: { screen: 'deleteAlert', kind: 'blocked', reason },
});
