import { localeOf } from '@swapt/shared/messages';
import type { FastifyInstance } from 'fastify';
import { variantName } from '../../modules/inventory/inventory.service.js';
import {
  askForItemAlert,
  decideItemAlert,
  itemAddress,
  type SoldOutVariant,
} from '../../modules/item-alerts/item-alerts.service.js';
import { readShownProduct } from '../../modules/storefront/storefront.service.js';
import type { Services } from '../../platform/services.js';
import { queryOf } from '../forms.js';
import { orNobody } from '../owner-of.js';
import type { SendPublicPage } from '../public-page.js';
import { findInStore, findStore, orNothing, storePage } from '../storefront/store-page.js';
import { alertForms } from './alert-forms.js';
import { linkPage, type Awaited } from './alert-pages.js';

interface Params {
  id: string;
  inventory_id: string;
}
interface SoldOut extends Awaited {
  variant: SoldOutVariant;
}

/**
 * `/store/:id/inventory/:inventory_id/alert?variant=`: who wants to be told when a variant can be bought again. `…/alert/:token`: the link of their
 * mail, which works as long as they wait, whatever became of the store.
 */
export async function registerItemAlert(app: FastifyInstance, services: Services, send: SendPublicPage): Promise<void> {
  await alertForms<Params, SoldOut>(app, services, send, {
    path: '/store/:id/inventory/:inventory_id/alert',
    addressOf: ({ params, query }, sent) => `${pageOf(params)}/alert${variantOf(query)}${sent ? '&sent' : ''}`,
    find: async ({ params, query }, { language }) => {
      const reader = { locale: localeOf(language), now: services.now() };
      const read = await findInStore(services, params.id, async (tx, store) => {
        const reading = readShownProduct(tx, store, params.inventory_id.toLowerCase(), reader);
        return { store, product: await orNothing(reading, 'store_item.not_found') };
      });
      if (read?.store.status !== 'open') return undefined;
      const { store, product } = read;
      const variant = product?.variants.find(({ variant_id }) => variant_id === queryOf(query, 'variant'));
      if (!product || variant?.availability !== 'sold_out') return undefined;
      const { item_id, store_id } = product;
      const { variant_id, option_values } = variant;
      const names = { store_name: store.name, name: variantName(product.name, option_values) };
      return {
        variant: { org_id: store.org_id, store_id, item_id, variant_id, ...names },
        data: { screen: 'itemAlert', product: itemAddress({ store_id, item_id, variant_id }) },
        frame: storePage(services, store),
      };
    },
    elsewhere: ({ params, query }) => pageOf(params) + variantOf(query),
    ask: ({ variant }, asker) => askForItemAlert(services, variant, asker),
    decide: async ({ params, params: { token } }, choice, texts) => {
      const [storeId, itemId] = [params.id.toLowerCase(), params.inventory_id.toLowerCase()];
      const store = await findStore(services, storeId);
      const alert = await decideItemAlert(services, { storeId, itemId, token }, choice);
      const address = alert
        ? itemAddress({ store_id: storeId, item_id: itemId, variant_id: alert.variant_id })
        : pageOf(params);
      const product = store ? address : '';
      const about: Awaited = {
        data: { screen: 'itemAlert', product },
        frame: store ? storePage(services, store) : {},
      };
      if (!alert) return { about };
      const { kind, ...page } = linkPage(texts, alert.confirmed_at !== null);
      const { email, store_name: storeName, name, option_values } = alert;
      const action = `${pageOf(params)}/alert/${encodeURIComponent(token)}`;
      const data = {
        screen: 'itemAlert' as const,
        product,
        kind,
        action,
        email,
        storeName,
        name: variantName(name, option_values),
      };
      return { about, page: { ...page, data, ...about.frame } };
    },
    owner: ({ params }) => orNobody(async () => (await findStore(services, params.id))?.org_id),
  });
}

const pageOf = ({ id, inventory_id: itemId }: Params) =>
  `/store/${encodeURIComponent(id)}/inventory/${encodeURIComponent(itemId)}`;
const variantOf = (query: unknown) => `?variant=${encodeURIComponent(queryOf(query, 'variant') ?? '')}`;
