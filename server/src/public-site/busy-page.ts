import type { FastifyRequest } from 'fastify';
import type { PublicReply } from './public-page.js';
import { textsFor } from './shopper-language.js';

/** Too many try a code at once. */
export function busyPage(request: FastifyRequest): PublicReply {
  const { oneTime, summaries } = textsFor(request);
  return {
    status: 429,
    title: oneTime('busyTitle'),
    description: summaries('busyText'),
    data: { screen: 'oneTime', kind: 'busy' },
  };
}
