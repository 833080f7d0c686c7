import { createServer, type IncomingMessage, type Server } from 'node:http';
import { contract, type Operation } from '@swapt/shared/contract';
import { reservedSlugs } from '@swapt/shared/values';
import type { FastifyInstance } from 'fastify';

const operations = new Set(
  Object.values<Operation>(contract)
    .filter(({ who }) => who === 'public')
    .map(({ method, path }) => `${method} ${path}`),
);
/** First segments of addresses that shoppers' phones ask for. */
const shown = new Set([
  '',
  'r',
  'assets',
  'code',
  'page',
  'pitviper',
  'c',
  'card',
  'files',
  'deleteAlert',
  'images',
  'registry',
  'favicon.ico',
  'favicon.svg',
  'robots.txt',
  'privacy',
  'ai-qr',
  'share',
  'report',
]);
/** First segments of pages with a form that is posted to their own address. */
const posted = new Set(['page', 'code', 'deleteAlert']);
const reserved = new Set<string>(reservedSlugs);

/** Whether a request may come in from the local network: public pages, their files and the public operations; never the console or sign-in. */
export function isForShoppers(method = 'GET', url = '/'): boolean {
  const path = url.replace(/[?#].*$/s, '');
  if (operations.has(`${method} ${path}`)) return true;
  const [, first = '', ...rest] = path.split('/');
  // Short names have none of these characters, and routes are matched after decoding.
  if (!/^[\w.-]*$/.test(first) || (first === '' && rest.length > 0)) return false;
  const isShortName = rest.length === 0 && first !== '' && !reserved.has(first.toLowerCase());
  // A one-time code is used up at its own address.
  const isForm = posted.has(first) && rest.length <= 1;
  if (method === 'POST')
    return (
      isForm || isShortName || ['/privacy', '/ai-qr', '/report', '/telemetry/remote', '/telemetry/csp'].includes(path)
    );
  if (method !== 'GET' && method !== 'HEAD') return false;
  const isTerms = rest.length === 1 && rest[0] === 'terms' && !reserved.has(first.toLowerCase());
  return shown.has(first) || isShortName || isTerms;
}

/** A second listener on the same app that lets only shoppers' requests through. */
export async function listenForShoppers(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const server = createServer((request: IncomingMessage, response) => {
    // The app's own listener, so that known codes take the short way here too.
    if (isForShoppers(request.method, request.url)) app.server.emit('request', request, response);
    else
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('There is nothing at this address.');
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return server;
}
