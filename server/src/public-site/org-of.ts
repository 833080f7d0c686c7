import { selectShopperTerms } from '../modules/terms/terms.service.js';
import { isSuspended, stoppedKind } from '../modules/short-links/short-links.service.js';
import { isUuid } from '../platform/db/uuid.js';
import type { Services } from '../platform/services.js';

/** What shoppers may know of the organization that `id` is, or whose code, page or campaign it is. */
export async function orgOf(services: Services, id: string) {
  const { copies, db } = services;
  const orgId = await idOf(services, id);
  const { value } = await copies.read(
    `terms ${orgId}`,
    () => db.system((tx) => selectShopperTerms(tx, orgId)),
    ([org]) => (org && orgId ? [org.org_id, orgId] : []),
  );
  return value[0];
}

/** The organization of a short name, unless it was deleted or the operator suspended it; any other id is looked up as it is. */
async function idOf({ shortLinks }: Services, id: string): Promise<string | null> {
  if (isUuid(id.toLowerCase())) return id;
  const code = await shortLinks.resolve(id);
  return 'orgId' in code && !isSuspended(code) && stoppedKind(code) !== 'deleted' ? code.orgId : null;
}
