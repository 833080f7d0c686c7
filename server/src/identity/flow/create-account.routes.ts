import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { passwordProblem } from '../accounts/password-rules.js';
import { signUp } from '../accounts/sign-up.js';
import { mayTry } from '../../throttle/throttle.js';
import { expiredPage } from '../pages/error-page.js';
import { createAccountPage } from '../pages/flow-pages.js';
import { sendPage } from '../pages/send-page.js';
import { openFlow, type FlowRoute, type IdentityServices } from './flow.js';
import { emailProblem, problems, readForm, TOO_MANY_MAILS } from './form.js';

const MAX_NAME = 120;

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
      name: name ? (name.length > MAX_NAME ? 'Use a shorter name.' : undefined) : 'Enter your name.',
      email: emailProblem(email),
      password: password ? passwordProblem(password, form) : 'Choose a password.',
    });
    const again = { values: { name, email }, errors };
    if (Object.keys(errors).length > 0) return flow.show(createAccountPage(flow.path, again), 422);

    const tries = [
      { limit: 'mail', of: email },
      { limit: 'mailer', of: normalizeIP(request.ip) },
    ] as const;
    if (!(await mayTry(services, tries))) {
      return flow.show(createAccountPage(flow.path, { ...again, alert: TOO_MANY_MAILS }), 429);
    }
    const accountId = await signUp(services, form, flow.uid);
    await flow.setPending({ accountId, email });
    return reply.redirect(`${flow.path}/check-mail`, 303);
  });
}
