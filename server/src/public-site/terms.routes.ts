import type { FastifyInstance } from 'fastify';
import { isReserved, stoppedKind } from '../modules/short-links/short-links.service.js';
import { selectShopperTerms, terms } from '../modules/terms/terms.service.js';
import { isUuid } from '../platform/db/uuid.js';
import type { Services } from '../platform/services.js';
import type { SendPublicPage } from './public-page.js';
import { textsFor } from './shopper-language.js';

const platform = { title: terms.title, body: terms.body };

/** `/:id/terms`: the terms of the organization that `:id` is, or whose code, page or campaign it is. */
export function registerTerms(app: FastifyInstance, services: Services, send: SendPublicPage): void {
  app.get<{ Params: { id: string } }>('/:id/terms', async (request, reply) => {
    const { id } = request.params;
    const { terms: own, summaries } = textsFor(request);
    if (isReserved(id)) return reply.callNotFound();
    const orgId = await orgOf(services, id);
    const [org] = await termsOf(services, orgId);
    if (!org) {
      return send(reply, {
        status: 404,
        title: own('unknownTitle'),
        description: summaries('noTermsText'),
        data: { screen: 'terms', kind: 'unknown' },
      });
    }
    const { org_id, name: orgName, shopper_terms: text } = org;
    return send(reply, {
      status: 200,
      title: own('title', { orgName }),
      description: summaries('termsText', { orgName }),
      data: { screen: 'terms', kind: 'shown', orgName, text, platform },
      orgId: org_id,
      isUnlisted: true,
    });
  });
}

async function termsOf({ db, copies }: Services, id: string | null) {
  const { value } = await copies.read(
    `terms ${id}`,
    () => db.system((tx) => selectShopperTerms(tx, id)),
    ([org]) => (org && id ? [org.org_id, id] : []),
  );
  return value;
}

/** The organization of a short name that leads somewhere; any other id is looked up with the terms. */
async function orgOf({ shortLinks }: Services, id: string): Promise<string | null> {
  if (isUuid(id.toLowerCase())) return id;
  const code = await shortLinks.resolve(id);
  // What is stopped looks paused to everybody, so a paused code has none either.
  return 'orgId' in code && !stoppedKind(code) ? code.orgId : null;
}
