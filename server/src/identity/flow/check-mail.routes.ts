import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { sendVerification } from '../accounts/account-links.js';
import { selectAccount, type AccountRow } from '../accounts/accounts.sql.js';
import { mayTry } from '../../throttle/throttle.js';
import { CONSOLE, expiredPage, problemPage } from '../pages/error-page.js';
import { checkMailPage } from '../pages/flow-pages.js';
import { sendPage } from '../pages/send-page.js';
import { openFlow, type Flow, type FlowRoute, type IdentityServices } from './flow.js';
import { mailboxOf } from '../../mail/mailbox-address.js';
import { TOO_MANY_MAILS } from './form.js';

/** Waiting for the link in the mail. The page goes on by itself as soon as the address is confirmed, on whichever device. */
export function checkMailRoutes(app: FastifyInstance, services: IdentityServices): void {
  const pendingAccount = async ({ pending }: Flow): Promise<AccountRow | undefined> => {
    if (!pending) return undefined;
    const [account] = await services.db.system((tx) => selectAccount(tx, pending.accountId));
    return account;
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
    const tries = [
      { limit: 'mail', of: flow.pending.email },
      { limit: 'mailer', of: normalizeIP(request.ip) },
    ] as const;
    if (!(await mayTry(services, tries))) return flow.show(problemPage('Please wait a little', TOO_MANY_MAILS), 429);
    const account = await pendingAccount(flow);
    if (account && !account.email_verified_at) await sendVerification(services, account, flow.uid);
    return reply.redirect(`${flow.path}/check-mail?again`, 303);
  });

  // A flow that is gone was finished in another window of this browser: the console knows the rest.
  app.get<FlowRoute>('/auth/flow/:uid/state', async (request, reply) => {
    const flow = await openFlow(services, request, reply);
    const isReady = !flow || Boolean((await pendingAccount(flow))?.email_verified_at);
    return reply.header('cache-control', 'no-store').send({ ready: isReady });
  });

  app.get<FlowRoute>('/auth/flow/:uid/continue', async (request, reply) => {
    const flow = await openFlow(services, request, reply);
    if (!flow) return reply.redirect(CONSOLE, 303);
    const account = await pendingAccount(flow);
    if (account?.email_verified_at) return flow.finish(account.account_id);
    return reply.redirect(flow.pending ? `${flow.path}/check-mail` : flow.path, 303);
  });
}
