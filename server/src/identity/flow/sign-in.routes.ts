import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { sendVerification } from '../accounts/account-links.js';
import { isKnownDevice, rememberDevice } from '../accounts/known-device.js';
import { checkSignIn } from '../accounts/sign-in.js';
import { mayTry } from '../../throttle/throttle.js';
import { expiredPage } from '../pages/error-page.js';
import { signInPage } from '../pages/flow-pages.js';
import { sendPage } from '../pages/send-page.js';
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
    const result = await checkSignIn(services, {
      email,
      password,
      ip: normalizeIP(request.ip),
      isKnownDevice: isKnownDevice(cookies, email),
    });
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
      case 'unverified': {
        const { account } = result;
        if (await mayTry(services, [{ limit: 'mail', of: account.email }])) {
          await sendVerification(services, account, flow.uid);
        }
        await flow.setPending({ accountId: account.account_id, email: account.email });
        return reply.redirect(`${flow.path}/check-mail`, 303);
      }
      case 'right':
        rememberDevice(cookies, email);
        return flow.finish(result.account.account_id);
    }
  });
}
