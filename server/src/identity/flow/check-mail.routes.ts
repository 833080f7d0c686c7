import type { FastifyInstance } from 'fastify';
import { addressOf } from '../../platform/http/callers/network.js';
import { askForMail } from '../../platform/mail/mail-quota.js';
import { selectAccount } from '../accounts/accounts.sql.js';
import { queueLink } from '../accounts/sign-up.js';
import { selectSignUp } from '../accounts/sign-ups.sql.js';
import { CONSOLE, expiredPage, problemPage } from '../pages/error-page.js';
import { checkMailPage } from '../pages/flow-pages.js';
import { sendPage } from '../../platform/html/send-page.js';
import { openFlow, type Flow, type FlowRoute, type IdentityServices } from './flow.js';
import { mailboxOf } from '../../platform/mail/mailbox-address.js';
import { TOO_MANY_MAILS } from './form.js';

/**
 * Waiting for the link in the mail. The page goes on by itself once its own sign-up is confirmed: in this browser, or elsewhere with the
 * password typed here. When the owner of the address chose a password of their own, it waits for ever.
 */
export function checkMailRoutes(app: FastifyInstance, services: IdentityServices): void {
  const confirmedId = async ({ pending }: Flow): Promise<string | undefined> => {
    if (!pending) return undefined;
    const [account] = await services.db.system((tx) => selectAccount(tx, pending.accountId));
    return account?.account_id;
  };

  app.get<FlowRoute>('/auth/flow/:uid/check-mail', async (request, reply) => {
    const flow = await openFlow(services, request, reply);
    if (!flow?.pending) return sendPage(reply, expiredPage, 404);
    const { email } = flow.pending;
    return flow.show(checkMailPage(flow.path, email, mailboxOf(services.config, email), 'again' in request.query));
  });

  app.post<FlowRoute>('/auth/flow/:uid/check-mail', async (request, reply) => {
    const flow = await openFlow(services, request, reply);
    if (!flow?.pending) return sendPage(reply, expiredPage, 404);
    const { accountId, email } = flow.pending;
    const answer = await askForMail(services, { purpose: 'signUpMail', to: email, ip: addressOf(request.ip) });
    if (answer === 'refused') return flow.show(problemPage('Please wait a little', TOO_MANY_MAILS), 429);
    await services.db.system(async (tx) => {
      const [signUp] = await selectSignUp(tx, accountId, services.now());
      if (signUp) await queueLink(tx, services, signUp, { flow: flow.uid, isMailed: answer === 'sent' });
    });
    return reply.redirect(`${flow.path}/check-mail?again`, 303);
  });

  // A flow that is gone was finished in another window of this browser: the console knows the rest.
  app.get<FlowRoute>('/auth/flow/:uid/state', async (request, reply) => {
    const flow = await openFlow(services, request, reply);
    const isReady = !flow || (await confirmedId(flow)) !== undefined;
    return reply.header('cache-control', 'no-store').send({ ready: isReady });
  });

  app.get<FlowRoute>('/auth/flow/:uid/continue', async (request, reply) => {
    const flow = await openFlow(services, request, reply);
    if (!flow) return reply.redirect(CONSOLE, 303);
    const accountId = await confirmedId(flow);
    if (accountId) return flow.pass(accountId);
    return reply.redirect(flow.pending ? `${flow.path}/check-mail` : flow.path, 303);
  });
}
