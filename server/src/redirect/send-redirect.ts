import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { uuidv7 } from '../platform/db/uuid.js';
import type { Services } from '../platform/services.js';
import { isUnseen } from '../platform/visit/is-unseen.js';
import { type Destination, sourceOf } from '../modules/short-links/short-links.service.js';
import type { BegunScan } from '../scan-ingestion/scan-cookie.js';
import { visitorOf, type Visitor } from '../platform/visit/visitor-cookie.js';

export type SendRedirect = (request: IncomingMessage, response: ServerResponse, destination: Destination) => void;

export type RedirectNeeds = Pick<Services, 'scans' | 'shortLinks' | 'now' | 'log'> & {
  config: Pick<Services['config'], 'publicUrl' | 'trustedProxies'>;
};

/**
 * Records the scan and then answers it, on Node's own request and response.
 *
 * The short address's own query never reaches the target: `q=1` marks a printed code and is ours, and forwarding the rest would let anybody who
 * shares a link put parameters into it that the code's owner did not choose.
 */
export function makeSendRedirect({ scans, now, config }: Omit<RedirectNeeds, 'shortLinks' | 'log'>): SendRedirect {
  const isSecure = config.publicUrl.startsWith('https:');
  const isTrusted = config.trustedProxies.length > 0 ? proxyAddr.compile(config.trustedProxies) : undefined;
  const addressOf = (request: IncomingMessage) =>
    (isTrusted ? proxyAddr(request, isTrusted) : request.socket.remoteAddress) ?? '';

  return (request, response, { location, orgId, codeId, channel, variant = '', visitor: known, begun }) => {
    // HEAD is answered and not counted: link checkers send it, people do not.
    if (request.method === 'HEAD') return answer(response, location);
    const { headers, url = '' } = request;
    const visitor = known ?? visitorOf(headers, isSecure);
    const at = begun?.at ?? now().getTime();
    const scan = {
      scanId: begun?.scanId ?? uuidv7(at),
      at,
      orgId,
      codeId,
      source: sourceOf(url),
      visitor: visitor.id,
      ip: addressOf(request),
      userAgent: (headers['user-agent'] ?? '').slice(0, 512),
      acceptLanguage: (headers['accept-language'] ?? '').slice(0, 64),
      isPrefetch: isUnseen(headers),
      variant,
      channel,
    };
    scans.record(scan, () => answer(response, location, cookiesOf(visitor, begun)));
  };
}

function cookiesOf({ setCookie }: Visitor, begun: BegunScan | undefined): string | string[] | undefined {
  return begun && setCookie ? [setCookie, begun.cookie] : (begun?.cookie ?? setCookie);
}

function answer(response: ServerResponse, location: string, cookies?: string | string[]): void {
  const headers: OutgoingHttpHeader[] = [
    'location',
    location,
    'cache-control',
    'private, no-store',
    'content-length',
    '0',
  ];
  if (cookies) headers.push('set-cookie', cookies);
  response.writeHead(302, headers).end();
}
