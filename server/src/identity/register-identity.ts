import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { registerRateLimit } from '../platform/http/callers/rate-limit.js';
import type { Services } from '../platform/services.js';
import { checkMailRoutes } from './flow/check-mail.routes.js';
import { codeRoutes } from './flow/code.routes.js';
import { confirmRoutes } from './flow/confirm.routes.js';
import { createAccountRoutes } from './flow/create-account.routes.js';
import { forgotRoutes } from './flow/forgot.routes.js';
import type { IdentityServices } from './flow/flow.js';
import { passkeyRoutes } from './flow/passkey.routes.js';
import { resetRoutes } from './flow/reset.routes.js';
import { logoutRoutes } from './flow/logout.routes.js';
import { undoEmailRoutes } from './flow/undo-email.routes.js';
import { userinfoRoutes } from './flow/userinfo.routes.js';
import { signInRoutes } from './flow/sign-in.routes.js';
import { startCleaning } from './clean-identity.js';
import { identitySettings } from '../platform/config/identity-settings.js';
import { problemPage } from './pages/error-page.js';
import { fontRoutes } from './pages/fonts.routes.js';
import { sendPage } from '../platform/html/send-page.js';
import { createProvider } from './provider/create-provider.js';
import { postAuthorize } from './provider/post-authorize.js';
import { mountProvider } from './provider/mount-provider.js';

/** The built-in sign-in: provider, pages and links. Mounts nothing when another provider is set; counts of tries are cleaned either way. */
export async function registerIdentity(app: FastifyInstance, services: Services): Promise<void> {
  const stopCleaning = startCleaning(services);
  app.addHook('onClose', async () => stopCleaning());
  const { isBuiltIn, domain } = identitySettings(services.config);
  if (!isBuiltIn) return;
  const provider = await createProvider(services);

  const { host, protocol, origin } = new URL(domain);
  await app.register(async (scope) => {
    scope.addHook('onRequest', async ({ raw }) => {
      // Whatever address a proxy or a caller names, the provider lives at the public one.
      raw.headers['x-forwarded-host'] = host;
      raw.headers['x-forwarded-proto'] = protocol.replace(':', '');
    });
    // Many people sign in from one shop's address, and each sign-in asks several times.
    await registerRateLimit(scope, services, { name: 'identity', max: services.config.rateLimit * 5 });
    await mountProvider(scope, provider);
    await postAuthorize(scope);
    await scope.register(async (pages) => mountPages(pages, { ...services, provider }, origin));
  });
}

async function mountPages(pages: FastifyInstance, services: IdentityServices, origin: string): Promise<void> {
  await pages.register(formbody);
  // A popup that changes its opener policy on the way loses the window that opened it, and the provider's own answers set none.
  pages.addHook('preHandler', async (_request, reply) => {
    reply.header('cross-origin-opener-policy', 'unsafe-none');
  });
  // Beside the flow's cookie, which other sites' forms do not carry.
  pages.addHook('preHandler', async (request, reply) => {
    const from = request.headers.origin;
    if (request.method === 'POST' && from !== undefined && from !== origin) {
      return sendPage(
        reply,
        problemPage('This form came from another site', 'Please start again from the console.'),
        403,
      );
    }
    return undefined;
  });
  for (const add of [
    signInRoutes,
    codeRoutes,
    passkeyRoutes,
    createAccountRoutes,
    checkMailRoutes,
    forgotRoutes,
    confirmRoutes,
    resetRoutes,
    undoEmailRoutes,
    logoutRoutes,
    userinfoRoutes,
    fontRoutes,
  ]) {
    add(pages, services);
  }
}
