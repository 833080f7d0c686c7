import type { FastifyRequest } from 'fastify';
import { countPageView } from '../../modules/analytics/analytics.service.js';
import { type PublicPage, readPublicPage } from '../../modules/pages/pages.service.js';
import { type CodePage, forwardedOf } from '../../modules/short-links/short-links.service.js';
import type { Read } from '../../platform/db/copies.js';
import type { Services } from '../../platform/services.js';
import { isUuid } from '../../platform/db/uuid.js';
import { ownId } from '../../platform/visit/own-cookie.js';
import { landingPage, missingPage, returnedPage, type Visit } from './landing-page.js';
import type { PublicReply } from '../public-page.js';
import { textsFor } from '../shopper-language.js';

/** The page of a code at the code's own short address, which says nothing of what it is kept as. */
export async function pageOfCode(services: Services, code: CodePage, request: FastifyRequest): Promise<PublicReply> {
  const page = await readPublicPage(services, { pageId: code.pageId });
  const opened = await openedPage(services, page, request, visitByCode(code, request));
  if (page.value.kind !== 'published' || thanksOf(request) !== undefined) return opened;
  return { ...opened, version: `page-${page.value.version}` };
}

/** A visit of a page at the short address of its code. */
export const visitByCode = (
  { codeId, slug, forwards }: Pick<CodePage, 'codeId' | 'slug' | 'forwards'>,
  { url }: FastifyRequest,
): Visit => ({
  code: codeId,
  isCodeKnown: true,
  slug,
  email: undefined,
  forwarded: forwardedOf(forwards, url),
});

/** A landing page as who opens it sees it, or why there is none. With `thanks`, the page that one comes back to from its form. */
export async function openedPage(
  services: Services,
  { value: page, isCopy }: Read<PublicPage>,
  request: FastifyRequest,
  visit: Visit,
): Promise<PublicReply> {
  if (page.kind !== 'published') return missingPage(page, textsFor(request), visit.slug);
  const exchangeId = thanksOf(request);
  if (exchangeId !== undefined) {
    const { slug } = visit;
    return returnedPage(services, page, { exchangeId, ...(slug !== undefined && { slug }) });
  }
  if (request.method === 'GET' && !isCopy) {
    const view = { orgId: page.org_id, pageId: page.page_id, code: visit.code };
    countPageView(services, view, request.headers);
  }
  return landingPage(services, page, request, { isReadOnly: isCopy, visit });
}

/** What was sent: its id is in the cookie of this address alone, or, for programs that lead here, in the address. Empty where it is nowhere. */
function thanksOf({ query, headers }: FastifyRequest): string | undefined {
  const { thanks } = Object(query) as Record<string, unknown>;
  if (typeof thanks !== 'string') return undefined;
  const exchangeId = thanks || ownId(headers);
  return isUuid(exchangeId) ? exchangeId : '';
}
