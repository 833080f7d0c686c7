import type { FastifyReply } from 'fastify';
import { sendHtml as send } from '../src/platform/html/send-html.js';

/** The first files of each screen in the one build, by the address of its page; empty for the server that measures federation itself. */
const filesOf = JSON.parse(process.argv[6] ?? '{}') as Record<string, string[]>;

const scripts = /<script[^>]*>.*?<\/script>/gs;
const preloads = /<link rel="preload"[^>]*>/g;

/** Sends the page as its subject would have it; in place of the server's own, so that compression and headers are the same for all. */
export function sendHtml(reply: FastifyReply, html: string): Promise<FastifyReply> {
  const { headers, url } = reply.request;
  if (headers['x-subject'] === 'static') return send(reply, html.replaceAll(scripts, '').replaceAll(preloads, ''));
  const [path = ''] = url.split('?');
  const files = filesOf[path] ?? filesOf[path.replaceAll(/[0-9a-f-]{36}/g, '*')];
  if (!files) return send(reply, html);
  const links = files.map((file) => `<link rel="preload" as="script" href="${file}">`);
  return send(reply, html.replaceAll(preloads, '').replace('</head>', `${links.join('')}</head>`));
}
