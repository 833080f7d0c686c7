import type { FastifyReply } from 'fastify';
import { renderPage, type PageContent } from './page.js';

export function sendPage(reply: FastifyReply, content: PageContent, status = 200): FastifyReply {
  const { body, headers } = renderPage(content, reply.request.headers.cookie);
  return reply.code(status).headers(headers).send(body);
}
