import { isEmail } from '@swapt/shared/form';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/errors/app-error.js';
import { registerRateLimit } from '../platform/http/rate-limit.js';
import { askForCustomer } from '../modules/account/account.service.js';
import { carryOut, readDeletion, type Deletion } from '../modules/account/account.service.js';
import type { Services } from '../platform/services.js';
import { acceptForms, fieldOf, queryOf } from './forms.js';
import type { PublicReply, SendPublicPage } from './public-page.js';

interface Route {
  Params: { id: string };
}

/**
 * `/deleteAlert`: who wants to be forgotten gives an address and gets a mail. `/deleteAlert/:id`: the link of that mail, or of one to a user who
 * leaves. Opening it deletes nothing, because mail programs open links by themselves; its button does.
 */
export async function registerDeleteAlert(
  app: FastifyInstance,
  services: Services,
  send: SendPublicPage,
): Promise<void> {
  await app.register(async (scope) => {
    await registerRateLimit(scope, services, { name: 'forms' });
    acceptForms(scope, 4096);
    scope.setErrorHandler(async (error, { body }, reply) => {
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'org.last_owner') return send(reply, blocked(error.message));
      if (error.code !== 'rate.limited') throw error;
      return send(reply, formPage(fieldOf(body, 'email'), { form: error.message }, 429));
    });

    scope.get('/deleteAlert', async ({ query }, reply) =>
      send(reply, queryOf(query, 'sent') === undefined ? formPage('', {}) : sent),
    );
    scope.post('/deleteAlert', { config: { rateLimit: { max: 10 } } }, async ({ body, headers, ip }, reply) => {
      if (headers['sec-fetch-site'] === 'cross-site') return reply.redirect('/deleteAlert', 303);
      const email = fieldOf(body, 'email');
      if (!isEmail(email))
        return send(reply, formPage(email, { email: 'Please write your e-mail address, such as you@example.com.' }));
      // A field that people do not see: only programs fill it in, and they may think that it worked.
      const isPerson = fieldOf(body, 'website') === '';
      if (isPerson && !(await askForCustomer(services, email, ip))) {
        return send(
          reply,
          formPage(
            email,
            {
              form: 'There were several mails to this address already. Please look for them, or try again in ten minutes.',
            },
            429,
          ),
        );
      }
      return reply.redirect('/deleteAlert?sent', 303);
    });

    scope.get<Route>('/deleteAlert/:id', async ({ params }, reply) => send(reply, await askPage(services, params.id)));
    scope.post<Route>('/deleteAlert/:id', { config: { rateLimit: { max: 30 } } }, async (request, reply) => {
      const { params, headers, body } = request;
      const address = `/deleteAlert/${encodeURIComponent(params.id)}`;
      if (headers['sec-fetch-site'] === 'cross-site') return reply.redirect(address, 303);
      const choice = fieldOf(body, 'choice');
      if (choice === 'cancel') return send(reply, kept);
      if (choice !== 'delete') return reply.redirect(address, 303);
      return send(reply, (await carryOut(services, params.id)) ? deleted : over);
    });
  });
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
      'your place in every organization, and the API keys you made',
      ...deletion.organizations.map(
        (name) => `${name}, with its codes, pages and customers, because nobody else is in it`,
      ),
    ];
  }
  const { orgName, submissions, scans, isWhole } = deletion;
  return [
    `this e-mail address at ${orgName}, and the name and phone number that came with it`,
    ...(submissions > 0 ? [`the ${count(submissions, 'form')} you sent with it, with all answers`] : []),
    // A record that somebody else's address or number stands on, too, stays theirs.
    ...(isWhole ? lostWithRecord(scans) : []),
  ];
}

function lostWithRecord(scans: number): string[] {
  return [
    ...(scans > 0 ? [`the link between you and ${count(scans, 'scan')}; they stay counted, without you`] : []),
    'what the team noted about you',
  ];
}

const count = (number: number, noun: string) => (number === 1 ? `one ${noun}` : `${number} ${noun}s`);

const formPage = (
  email: string,
  problems: Record<string, string>,
  status = Object.keys(problems).length ? 422 : 200,
): PublicReply => ({
  status,
  title: 'Delete what is kept about you',
  description: 'Ask the organizations whose forms you filled in to forget you.',
  data: { screen: 'deleteAlert', kind: 'form', email, problems },
});

const sent: PublicReply = {
  status: 200,
  title: 'Please look into your mailbox',
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
  title: 'It is deleted',
  data: { screen: 'deleteAlert', kind: 'deleted' },
  isUnlisted: true,
};

const over: PublicReply = {
  status: 410,
  title: 'This link does not work any more',
  description: 'It was used, is older than a day, or there is nothing left to delete.',
  data: { screen: 'deleteAlert', kind: 'over' },
};

const blocked = (reason: string): PublicReply => ({
  status: 409,
  title: 'Your account cannot be deleted yet',
  description: reason,
  data: { screen: 'deleteAlert', kind: 'blocked', reason },
});
