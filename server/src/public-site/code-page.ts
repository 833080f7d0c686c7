import type { RenderCodePage } from '../modules/short-links/short-links.service.js';
import type { Services } from '../platform/services.js';
import type { LimitPages } from './limit-pages.js';
import { pageOfCode } from './page-of-code.js';
import { oneTimePage } from './one-time-page.js';
import type { SendPublicPage } from './public-page.js';
import { inactiveCodePage } from './inactive-code-page.js';
import { textsFor } from './shopper-language.js';

/** The page of a short name that does not redirect. */
export function codePage(services: Services, send: SendPublicPage, limit: LimitPages): RenderCodePage {
  return async (request, reply, resolution) => {
    const refused = await limit(request, reply);
    if (refused) return refused;
    if (resolution.kind === 'page') return send(reply, await pageOfCode(services, resolution, request));
    if (resolution.kind === 'oneTime') return send(reply, await oneTimePage(services, resolution, request));
    return send(reply, await inactiveCodePage(services, resolution, textsFor(request)));
  };
}
