import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '../../platform/http/callers/network.js';
import { minuteMs, perAddress } from '../../platform/http/callers/rate-limit.js';
import type { Services } from '../../platform/services.js';
import { ratesOf } from '../../platform/throttle/rates.js';
import { plainPage } from './plain-page.js';
import { textsFor } from '../shopper-language.js';
import { contentPolicy, securityHeaders } from '../../platform/http/security-headers.js';
import { sendHtml } from '../../platform/html/send-html.js';

/** Refuses an address more pages than a full venue looks at; gives the answer that was sent, or nothing. A redirect asks nobody. */
export type LimitPages = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

/** Pages are rendered for each visit, so one address could keep a processor busy. */
export function limitPages(services: Services): LimitPages {
  const count = ratesOf(services);
  const max = perAddress(services);
  return async (request, reply) => {
    const { method, ip } = request;
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    const { current, ttl } = await count(`pages ${addressOf(ip)}`, minuteMs, max);
    if (current <= max) return undefined;
    const nonce = randomBytes(16).toString('base64');
    reply
      .code(429)
      .headers(securityHeaders(services.config))
      .header('retry-after', Math.max(1, Math.ceil(ttl / 1000)))
      .header('content-security-policy', contentPolicy({ 'style-src': [`'nonce-${nonce}'`] }));
    const { language, problems } = textsFor(request);
    const [title, description] = [problems('crowdedTitle'), problems('crowdedText')];
    return sendHtml(
      reply,
      plainPage({ status: 429, title, description, data: { screen: 'notFound' } }, nonce, language),
      true,
    );
  };
}
