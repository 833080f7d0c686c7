import type { CookieQuestion } from '@swapt/shared/public';
import type { VisitorMode } from '@swapt/shared/values';
import type { FastifyRequest } from 'fastify';
import { mayAsk } from '../../platform/visit/visitor-cookie.js';

/** What a page asks about the cookie of a year, of those who have not said anything about it yet; the redirect asks nobody. */
export function cookieQuestion(
  { headers, url }: FastifyRequest,
  { orgId, visitorMode }: { orgId: string; visitorMode: VisitorMode },
): { question?: CookieQuestion } {
  return visitorMode === 'cookie' && mayAsk(headers, orgId) ? { question: { orgId, back: url } } : {};
}
