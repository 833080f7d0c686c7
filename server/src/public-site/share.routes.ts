import type { Texts } from '@swapt/shared/messages/words';
import type { FastifyInstance } from 'fastify';
import type { About } from '@swapt/shared/public';
import { toSvg } from '@swapt/shared/qr';
import { defaultQrStyle } from '@swapt/shared/values';
import { isUuid } from '../platform/db/uuid.js';
import { AppError } from '../platform/errors/app-error.js';
import { scanAddress, shortAddress } from '../modules/code-content/code-content.service.js';
import { inOpenStore } from '../modules/stores/stores.service.js';
import { readPublicPage, readableAddress } from '../modules/pages/pages.service.js';
import type { Services } from '../platform/services.js';
import { queryOf } from './forms.js';
import type { SendPublicPage } from './public-page.js';
import { orNothing, storeAddress } from './storefront/store-page.js';
import { textsFor } from './shopper-language.js';

interface Shared {
  about: About;
  title: string;
  orgName: string;
  orgId: string;
  address: string;
  /** What the code on the screen encodes: whoever scans it is counted as a scan. */
  encoded: string;
}

/** `/share?code=…`, `/share?page=…` and `/share?store=…`: things of this installation that are public, and no address that somebody made up. */
export function registerShare(app: FastifyInstance, services: Services, send: SendPublicPage): void {
  app.get('/share', async (request, reply) => {
    const texts = textsFor(request);
    const shared = await sharedOf(services, request.query, texts);
    if (!shared) {
      return send(reply, {
        status: 404,
        title: texts.share('unknownTitle'),
        description: texts.summaries('cannotShareText'),
        data: { screen: 'share', kind: 'unknown' },
      });
    }
    const { about, title, orgName, orgId, address } = shared;
    const picture = `/share/qr.svg?${about.kind}=${encodeURIComponent(about.id)}`;
    return send(reply, {
      status: 200,
      title: texts.share('title', { title }),
      description: texts.summaries('shareText'),
      data: { screen: 'share', kind: 'shown', title, orgName, address, picture, about },
      isUnlisted: true,
      preview: { url: `${services.config.publicUrl}/share?${about.kind}=${encodeURIComponent(about.id)}` },
      orgId,
    });
  });

  app.get('/share/qr.svg', async (request, reply) => {
    const shared = await sharedOf(services, request.query, textsFor(request));
    if (!shared) throw new AppError('request.not_found');
    const style = { ...defaultQrStyle, dots: 'rounded', eyes: 'rounded' } as const;
    return reply.type('image/svg+xml').header('cache-control', 'no-cache').send(toSvg(shared.encoded, style));
  });
}

async function sharedOf(services: Services, query: unknown, { summaries }: Texts): Promise<Shared | undefined> {
  const [slug, pageId, storeId] = [queryOf(query, 'code'), queryOf(query, 'page'), queryOf(query, 'store')];
  if (slug !== undefined) return codeOf(services, slug, summaries);
  if (storeId !== undefined) return storeOf(services, storeId);
  return pageId !== undefined && isUuid(pageId) ? pageOf(services, pageId, summaries) : undefined;
}

/** A code that leads somewhere now. What the team calls it is not for shoppers, and one-time codes are for one person. */
async function codeOf(
  { shortLinks, config }: Services,
  slug: string,
  summaries: Texts['summaries'],
): Promise<Shared | undefined> {
  const code = await shortLinks.resolve(slug);
  if (code.kind !== 'target' && code.kind !== 'policy') return undefined;
  const { orgId, orgName } = code;
  return {
    about: { kind: 'code', id: slug },
    title: summaries('codeToShare', { orgName }),
    orgName: '',
    orgId,
    address: shortAddress(config, slug),
    encoded: scanAddress(config, slug),
  };
}

async function pageOf(services: Services, pageId: string, summaries: Texts['summaries']): Promise<Shared | undefined> {
  const { value: page } = await readPublicPage(services, { pageId });
  if (page.kind !== 'published') return undefined;
  const { org_id: orgId, org_name: orgName, document } = page;
  const address = readableAddress(services.config, page);
  const title = document.root.props.title || summaries('pageToShare', { orgName });
  return { about: { kind: 'page', id: pageId }, title, orgName, orgId, address, encoded: address };
}

const storeOf = ({ db, config }: Services, id: string): Promise<Shared | undefined> =>
  orNothing(
    inOpenStore({ db }, id, (_, { org_id: orgId, store_id, name: title }) => {
      const address = config.publicUrl + storeAddress(store_id);
      return { about: { kind: 'store', id: store_id }, title, orgName: title, orgId, address, encoded: address };
    }),
    'store.not_found',
  );
