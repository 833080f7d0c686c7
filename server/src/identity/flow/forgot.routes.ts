import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { mailboxOf } from '../../mail/mailbox-address.js';
import { sendReset } from '../accounts/account-links.js';
import { selectAccountByEmail } from '../accounts/accounts.sql.js';
import { mayTry } from '../../throttle/throttle.js';
import { expiredPage } from '../pages/error-page.js';
import { forgotPage, resetSentPage } from '../pages/flow-pages.js';
import { sendPage } from '../pages/send-page.js';
import { openFlow, type FlowRoute, type IdentityServices } from './flow.js';
import { emailProblem, problems, readForm, TOO_MANY_MAILS } from './form.js';

export function forgotRoutes(app: FastifyInstance, services: IdentityServices): void {
  app.get<FlowRoute>('/auth/flow/:uid/forgot', async (request, reply) => {
    const flow = await openFlow(services, request, reply);
    if (!flow) return sendPage(reply, expiredPage, 404);
    return flow.show(forgotPage(flow.path, {}));
  });

  // The same answer for addresses with and without an account.
  app.post<FlowRoute>('/auth/flow/:uid/forgot', async (request, reply) => {
    const flow = await openFlow(services, request, reply);
    if (!flow) return sendPage(reply, expiredPage, 404);
    const { email } = readForm(request.body, ['email']);
    const errors = problems({ email: emailProblem(email) });
    const again = { values: { email }, errors };
    if (Object.keys(errors).length > 0) return flow.show(forgotPage(flow.path, again), 422);

    const tries = [
      { limit: 'mail', of: email },
      { limit: 'mailer', of: normalizeIP(request.ip) },
    ] as const;
    if (!(await mayTry(services, tries))) {
      return flow.show(forgotPage(flow.path, { ...again, alert: TOO_MANY_MAILS }), 429);
    }
    const [account] = await services.db.system((tx) => selectAccountByEmail(tx, email));
    if (account) await sendReset(services, account);
    return flow.show(resetSentPage(flow.path, email, mailboxOf(services.config, email)));
  });
}
