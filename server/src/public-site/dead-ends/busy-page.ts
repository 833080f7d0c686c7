import type { FastifyRequest } from 'fastify';
import type { PublicReply } from '../public-page.js';
import { textsFor } from '../shopper-language.js';

/** Too many try a code at once; `orgId`: whose code it is, where that is known. */
export function busyPage(request: FastifyRequest, orgId: string | undefined): PublicReply {
  const { oneTime, summaries } = textsFor(request);
  return {
    status: 429,
    title: oneTime('busyTitle'),
    description: summaries('busyText'),
    data: { screen: 'oneTime', kind: 'busy' },
    ...(orgId !== undefined && { orgId }),
  };
}
