import { createServer, type IncomingMessage, type Server } from 'node:http';
import { contract, type Operation } from '@swapt/shared/contract';
import { publicPaths, reservedSlugs, siteFiles } from '@swapt/shared/public/screens';
import type { FastifyInstance } from 'fastify';
import { squareWebhookPath, walletDomainPath, webhookPath } from '../platform/vendors/vendor-paths.js';

const operations = new Set(
  Object.values<Operation>(contract)
    .filter(({ who }) => who === 'public')
    .map(({ method, path }) => `${method} ${path}`),
);
/** First segments of what shoppers' phones fetch for a page. */
const files = ['r', 'assets', 'files', 'images', 'registry', ...siteFiles];
/** The rest of their folder is about signing in. */
const wellKnown = ['/.well-known/security.txt', walletDomainPath];
/** Where public pages tell what went wrong in them, and services report to. */
const reports = ['/telemetry/remote', '/telemetry/csp', webhookPath, squareWebhookPath];

const segmentsOf = (path: string) => path.split('/').slice(1);
const isParameter = (segment: string) => segment.startsWith(':');
const patternsOf = (method: 'GET' | 'POST') =>
  publicPaths.filter(({ methods }) => methods.includes(method)).map(({ path }) => segmentsOf(path));
const [shown, posted] = [patternsOf('GET'), patternsOf('POST')];
/** Below the first segment of a screen are its own pictures and downloads as well. */
const areas = new Set([...files, ...shown.flatMap(([first = '']) => (isParameter(first) ? [] : [first]))]);
const reserved = new Set(reservedSlugs);

/** Whether a request may come in from the local network: public pages, their files and the public operations; never the console or sign-in. */
export function isForShoppers(method = 'GET', url = '/'): boolean {
  const path = url.replace(/[?#].*$/s, '');
  if (operations.has(`${method} ${path}`)) return true;
  const segments = segmentsOf(path);
  const [first = '', ...rest] = segments;
  // Short names have none of these characters, and routes are matched after decoding.
  if (!/^[\w.-]*$/.test(first) || (first === '' && rest.length > 0)) return false;
  if (method === 'POST') return posted.some((pattern) => isOf(pattern, segments)) || reports.includes(path);
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (wellKnown.includes(path)) return true;
  // A slash at the end of a short name means nothing.
  const asked = rest.length === 1 && rest[0] === '' ? [first] : segments;
  return areas.has(first) || shown.some((pattern) => isOf(pattern, asked));
}

/** Whether these segments are an address of the pattern. A parameter in the first place is a short name, which is never a reserved word. */
const isOf = (pattern: readonly string[], segments: readonly string[]) =>
  pattern.length === segments.length &&
  pattern.every((expected, at) => {
    const segment = segments[at] ?? '';
    if (!isParameter(expected)) return segment === expected;
    return at > 0 || (segment !== '' && !reserved.has(segment.toLowerCase()));
  });

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
