import { localeOf } from '@swapt/shared/messages';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services.js';
import { listCategories, listShownItems } from '../../modules/storefront/storefront.service.js';
import { queryOf } from '../forms.js';
import type { SendPublicPage } from '../public-page.js';
import { shorten } from '../previews/shorten.js';
import { textsFor } from '../shopper-language.js';
import { findStore, noStore, storeAddress, storeOfPage, storePage } from './store-page.js';

const perPage = 24;
const longestSearch = 120;

/** `GET /store/:id/`: what a store sells. */
export function registerStore(app: FastifyInstance, services: Services, send: SendPublicPage): void {
  app.get<{ Params: { id: string } }>('/store/:id', (request, reply) =>
    reply.redirect(storeAddress(encodeURIComponent(request.params.id)) + queryText(request.url), 308),
  );
  app.get<{ Params: { id: string } }>('/store/:id/', async (request, reply) => {
    const texts = textsFor(request);
    const store = await findStore(services, request.params.id);
    if (!store) return send(reply, noStore(texts, 'store'));
    const search = (queryOf(request.query, 'q') ?? '').trim().slice(0, longestSearch);
    const categories = await listCategories(services, store);
    const category = queryOf(request.query, 'c') ?? '';
    const isCategory = categories.some(({ catalog_id: id }) => id === category);
    const asked = {
      search,
      ...(isCategory && { catalog_id: category }),
      page: pageOf(queryOf(request.query, 'page')),
      pageSize: perPage,
    };
    const { data: items, page, total } = await listShownItems(services, store, asked, localeOf(texts.language));
    const about = store.about;
    return send(reply, {
      status: 200,
      title: store.name,
      description: shorten(about) || texts.summaries('fromOrg', { orgName: store.name }),
      data: {
        ...{
          screen: 'store',
          kind: 'shown',
          about,
          search,
          categories,
          category: isCategory ? category : '',
          items,
          page,
          total,
        },
        store: storeOfPage(store, services.now(), texts),
        pages: Math.max(1, Math.ceil(total / perPage)),
      },
      isUnlisted: search !== '',
      preview: {
        url: services.config.publicUrl + storeAddress(store.store_id),
        ...(store.logo && { image: store.logo }),
      },
      ...storePage(services, store),
    });
  });
}

const queryText = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?')) : '');
const pageOf = (text = '') => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1);
