import type { FastifyInstance } from 'fastify';
import { confirmAddress, isLinkAlive, resetPassword } from '../accounts/account-links.js';
import { passwordProblem } from '../accounts/password-rules.js';
import { confirmedPage, confirmPage, deadLinkPage, resetDonePage, resetPage } from '../pages/link-pages.js';
import { sendPage } from '../pages/send-page.js';
import type { IdentityServices } from './flow.js';
import { readForm } from './form.js';

interface LinkRoute {
  Querystring: Record<string, unknown>;
}

/** The pages behind the links of mails. Opening a link changes nothing; its button does. */
export function linkRoutes(app: FastifyInstance, services: IdentityServices): void {
  app.get<LinkRoute>('/auth/verify', async (request, reply) => {
    const { token, flow } = readForm(request.query, ['token', 'flow']);
    if (!(await isLinkAlive(services, token, 'verify'))) return sendPage(reply, deadLinkPage, 410);
    return sendPage(reply, confirmPage(token, flow));
  });

  app.post('/auth/verify', async (request, reply) => {
    const { token, flow } = readForm(request.body, ['token', 'flow']);
    if (!(await confirmAddress(services, token))) return sendPage(reply, deadLinkPage, 410);
    return sendPage(reply, confirmedPage(/^[\w-]+$/.test(flow) ? flow : ''));
  });

  app.get<LinkRoute>('/auth/reset', async (request, reply) => {
    const { token } = readForm(request.query, ['token']);
    if (!(await isLinkAlive(services, token, 'reset'))) return sendPage(reply, deadLinkPage, 410);
    return sendPage(reply, resetPage(token));
  });

  app.post('/auth/reset', async (request, reply) => {
    const { token, password } = readForm(request.body, ['token', 'password']);
    if (!(await isLinkAlive(services, token, 'reset'))) return sendPage(reply, deadLinkPage, 410);
    const problem = passwordProblem(password, { email: '', name: '' });
    if (problem) return sendPage(reply, resetPage(token, problem), 422);
    if (!(await resetPassword(services, token, password))) return sendPage(reply, deadLinkPage, 410);
    return sendPage(reply, resetDonePage);
  });
}
