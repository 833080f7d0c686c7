import type { FastifyRequest } from 'fastify';
import { hasPass } from '../modules/code-rules/code-rules.service.js';
import { sourceOf } from '../modules/short-links/short-links.service.js';
import type { Services } from '../platform/services.js';

/**
 * Whether somebody comes back to the page of a code from its form: to the thanks, and from there to the page, for which the form gave them a pass.
 * That is no other scan. Who scans the print once more is counted once more.
 */
export const comesBack = async (
  services: Pick<Services, 'scans' | 'now'>,
  { url, query, headers }: FastifyRequest,
  codeId: string,
): Promise<boolean> =>
  sourceOf(url) === 'click' && ('thanks' in Object(query) || (await hasPass(services, headers.cookie, codeId)));
