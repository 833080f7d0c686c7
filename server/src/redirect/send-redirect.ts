import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { uuidv7 } from '../platform/db/uuid.js';
import type { Services } from '../platform/services.js';
import { isUnseen } from '../platform/visit/is-unseen.js';
import { type Destination, sourceOf, withForwarded } from '../modules/short-links/short-links.service.js';
import { removeUnasked, visitorChoice } from '../platform/visit/visitor-cookie.js';

export type SendRedirect = (request: IncomingMessage, response: ServerResponse, destination: Destination) => void;
/** `done` is called once the scan is safe, with the cookie that goes with the answer. */
export type RecordScan = (
  request: IncomingMessage,
  destination: Omit<Destination, 'location'>,
  done: (cookie: string | undefined) => void,
) => void;

export type RedirectNeeds = Pick<Services, 'scans' | 'shortLinks' | 'now' | 'log'> & {
  config: Pick<Services['config'], 'publicUrl' | 'trustedProxies'>;
};

/**
 * Records the scan and then answers it, on Node's own request and response.
 *
 * Of the short address's query only what the code's owner named reaches the target: `q=1` marks a printed code and is ours, and forwarding the rest
 * would let anybody who shares a link put parameters into it that the owner did not choose.
 */
export const makeSendRedirect =
  (record: RecordScan): SendRedirect =>
  (request, response, destination) => {
    const { url = '', method } = request;
    const location = withForwarded(destination.location, destination.forwards, url);
    // HEAD is answered and not counted: link checkers send it, people do not.
    if (method === 'HEAD') return answer(response, location);
    record(request, destination, (cookie) => answer(response, location, cookie));
  };

export function makeRecordScan({ scans, now, config }: Omit<RedirectNeeds, 'shortLinks' | 'log'>): RecordScan {
  const isSecure = config.publicUrl.startsWith('https:');
  const isTrusted = config.trustedProxies.length > 0 ? proxyAddr.compile(config.trustedProxies) : undefined;
  const addressOf = (request: IncomingMessage) =>
    (isTrusted ? proxyAddr(request, isTrusted) : request.socket.remoteAddress) ?? '';

  return (request, { orgId, codeId, channel, variant = '', begun }, done) => {
    const { headers, url = '' } = request;
    const { visitor, isRefused } = visitorChoice(headers, orgId);
    const at = begun?.at ?? now().getTime();
    const scan = {
      scanId: begun?.scanId ?? uuidv7(at),
      at,
      orgId,
      codeId,
      source: sourceOf(url),
      visitor,
      ...(isRefused && { isRefused }),
      ip: addressOf(request),
      userAgent: (headers['user-agent'] ?? '').slice(0, 512),
      acceptLanguage: (headers['accept-language'] ?? '').slice(0, 64),
      isPrefetch: isUnseen(headers),
      variant,
      channel,
    };
    scans.record(scan, () => done(removeUnasked(headers, isSecure)));
  };
}

function answer(response: ServerResponse, location: string, cookie?: string): void {
  const headers: OutgoingHttpHeader[] = [
    'location',
    location,
    'cache-control',
    'private, no-store',
    'content-length',
    '0',
  ];
  if (cookie) headers.push('set-cookie', cookie);
  response.writeHead(302, headers).end();
}
