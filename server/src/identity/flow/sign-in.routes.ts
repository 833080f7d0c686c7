import type { FastifyInstance } from 'fastify';
import { addressOf } from '../../platform/http/callers/network.js';
import { askForMail } from '../../platform/mail/mail-quota.js';
import { deviceOf, rememberDevice, rememberSignUp } from '../accounts/known-device.js';
import { checkSignIn } from '../accounts/sign-in.js';
import { queueLink } from '../accounts/sign-up.js';
import { expiredPage } from '../pages/error-page.js';
import { signInPage } from '../pages/flow-pages.js';
import { sendPage } from '../../platform/html/send-page.js';
import { openFlow, type FlowRoute, type IdentityServices } from './flow.js';
import { emailProblem, problems, readForm, TOO_MANY_TRIES } from './form.js';

export function signInRoutes(app: FastifyInstance, services: IdentityServices): void {
  app.get<FlowRoute>('/auth/flow/:uid', async (request, reply) => {
    const flow = await openFlow(services, request, reply);
    if (!flow) return sendPage(reply, expiredPage, 404);
    if (flow.wantsAccount && !('existing' in request.query)) return reply.redirect(`${flow.path}/create`, 303);
    return flow.show(signInPage(flow.path, {}));
  });

  app.post<FlowRoute>('/auth/flow/:uid', async (request, reply) => {
    const flow = await openFlow(services, request, reply);
    if (!flow) return sendPage(reply, expiredPage, 404);
    const { email, password } = readForm(request.body, ['email', 'password']);
    const errors = problems({ email: emailProblem(email), password: password ? undefined : 'Enter your password.' });
    const again = { values: { email }, errors };
    if (Object.keys(errors).length > 0) return flow.show(signInPage(flow.path, again), 422);

    const { cookies } = services.provider.createContext(request.raw, reply.raw);
    const ip = addressOf(request.ip);
    const result = await checkSignIn(services, { email, password, ip, device: deviceOf(cookies, email) });
    switch (result.kind) {
      case 'throttled':
        return flow.show(signInPage(flow.path, { ...again, alert: TOO_MANY_TRIES }), 429);
      case 'wrong':
        return flow.show(
          signInPage(flow.path, {
            ...again,
            alert: 'E-mail address and password do not match. Try again, or choose a new password.',
          }),
          422,
        );
      case 'waiting': {
        const { signUp } = result;
        const answer = await askForMail(services, { purpose: 'signUpMail', to: signUp.email, ip });
        const mail = { flow: flow.uid, isMailed: answer === 'sent' };
        if (answer !== 'refused') await services.db.system((tx) => queueLink(tx, services, signUp, mail));
        rememberSignUp(cookies, signUp.account_id);
        await flow.setPending({ accountId: signUp.account_id, email: signUp.email });
        return reply.redirect(`${flow.path}/check-mail`, 303);
      }
      case 'right':
        return flow.pass(result.account.account_id, () => rememberDevice(cookies, email));
    }
  });
}
