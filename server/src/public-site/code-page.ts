import type { FastifyRequest } from 'fastify';
import type { RenderCodePage } from '../modules/short-links/short-links.service.js';
import type { Services } from '../platform/services.js';
import type { SendFailurePage } from './dead-ends/failure-page.js';
import type { LimitPages } from './dead-ends/limit-pages.js';
import { ownerOf } from './owner-of.js';
import { pageOfCode } from './pages/page-of-code.js';
import { oneTimePage } from './one-time/one-time-page.js';
import type { SendPublicPage } from './public-page.js';
import { inactiveCodePage } from './dead-ends/inactive-code-page.js';
import { textsFor } from './shopper-language.js';

/** The page of a short name that does not redirect. */
export function codePage(
  services: Services,
  send: SendPublicPage,
  limit: LimitPages,
  sendFailure: SendFailurePage,
): RenderCodePage {
  return async (request, reply, resolution) => {
    const refused = await limit(request, reply);
    if (refused) return refused;
    try {
      return await send(reply, await pageAt(services, request, resolution));
    } catch (error) {
      return sendFailure(error, request, reply, await ownerOf(services, resolution));
    }
  };
}

function pageAt(services: Services, request: FastifyRequest, resolution: Parameters<RenderCodePage>[2]) {
  if (resolution.kind === 'page') return pageOfCode(services, resolution, request);
  if (resolution.kind === 'oneTime') return oneTimePage(services, resolution, request);
  return inactiveCodePage(services, resolution, textsFor(request));
}
