import type { FastifyReply } from 'fastify';
import { compress } from './compress.js';

/** Sends a page, compressed as the browser accepts it; `isByLanguage` where its language, too, is the one that the browser asks for. It is asked for again at every visit, as its nonce is new each time. */
export async function sendHtml(reply: FastifyReply, html: string, isByLanguage = false): Promise<FastifyReply> {
  const vary = isByLanguage ? 'accept-encoding, accept-language' : 'accept-encoding';
  // What one browser is told by a cookie is nothing for a cache that others share.
  const caching =
    reply.getHeader('cache-control') ?? (reply.hasHeader('set-cookie') ? 'private, no-cache' : 'no-cache');
  reply.type('text/html; charset=utf-8').headers({ 'cache-control': caching, vary });
  const { body, headers } = await compress(html, String(reply.request.headers['accept-encoding'] ?? ''));
  return reply.headers(headers).send(body);
}
