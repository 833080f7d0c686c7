import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '../../platform/http/callers/network.js';
import { forgiveTries, mayTry, type Try } from '../../platform/throttle/throttle.js';
import { confirmSignUp, findSignUp, knowsPassword, takeSignUpOver } from '../accounts/confirm-sign-up.js';
import { isSignUpOf } from '../accounts/known-device.js';
import { passwordProblem } from '../../platform/passwords/password-rules.js';
import {
  confirmByPasswordPage,
  confirmedPage,
  confirmPage,
  ownPasswordPage,
  type ConfirmLink,
} from '../pages/confirm-pages.js';
import { deadLinkPage } from '../pages/link-pages.js';
import { sendPage } from '../../platform/html/send-page.js';
import type { IdentityServices } from './flow.js';
import { nameProblem, problems, readForm, TOO_MANY_TRIES } from './form.js';

interface LinkRoute {
  Querystring: Record<string, unknown>;
}

/**
 * The pages behind the link that confirms an address. Opening it changes nothing. In the browser that signed up one click confirms; anywhere else
 * it takes the password typed there, or one that the owner of the address chooses, which ends the other.
 */
export function confirmRoutes(app: FastifyInstance, services: IdentityServices): void {
  const isAskedHere = (request: FastifyRequest, reply: FastifyReply, accountId: string) =>
    isSignUpOf(services.provider.createContext(request.raw, reply.raw).cookies, accountId);

  app.get<LinkRoute>('/auth/verify', async (request, reply) => {
    const link = readLink(request.query);
    const signUp = await findSignUp(services, link.token);
    if (!signUp) return sendPage(reply, deadLinkPage, 410);
    const isHere = isAskedHere(request, reply, signUp.account_id);
    return sendPage(reply, isHere ? confirmPage(link) : confirmByPasswordPage(link, signUp.email));
  });

  app.post('/auth/verify', async (request, reply) => {
    const link = readLink(request.body);
    const { password } = readForm(request.body, ['password']);
    const signUp = await findSignUp(services, link.token);
    if (!signUp) return sendPage(reply, deadLinkPage, 410);
    if (!isAskedHere(request, reply, signUp.account_id)) {
      const again = (error: string) => confirmByPasswordPage(link, signUp.email, error);
      if (!password) return sendPage(reply, again('Enter your password.'), 422);
      const tries: Try[] = [
        { limit: 'address', of: addressOf(request.ip) },
        { limit: 'link', of: link.token },
      ];
      if (!(await mayTry(services, tries))) return sendPage(reply, again(TOO_MANY_TRIES), 429);
      if (!(await knowsPassword(signUp, password))) {
        return sendPage(reply, again('This is not the password from the sign-up.'), 422);
      }
      await forgiveTries(services, tries);
    }
    if (!(await confirmSignUp(services, link.token, signUp))) return sendPage(reply, deadLinkPage, 410);
    return sendPage(reply, confirmedPage(link.flow));
  });

  app.get<LinkRoute>('/auth/verify/own', async (request, reply) => {
    const { token } = readLink(request.query);
    const signUp = await findSignUp(services, token);
    if (!signUp) return sendPage(reply, deadLinkPage, 410);
    return sendPage(reply, ownPasswordPage(token, signUp.email, {}));
  });

  app.post('/auth/verify/own', async (request, reply) => {
    const { token, name, password } = readForm(request.body, ['token', 'name', 'password']);
    const signUp = await findSignUp(services, token);
    if (!signUp) return sendPage(reply, deadLinkPage, 410);
    const errors = problems({
      name: nameProblem(name),
      password: password ? passwordProblem(password, { email: signUp.email, name }) : 'Choose a password.',
    });
    if (Object.keys(errors).length > 0) {
      return sendPage(reply, ownPasswordPage(token, signUp.email, { values: { name }, errors }), 422);
    }
    if (!(await takeSignUpOver(services, token, { name, password }))) return sendPage(reply, deadLinkPage, 410);
    return sendPage(reply, confirmedPage(''));
  });
}

/** The sign-in that waits is part of an address of ours: nothing else fits there. */
function readLink(sent: unknown): ConfirmLink {
  const { token, flow } = readForm(sent, ['token', 'flow']);
  return { token, flow: /^[\w-]*$/.test(flow) ? flow : '' };
}
