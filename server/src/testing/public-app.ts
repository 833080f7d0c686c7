import type { PageDocument } from '@swapt/shared/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { makeDelivery } from '../app/register-sites.js';
import { refuseOddInput } from '../platform/http/requests/odd-input.js';
import { publish } from '../modules/remotes/registry.service.js';
import { registerRedirect } from '../redirect/redirect.js';
import type { Services } from '../platform/services.js';
import { releaseFiles } from './releases.js';

const renderer = `exports.tokens = ''; exports.render = (data) => '<h1>' + data.screen + ' ' + data.kind + '</h1>';`;

/** What shoppers meet: the redirect and its pages, shown by a release that writes out which screen it was asked for. `given` is an app that has the API already. */
export async function publicApp(services: Services, given?: FastifyInstance): Promise<FastifyInstance> {
  await publish(services, 'mf-public', releaseFiles('mf-public', 'public', { renderer }), { actor: 'a test' });
  const delivery = await makeDelivery(services);
  const app = given ?? Fastify({ trustProxy: '127.0.0.1' });
  if (!given) {
    app.setErrorHandler(delivery.sendFailure);
    refuseOddInput(app);
  }
  await registerRedirect(app, services, delivery.renderCodePage);
  await delivery.register(app);
  return app;
}

/** Sends a form as a browser does. */
export const postForm = (
  app: FastifyInstance,
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

/** What tests look at in the data of a page's screen; a screen that has no such field fails what they expect of it. */
interface SeenData extends Record<'screen' | 'kind' | 'action' | 'vcf' | 'ics' | 'useId', string> {
  [field: string]: unknown;
  document: PageDocument;
}

/** The data of a page's screen. */
export const screenDataOf = (html: string): SeenData =>
  (JSON.parse(/id="seed">(.*?)<\/script>/.exec(html)?.[1] ?? '') as { data: SeenData }).data;
