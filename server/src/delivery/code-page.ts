import type { RenderCodePage } from '../scans/resolution.js';
import type { Services } from '../services.js';
import { oneTimePage } from './one-time-page.js';
import type { SendPublicPage } from './public-page.js';
import { quietPage } from './quiet-page.js';

/** The page of a short name that does not redirect. */
export function codePage(services: Services, send: SendPublicPage): RenderCodePage {
  return async (request, reply, resolution) => {
    if (resolution.kind === 'oneTime') return send(reply, await oneTimePage(services, resolution, request));
    return send(reply, await quietPage(services, resolution));
  };
}
