import type { Texts } from '@swapt/shared/messages/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { failureOf, sendProblem } from '../../platform/http/error-handler.js';
import type { Services } from '../../platform/services.js';
import type { PublicReply, SendPublicPage } from '../public-page.js';
import { textsFor } from '../shopper-language.js';
import { securityHeaders } from '../../platform/http/security-headers.js';

/** Programs ask at these addresses and get problem details; whatever else fails, somebody looks at it in a browser. */
const forPrograms =
  /^\/(api|v1|wallet|r|registry|assets|oauth|userinfo|images|files|telemetry|healthz|readyz|metrics|openapi\.json|favicon\.svg|robots\.txt|\.well-known)(\/|\?|$)/;
export const isForPrograms = (url: string) => forPrograms.test(url);

/** `orgId`: whose page has failed, where that is known. */
export type SendFailurePage = (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  orgId?: string,
) => Promise<FastifyReply>;

/** Answers a failure as the address is used: with a page in the look of the shop, else of the product, or with problem details. */
export function failures(services: Services, send: SendPublicPage): SendFailurePage {
  return async (error, request, reply, orgId) => {
    if (isForPrograms(request.url)) return sendProblem(error, request, reply);
    const { status } = failureOf(error, request, reply);
    const page = failurePage(status, textsFor(request));
    reply.headers(securityHeaders(services.config));
    return sendInShopStyle(services, send, reply, orgId === undefined ? page : { ...page, orgId, isDeadEnd: true });
  };
}

/** A page about a failure in the look of its shop; in ours where the look cannot be read either, as what has failed once may fail again. */
export async function sendInShopStyle(
  { log }: Pick<Services, 'log'>,
  send: SendPublicPage,
  reply: FastifyReply,
  { orgId, ...page }: PublicReply,
): Promise<FastifyReply> {
  if (orgId === undefined) return send(reply, page);
  try {
    return await send(reply, { ...page, orgId });
  } catch (error) {
    log.warn({ err: error }, 'The look of a shop could not be read for a page about a failure');
    return send(reply, page);
  }
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
