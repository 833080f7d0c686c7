import { localeOf } from '@swapt/shared/messages';
import type { ShownProduct } from '@swapt/shared/contract';
import type { FastifyInstance } from 'fastify';
import { readShownProduct } from '../../modules/storefront/storefront.service.js';
import type { Services } from '../../platform/services.js';
import { queryOf } from '../forms.js';
import type { SendPublicPage } from '../public-page.js';
import { countView, isOfTeam } from './count-view.js';
import { shorten } from '../previews/shorten.js';
import { textsFor } from '../shopper-language.js';
import { productForSearch } from './product-for-search.js';
import { findInStore, noStore, orNothing, storeAddress, storeOfPage, storePage } from './store-page.js';

/** `GET /store/:id/inventory/:inventory_id`: one product of a store. */
export function registerStoreItem(app: FastifyInstance, services: Services, send: SendPublicPage): void {
  app.get<{ Params: { id: string; inventory_id: string } }>(
    '/store/:id/inventory/:inventory_id',
    async (request, reply) => {
      const texts = textsFor(request);
      const { id, inventory_id: itemId } = request.params;
      const now = services.now();
      const read = await findInStore(services, id, async (tx, found) => {
        const reading = readShownProduct(tx, found, itemId.toLowerCase(), { locale: localeOf(texts.language), now });
        return { found, product: await orNothing(reading, 'store_item.not_found') };
      });
      if (!read) return send(reply, noStore(texts, 'storeItem'));
      const { found, product } = read;
      const store = storeOfPage(found, now, texts, request.query);
      if (!product) {
        return send(reply, {
          status: 404,
          title: texts.storeItem('unknownTitle'),
          description: texts.storeItem('unknownText'),
          data: { screen: 'storeItem', kind: 'unknown', store },
          ...storePage(services, found),
        });
      }
      const [picture] = product.pictures;
      const path = `${storeAddress(found.store_id)}inventory/${product.item_id}`;
      const url = services.config.publicUrl + path;
      const isTeam = isOfTeam(request.headers, found.org_id);
      countView(services, { orgId: found.org_id, storeId: found.store_id, kind: 'item' }, request.headers);
      const stockCard = `/admin/store/${found.store_id}/inventory/stock?item=${product.item_id}`;
      return send(reply, {
        status: 200,
        title: `${product.name} – ${found.name}`,
        description: shorten(product.text) || texts.summaries('fromOrg', { orgName: found.name }),
        data: {
          ...{ screen: 'storeItem', kind: 'shown', store, product, chosen: chosenOf(product, request.query) },
          ...(isTeam && { stockCard }),
        },
        isKeptNowhere: isTeam,
        preview: { url, ...(picture && { image: picture }) },
        linkedData: productForSearch(product, url, services.config.publicUrl),
        ...storePage(services, found),
      });
    },
  );
}

/** The variant that the address names, by itself or by the value of each option; else the first that can be bought. */
function chosenOf({ variants }: ShownProduct, query: unknown): string {
  const named = queryOf(query, 'variant');
  const chosen =
    variants.find(({ variant_id }) => variant_id === named) ??
    variants.find(({ option_values }) =>
      option_values.every((value, at) => queryOf(query, `option${at}`) === value && value !== ''),
    ) ??
    variants.find(({ availability }) => availability !== 'sold_out') ??
    variants[0];
  return chosen?.variant_id ?? '';
}
