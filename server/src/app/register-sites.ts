import { defaultQrStyle } from '@swapt/shared/values';
import { toSvg } from '@swapt/shared/qr';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/errors/app-error.js';
import type { SendFailure } from '../platform/http/error-handler.js';
import { workspace } from '../modules/remotes/remotes.service.js';
import type { RenderCodePage } from '../modules/short-links/short-links.service.js';
import type { Services } from '../platform/services.js';
import { codePage } from '../public-site/code-page.js';
import { consolePage } from '../console-site/console-page.js';
import { failures } from '../public-site/dead-ends/failure-page.js';
import { limitPages } from '../public-site/dead-ends/limit-pages.js';
import { registerSiteFiles } from '../public-site/site-files/site-files.js';
import { publicPages } from '../public-site/public-page.js';
import { publicRoutes } from '../public-site/routes.gen.js';
import { readShellAsset, readShellEntry } from '../modules/remotes/remotes.service.js';
import { sendAsset } from '../platform/http/static-files.js';

export interface Delivery {
  /** Where short names that do not redirect are shown; the redirect is registered with it. */
  renderCodePage: RenderCodePage;
  register: (app: FastifyInstance) => Promise<void>;
  sendFailure: SendFailure;
}

/** Files and HTML of both halves of the shell. `root` is the folder with the built packages. */
export async function makeDelivery(services: Services, root = workspace): Promise<Delivery> {
  const shell = { console: await readShellEntry(root, 'console'), public: await readShellEntry(root, 'public') };
  const send = publicPages(services, shell.public);
  const limit = limitPages(services);
  // Every page carries a signed ticket: with its key at hand, no page waits for the database for it.
  await services.scans.secret();

  const sendFailure = failures(services, send);

  async function register(app: FastifyInstance): Promise<void> {
    await registerFiles(app, services, root);
    await registerSiteFiles(app, services);
    await app.register(async (scope) => {
      scope.addHook('onRequest', limit);
      await registerRendered(scope);
    });
    app.setNotFoundHandler(
      async (request, reply) =>
        (await limit(request, reply)) ?? sendFailure(new AppError('request.not_found'), request, reply),
    );
  }

  /** Pages that are made for each visit. */
  async function registerRendered(app: FastifyInstance): Promise<void> {
    for (const register of publicRoutes) await register(app, services, send);
    if (!shell.console) return;
    const page = consolePage(services, shell.console);
    for (const url of ['/admin', '/admin/*', '/auth/login']) app.get(url, page);
  }
  return { renderCodePage: codePage(services, send, limit, sendFailure), register, sendFailure };
}

async function registerFiles(app: FastifyInstance, { config }: Services, root: string): Promise<void> {
  const welcome = toSvg(`${config.publicUrl}/`, {
    ...defaultQrStyle,
    dots: 'rounded',
    eyes: 'rounded',
    foreground: '#141a26',
    eyeColour: '#1256de',
  });
  app.get('/assets/welcome.svg', (_, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(welcome),
  );
  const read = readShellAsset(root);
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) =>
    (await sendAsset(request, reply, read, request.params['*'])) ? reply : reply.callNotFound(),
  );
}
