import type { FastifyInstance } from 'fastify';
import { isReserved } from '../modules/short-links/short-links.service.js';
import { terms } from '../modules/terms/terms.service.js';
import type { Services } from '../platform/services.js';
import { orgOf } from './org-of.js';
import type { SendPublicPage } from './public-page.js';
import { textsFor } from './shopper-language.js';

const platform = { title: terms.title, body: terms.body };

/** `/:id/terms`: the terms of the organization that `:id` is, or whose code, page or campaign it is. */
export function registerTerms(app: FastifyInstance, services: Services, send: SendPublicPage): void {
  app.get<{ Params: { id: string } }>('/:id/terms', async (request, reply) => {
    const { id } = request.params;
    const { terms: own, summaries } = textsFor(request);
    if (isReserved(id)) return reply.callNotFound();
    const org = await orgOf(services, id);
    if (!org) {
      return send(reply, {
        status: 404,
        title: own('unknownTitle'),
        description: summaries('noTermsText'),
        data: { screen: 'terms', kind: 'unknown' },
      });
    }
    const { org_id: orgId, name: orgName, shopper_terms: text } = org;
    return send(reply, {
      status: 200,
      title: own('title', { orgName }),
      description: summaries('termsText', { orgName }),
      data: { screen: 'terms', kind: 'shown', orgId, orgName, text, platform },
      orgId,
      isUnlisted: true,
    });
  });
}
