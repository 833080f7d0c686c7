import type { Texts } from '@swapt/shared/messages/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { failureOf, sendProblem } from '../platform/http/error-handler.js';
import type { Services } from '../platform/services.js';
import type { PublicReply, SendPublicPage } from './public-page.js';
import { textsFor } from './shopper-language.js';
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
    return send(reply.headers(securityHeaders(services.config)), failurePage(status, textsFor(request)));
  };
}

function failurePage(status: number, { problems }: Texts): PublicReply {
  const kind = kindOf(status);
  const [title, text] = [problems(`${kind}Title`), problems(`${kind}Text`)];
  return { status, title, description: text, data: { screen: 'notFound', title, text }, isUnlisted: true };
}

function kindOf(status: number) {
  if (status === 404) return 'notFound';
  if (status === 413) return 'tooLarge';
  if (status === 429) return 'tooMany';
  if (status === 503) return 'away';
  return status >= 500 ? 'failed' : 'bad';
}
