import type { FastifyInstance } from 'fastify';
import { rememberDevice } from '../accounts/known-device.js';
import { passwordProblem } from '../../platform/passwords/password-rules.js';
import { isResetAlive, resetPassword } from '../accounts/reset-password.js';
import { deadLinkPage, resetDonePage, resetPage } from '../pages/link-pages.js';
import { sendPage } from '../../platform/html/send-page.js';
import type { IdentityServices } from './flow.js';
import { readForm } from './form.js';

interface LinkRoute {
  Querystring: Record<string, unknown>;
}

/** The page behind the link that sets a new password. Opening it changes nothing; its button does. */
export function resetRoutes(app: FastifyInstance, services: IdentityServices): void {
  app.get<LinkRoute>('/auth/reset', async (request, reply) => {
    const { token } = readForm(request.query, ['token']);
    if (!(await isResetAlive(services, token))) return sendPage(reply, deadLinkPage, 410);
    return sendPage(reply, resetPage(token));
  });

  app.post('/auth/reset', async (request, reply) => {
    const { token, password } = readForm(request.body, ['token', 'password']);
    if (!(await isResetAlive(services, token))) return sendPage(reply, deadLinkPage, 410);
    const problem = passwordProblem(password, { email: '', name: '' });
    if (problem) return sendPage(reply, resetPage(token, problem), 422);
    const done = await resetPassword(services, token, password);
    if (!done) return sendPage(reply, deadLinkPage, 410);
    // A stranger who goes on guessing does not lock out the owner who has just proven to be it. A mail proves no second factor.
    const { cookies } = services.provider.createContext(request.raw, reply.raw);
    if (done.isAll) rememberDevice(cookies, done.email);
    return sendPage(reply, resetDonePage);
  });
}
