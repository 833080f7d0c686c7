import type { FastifyInstance } from 'fastify';
import { compress } from '../html/compress.js';

/** Drawings are texts, and a fifth of their size when they are compressed. Files of a build bring their encodings themselves. */
export function compressSvg(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isText || !String(reply.getHeader('content-type')).startsWith('image/svg+xml')) return payload;
    if (reply.hasHeader('content-encoding')) return payload;
    const { body, headers } = await compress(payload, String(request.headers['accept-encoding'] ?? ''));
    reply.removeHeader('content-length').headers({ vary: 'accept-encoding', ...headers });
    return body;
  });
}
