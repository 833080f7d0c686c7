import type { FastifyInstance } from 'fastify';
import { sendPage } from '../../platform/html/send-page.js';
import { passwordProblem } from '../../platform/passwords/password-rules.js';
import { findUndo, undoEmail } from '../accounts/change-email.js';
import { addressKeptPage, deadLinkPage, keepAddressPage } from '../pages/link-pages.js';
import type { IdentityServices } from './flow.js';
import { readForm } from './form.js';

interface LinkRoute {
  Querystring: Record<string, unknown>;
}

/** The page behind the link that takes a change of address back. Opening it changes nothing; its button does. */
export function undoEmailRoutes(app: FastifyInstance, services: IdentityServices): void {
  app.get<LinkRoute>('/auth/email/undo', async (request, reply) => {
    const { token } = readForm(request.query, ['token']);
    const change = await findUndo(services, token);
    return change ? sendPage(reply, keepAddressPage(token, change.old_email)) : sendPage(reply, deadLinkPage, 410);
  });

  app.post('/auth/email/undo', async (request, reply) => {
    const { token, password } = readForm(request.body, ['token', 'password']);
    const change = await findUndo(services, token);
    if (!change) return sendPage(reply, deadLinkPage, 410);
    const problem = passwordProblem(password, { email: change.old_email, name: '' });
    if (problem) return sendPage(reply, keepAddressPage(token, change.old_email, problem), 422);
    if (!(await undoEmail(services, token, password))) return sendPage(reply, deadLinkPage, 410);
    return sendPage(reply, addressKeptPage(change.old_email));
  });
}
