import type { FastifyInstance } from 'fastify';
import { compress } from '../html/compress.js';

const texts = /^(image\/svg\+xml|application\/json)\b/;
/** Below it a reply is one packet or two either way. */
const worthwhileBytes = 2_000;

/**
 * Drawings and lists are texts, and a fifth of their size when they are compressed. Files of a build bring their encodings themselves. No other site can make
 * a browser ask for a reply with secrets and watch its length: they are asked for with a token, never by a cookie alone.
 */
export function compressReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isText || !texts.test(String(reply.getHeader('content-type')))) return payload;
    if (payload.length < worthwhileBytes || reply.hasHeader('content-encoding')) return payload;
    const { body, headers } = await compress(payload, String(request.headers['accept-encoding'] ?? ''));
    const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ');
    reply.removeHeader('content-length').headers({ vary, ...headers });
    return body;
  });
}
