import { createHash, randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUuid } from '../../platform/db/uuid.js';
import { networkOf } from '../../platform/http/callers/network.js';
import { fieldOf } from '../forms.js';

const cookie = /(?:^|;\s*)swapt_press=([0-9a-f-]{36})(?:;|$)/;

const browserOf = ({ headers }: FastifyRequest) => cookie.exec(headers.cookie ?? '')?.[1];

/** Marks the browser that is shown the button of a limited code. Only there does the same press, sent twice, count once. */
export function markBrowser(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): void {
  if (browserOf(request)) return;
  const flags = `Max-Age=3600; Path=/code/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  reply.header('set-cookie', `swapt_press=${randomUUID()}; ${flags}`);
}

/** The id of the press that a form carries, as the page made it; a new one where it carries none. */
export function givenPress(body: unknown): string {
  const given = fieldOf(body, 'use');
  return isUuid(given) ? given : randomUUID();
}

/**
 * What a press is known as. The id in the form can be passed on, so it is the same press only from the same browser and network; from anywhere else
 * it is another one, and uses the code once more.
 */
export function pressOf(request: FastifyRequest): string {
  const browser = browserOf(request);
  if (!browser) return randomUUID();
  const parts = ['press', browser, networkOf(request.ip), givenPress(request.body)];
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
