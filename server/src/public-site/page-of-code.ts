import type { FastifyRequest } from 'fastify';
import { countPageView } from '../modules/analytics/analytics.service.js';
import { type PublicPage, readPublicPage } from '../modules/pages/pages.service.js';
import { type CodePage, forwardedOf } from '../modules/short-links/short-links.service.js';
import type { Read } from '../platform/db/copies.js';
import type { Services } from '../platform/services.js';
import { landingPage, missingPage, type Visit } from './landing-page.js';
import type { PublicReply } from './public-page.js';
import { textsFor } from './shopper-language.js';

/** The page of a code at the code's own short address, which says nothing of what it is kept as. */
export async function pageOfCode(
  services: Services,
  { pageId, codeId, forwards }: CodePage,
  request: FastifyRequest,
): Promise<PublicReply> {
  const visit = { code: codeId, isCodeKnown: true, email: undefined, forwarded: forwardedOf(forwards, request.url) };
  const page = await readPublicPage(services, { pageId });
  const opened = await openedPage(services, page, request, visit);
  return page.value.kind === 'published' ? { ...opened, version: `page-${page.value.version}` } : opened;
}

/** A landing page as who opens it sees it, or why there is none. */
export async function openedPage(
  services: Services,
  { value: page, isCopy }: Read<PublicPage>,
  request: FastifyRequest,
  visit: Visit,
): Promise<PublicReply> {
  if (page.kind !== 'published') return missingPage(page, textsFor(request));
  if (request.method === 'GET' && !isCopy) {
    const view = { orgId: page.org_id, pageId: page.page_id, code: visit.code };
    countPageView(services, view, request.headers);
  }
  return landingPage(services, page, request, { isReadOnly: isCopy, visit });
}
