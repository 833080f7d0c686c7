import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultQrStyle } from '@swapt/shared/values';
import { toSvg } from '@swapt/shared/qr';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serverRoot } from '../db/server-root.js';
import { AppError } from '../http/app-error.js';
import { sendProblem } from '../http/error-handler.js';
import { workspace } from '../registry/publish-built.js';
import type { RenderCodePage } from '../scans/resolution.js';
import type { Services } from '../services.js';
import { registerAiQr } from './ai-qr.routes.js';
import { codePage } from './code-page.js';
import { consolePage } from './console-page.js';
import { registerGate } from './gate.routes.js';
import { registerHeld } from './held.routes.js';
import { registerDeleteAlert } from './delete-alert.routes.js';
import { registerNotePages } from './note.routes.js';
import { registerOneTime } from './one-time.routes.js';
import { registerPageForm } from './page-form.routes.js';
import { registerPages } from './page.routes.js';
import { registerPrivacy } from './privacy.routes.js';
import { publicPages, type SendPublicPage } from './public-page.js';
import { registerReport } from './report.routes.js';
import { securityHeaders } from './security-headers.js';
import { readShellEntry, shellFolder } from './shell-assets.js';
import { registerShare } from './share.routes.js';
import { sendAsset } from './static-files.js';
import { registerTerms } from './terms.routes.js';

export interface Delivery {
  /** Where short names that do not redirect are shown; the redirect is registered with it. */
  renderCodePage: RenderCodePage;
  register: (app: FastifyInstance) => Promise<void>;
}

const robots = 'User-agent: *\nDisallow: /admin\nDisallow: /auth/\nDisallow: /api/\nDisallow: /v1/\n';
const day = 'public, max-age=86400';
/** Programs ask here; they get problem details in place of a page. */
const isForPrograms = (url: string) =>
  /^\/(api|v1|wallet|r|registry|assets|oauth|images|files|telemetry|\.well-known)(\/|\?|$)/.test(url);

/** Files and HTML of both halves of the shell. `root` is the folder with the built packages. */
export async function makeDelivery(services: Services, root = workspace): Promise<Delivery> {
  const shell = { console: await readShellEntry(root, 'console'), public: await readShellEntry(root, 'public') };
  const send = publicPages(services, shell.public);
  // Every page carries a signed ticket: with its key at hand, no page waits for the database for it.
  await services.scans.secret();

  async function register(app: FastifyInstance): Promise<void> {
    await registerFiles(app, services, root);
    app.get('/', (request, reply) => send(reply, landing(services, request)));
    await registerPrivacy(app, services, send);
    await registerAiQr(app, services, send);
    await registerReport(app, services, send);
    await registerDeleteAlert(app, services, send);
    registerShare(app, services, send);
    registerTerms(app, services, send);
    registerNotePages(app, services, send);
    registerHeld(app, services, send);
    await registerGate(app, services, send);
    registerPages(app, services, send);
    await registerPageForm(app, services, send);
    await registerOneTime(app, services, send);
    if (shell.console) {
      const page = consolePage(services, shell.console);
      for (const url of ['/admin', '/admin/*', '/auth/login']) app.get(url, page);
    }
    app.setNotFoundHandler((request, reply) =>
      notFound(request, reply.headers(securityHeaders(services.config)), send),
    );
  }
  return { renderCodePage: codePage(services, send), register };
}

async function registerFiles(app: FastifyInstance, { config }: Services, root: string): Promise<void> {
  const favicon = await readFile(join(serverRoot, 'assets', 'favicon.svg'));
  const welcome = toSvg(`${config.publicUrl}/`, {
    ...defaultQrStyle,
    dots: 'rounded',
    eyes: 'rounded',
    foreground: '#141a26',
    eyeColour: '#1256de',
  });
  const svg = (reply: FastifyReply, body: Buffer | string) =>
    reply.type('image/svg+xml').header('cache-control', day).send(body);
  app.get('/favicon.svg', (_, reply) => svg(reply, favicon));
  app.get('/assets/welcome.svg', (_, reply) => svg(reply, welcome));
  app.get('/robots.txt', (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', day).send(robots),
  );
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) =>
    (await sendAsset(request, reply, shellFolder(root), request.params['*'])) ? reply : reply.callNotFound(),
  );
}

/** Visitors of the special host come for its codes; everybody else gets to know the product. */
function landing({ config }: Services, { host, hostname }: FastifyRequest) {
  return [host, hostname].some((name) => name.toLowerCase() === config.specialHost)
    ? { status: 200, title: hostname, data: { screen: 'hostHome' as const, host: hostname.toLowerCase() } }
    : {
        status: 200,
        title: 'Swapt: QR codes that you can change after printing',
        description:
          'QR codes for shops: styled like your brand, tested for scanning, and free to lead elsewhere tomorrow.',
        data: { screen: 'home' as const },
      };
}

function notFound(request: FastifyRequest, reply: FastifyReply, send: SendPublicPage) {
  if (isForPrograms(request.url) || !['GET', 'HEAD'].includes(request.method)) {
    return sendProblem(new AppError('request.not_found'), request, reply);
  }
  return send(reply, {
    status: 404,
    title: 'There is no page here',
    description: 'The address may be mistyped, or the page may have moved.',
    data: { screen: 'notFound' },
  });
}
