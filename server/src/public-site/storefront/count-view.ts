import type { IncomingHttpHeaders } from 'node:http';
import { orgOfCookie } from '../../modules/remotes/remotes.service.js';
import { countStoreView } from '../../modules/sales/sales.service.js';
import type { Services } from '../../platform/services.js';

/** No proof of anything: the console asks who they are. */
export const isOfTeam = (headers: IncomingHttpHeaders, orgId: string): boolean => orgOfCookie(headers.cookie) === orgId;

/** Counts who looks at a page of a store, but the team that looks at its own. */
export function countView(
  services: Services,
  view: Parameters<typeof countStoreView>[1],
  headers: IncomingHttpHeaders,
): void {
  if (!isOfTeam(headers, view.orgId)) countStoreView(services, view, headers);
}
