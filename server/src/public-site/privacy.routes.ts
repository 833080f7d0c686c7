import type { FastifyInstance } from 'fastify';
import type { Services } from '../platform/services.js';
import { acceptForms, fieldOf } from './forms.js';
import type { SendPublicPage } from './public-page.js';
import { textsFor } from './shopper-language.js';

const fiveYears = 157_680_000;
const isOptedOut = (cookies: string | undefined) => /(?:^|;\s*)swapt_optout=1(?:;|$)/.test(cookies ?? '');

/** The privacy notice and its one choice: a plain form, so that it works without script. */
export async function registerPrivacy(app: FastifyInstance, services: Services, send: SendPublicPage): Promise<void> {
  const flags = `Path=/; HttpOnly; SameSite=Lax${services.config.publicUrl.startsWith('https:') ? '; Secure' : ''}`;
  await app.register(async (scope) => {
    acceptForms(scope, 1024);
    scope.get('/privacy', (request, reply) => {
      const { summaries } = textsFor(request);
      return send(reply, {
        status: 200,
        title: summaries('privacy'),
        description: summaries('privacyText'),
        data: { screen: 'privacy', isOptedOut: isOptedOut(request.headers.cookie) },
      });
    });
    scope.post('/privacy', async (request, reply) => {
      const choice = fieldOf(request.body, 'choice');
      if (choice === 'out') {
        reply.header('set-cookie', [
          `swapt_optout=1; Max-Age=${fiveYears}; ${flags}`,
          `swapt_vid=; Max-Age=0; ${flags}`,
        ]);
      }
      if (choice === 'in') reply.header('set-cookie', `swapt_optout=; Max-Age=0; ${flags}`);
      return reply.code(303).header('location', '/privacy').send();
    });
  });
}
