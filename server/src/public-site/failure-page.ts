import type { FastifyReply, FastifyRequest } from 'fastify';
import { failureOf, sendProblem } from '../platform/http/error-handler.js';
import type { Services } from '../platform/services.js';
import type { PublicReply, SendPublicPage } from './public-page.js';
import { securityHeaders } from '../platform/http/security-headers.js';

/** Programs ask at these addresses and get problem details; whatever else fails, somebody looks at it in a browser. */
const forPrograms =
  /^\/(api|v1|wallet|r|registry|assets|oauth|userinfo|images|files|telemetry|healthz|readyz|metrics|openapi\.json|favicon\.svg|robots\.txt|\.well-known)(\/|\?|$)/;
export const isForPrograms = (url: string) => forPrograms.test(url);

/** Answers a failure as the address is used: with a page in the look of the product, or with problem details. */
export function failures(services: Services, send: SendPublicPage) {
  return async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (isForPrograms(request.url)) return sendProblem(error, request, reply);
    const { status } = failureOf(error, request, reply);
    return send(reply.headers(securityHeaders(services.config)), failurePage(status));
  };
}

function failurePage(status: number): PublicReply {
  const { title, text } = words(status);
  return { status, title, description: text, data: { screen: 'notFound', title, text }, isUnlisted: true };
}

function words(status: number): { title: string; text: string } {
  if (status === 404)
    return { title: 'There is no page here', text: 'You may have mistyped the address, or the page may have moved.' };
  if (status === 413)
    return { title: 'That is too much at once', text: 'Please go back, shorten what you wrote and send it again.' };
  if (status === 429)
    return { title: 'Too many attempts at once', text: 'Please wait a minute and open this page again.' };
  if (status === 503) return { title: 'We cannot show this page right now', text: 'Please open it again in a moment.' };
  if (status >= 500)
    return { title: 'We cannot show this page', text: 'Something went wrong on our side. Please try again later.' };
  return {
    title: 'This address does not work',
    text: 'We cannot read the address or the data sent with it. Please go back and try again.',
  };
}
