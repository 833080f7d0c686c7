import type { FastifyInstance } from 'fastify';
import { addressOf } from '../../platform/http/callers/network.js';
import { askForMail } from '../../platform/mail/mail-quota.js';
import { mailboxOf } from '../../platform/mail/mailbox-address.js';
import { deviceOf } from '../accounts/known-device.js';
import { askForReset } from '../identity.jobs.js';
import { expiredPage } from '../pages/error-page.js';
import { forgotPage, resetSentPage } from '../pages/flow-pages.js';
import { sendPage } from '../../platform/html/send-page.js';
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

    const { cookies } = services.provider.createContext(request.raw, reply.raw);
    const device = deviceOf(cookies, email);
    const answer = await askForMail(services, { purpose: 'resetMail', to: email, ip: addressOf(request.ip), device });
    if (answer === 'refused') {
      return flow.show(forgotPage(flow.path, { ...again, alert: TOO_MANY_MAILS }), 429);
    }
    if (answer === 'sent') await services.db.system((tx) => askForReset(tx, services, email));
    return flow.show(resetSentPage(flow.path, email, mailboxOf(services.config, email)));
  });
}
