import { localeOf } from '@swapt/shared/messages';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services.js';
import { listCategories, listShownItems } from '../../modules/storefront/storefront.service.js';
import { queryOf } from '../forms.js';
import type { SendPublicPage } from '../public-page.js';
import { shorten } from '../previews/shorten.js';
import { textsFor } from '../shopper-language.js';
import { findInStore, noStore, storeAddress, storeOfPage, storePage } from './store-page.js';

const perPage = 24;
const longestSearch = 120;

/** `GET /store/:id/`: what a store sells. */
export function registerStore(app: FastifyInstance, services: Services, send: SendPublicPage): void {
  app.get<{ Params: { id: string } }>('/store/:id', (request, reply) =>
    reply.redirect(storeAddress(encodeURIComponent(request.params.id)) + queryText(request.url), 308),
  );
  app.get<{ Params: { id: string } }>('/store/:id/', async (request, reply) => {
    const texts = textsFor(request);
    const search = (queryOf(request.query, 'q') ?? '').trim().slice(0, longestSearch);
    const wanted = queryOf(request.query, 'c') ?? '';
    const now = services.now();
    const read = await findInStore(services, request.params.id, async (tx, store) => {
      const categories = await listCategories(tx, store);
      const category = categories.some(({ catalog_id: id }) => id === wanted) ? wanted : '';
      const asked = {
        search,
        ...(category && { catalog_id: category }),
        page: pageOf(queryOf(request.query, 'page')),
        pageSize: perPage,
      };
      const list = await listShownItems(tx, store, asked, { locale: localeOf(texts.language), now });
      return { store, categories, category, list };
    });
    if (!read) return send(reply, noStore(texts, 'store'));
    const { store, categories, category } = read;
    const { data: items, page, total } = read.list;
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
          category,
          items,
          page,
          total,
        },
        store: storeOfPage(store, now, texts, request.query),
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
