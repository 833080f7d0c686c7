import type { FastifyInstance } from 'fastify';
import { problemPage } from '../pages/error-page.js';
import { signedOutPage } from '../pages/link-pages.js';
import { sendPage } from '../../platform/html/send-page.js';
import { returnAddresses } from '../provider/addresses.js';
import { endGrants } from '../provider/end-grants.js';
import type { IdentityServices } from './flow.js';
import { readForm } from './form.js';

/** Auth0's way to sign out: ends the session and its refresh tokens, then sends the browser to an address from the list, letter by letter. */
export function logoutRoutes(app: FastifyInstance, services: IdentityServices): void {
  const { provider, config, db } = services;
  const { returnTo: allowed } = returnAddresses(config);

  app.get('/v2/logout', async (request, reply) => {
    const { returnTo } = readForm(request.query, ['returnTo']);
    if (returnTo && !allowed.includes(returnTo)) {
      const text = 'The address to open after signing out is not allowed. You are still signed in.';
      return sendPage(reply, problemPage('We could not sign you out', text), 400);
    }
    const ctx = provider.createContext(request.raw, reply.raw);
    const session = await provider.Session.get(ctx);
    await endGrants(db, session);
    await session.destroy();
    ctx.cookies.set(provider.cookieName('session'), null, { signed: true, httpOnly: true, sameSite: 'lax' });
    return returnTo ? reply.redirect(returnTo, 302) : sendPage(reply, signedOutPage);
  });
}
