import type { FastifyInstance } from 'fastify';
import { addressOf } from '../../platform/http/callers/network.js';
import { rememberSignUp } from '../accounts/known-device.js';
import { passwordProblem } from '../../platform/passwords/password-rules.js';
import { signUp } from '../accounts/sign-up.js';
import { askForMail } from '../../platform/mail/mail-quota.js';
import { expiredPage } from '../pages/error-page.js';
import { createAccountPage } from '../pages/flow-pages.js';
import { sendPage } from '../../platform/html/send-page.js';
import { openFlow, type FlowRoute, type IdentityServices } from './flow.js';
import { emailProblem, nameProblem, problems, readForm, TOO_MANY_MAILS } from './form.js';

export function createAccountRoutes(app: FastifyInstance, services: IdentityServices): void {
  app.get<FlowRoute>('/auth/flow/:uid/create', async (request, reply) => {
    const flow = await openFlow(services, request, reply);
    if (!flow) return sendPage(reply, expiredPage, 404);
    return flow.show(createAccountPage(flow.path, {}));
  });

  app.post<FlowRoute>('/auth/flow/:uid/create', async (request, reply) => {
    const flow = await openFlow(services, request, reply);
    if (!flow) return sendPage(reply, expiredPage, 404);
    const form = readForm(request.body, ['name', 'email', 'password']);
    const { name, email, password } = form;
    const errors = problems({
      name: nameProblem(name),
      email: emailProblem(email),
      password: password ? passwordProblem(password, form) : 'Choose a password.',
    });
    const again = { values: { name, email }, errors };
    if (Object.keys(errors).length > 0) return flow.show(createAccountPage(flow.path, again), 422);

    const answer = await askForMail(services, { purpose: 'signUpMail', to: email, ip: addressOf(request.ip) });
    if (answer === 'refused') {
      return flow.show(createAccountPage(flow.path, { ...again, alert: TOO_MANY_MAILS }), 429);
    }
    const accountId = await signUp(services, form, { flow: flow.uid, isMailed: answer === 'sent' });
    rememberSignUp(services.provider.createContext(request.raw, reply.raw).cookies, accountId);
    await flow.setPending({ accountId, email });
    return reply.redirect(`${flow.path}/check-mail`, 303);
  });
}
