import { type PublicPage, readPublicPage } from '../modules/pages/pages.service.js';
import {
  isSuspended,
  type CodePage,
  type InactiveCode,
  type Resolution,
} from '../modules/short-links/short-links.service.js';
import type { Services } from '../platform/services.js';

/**
 * Whose look a page about a code wears that says that something failed. What the operator suspended wears nobody's, and such a page must be shown
 * whatever else fails: then it is nobody's, too.
 */
export const ownerOf = (services: Services, code: Resolution | InactiveCode | CodePage) =>
  orNobody(async () => {
    if (!('orgId' in code) || isSuspended(code)) return undefined;
    if (!('pageId' in code) || code.pageId === undefined) return code.orgId;
    return ownerOfPage((await readPublicPage(services, { pageId: code.pageId })).value);
  });

/** The same for the code at a short name. */
export const ownerAt = (services: Services, slug: string) =>
  orNobody(async () => ownerOf(services, await services.shortLinks.resolve(slug)));

/** The organization of a page that the operator has not suspended. */
export const ownerOfPage = (page: PublicPage): string | undefined =>
  'org_id' in page && page.kind !== 'paused' ? page.org_id : undefined;

export const orNobody = (find: () => Promise<string | undefined>): Promise<string | undefined> =>
  find().catch(() => undefined);
