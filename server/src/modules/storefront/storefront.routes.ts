import type { StoreRecord } from '@swapt/shared/contract';
import { localeOf } from '@swapt/shared/messages';
import { shopperLanguage } from '../../platform/http/callers/shopper-language.js';
import type { Handlers, PublicCtx } from '../../platform/http/handler.js';
import { inOpenStore, type OpenStore } from '../stores/stores.service.js';
import { priceCart } from './priced-cart.js';
import { listCategories, listShownItems, type Reader } from './shown-items.js';
import { readShownProduct } from './shown-product.js';

type Ids =
  | 'stores.record'
  | 'stores.theme'
  | 'stores.inventory'
  | 'stores.categories'
  | 'stores.inventoryItem'
  | 'stores.itemInfo';

export const storefrontHandlers: Handlers<Ids> = {
  'stores.record': async ({ services }, { store_id }) => ({
    data: await inOpenStore(services, store_id, (_, store) => toRecord(store)),
  }),

  'stores.theme': async ({ services }, { store_id }) => ({
    data: await inOpenStore(services, store_id, (_, { theme, name }) => ({
      customized_field: theme,
      store_name: name,
    })),
  }),

  'stores.inventory': (ctx, { store_id, ...asked }) =>
    inOpenStore(ctx.services, store_id, (tx, store) => listShownItems(tx, store, asked, readerOf(ctx))),

  'stores.categories': async ({ services }, { store_id }) => ({
    data: await inOpenStore(services, store_id, listCategories),
  }),

  'stores.inventoryItem': async (ctx, { store_id, inventory_id }) => ({
    data: await inOpenStore(ctx.services, store_id, (tx, store) =>
      readShownProduct(tx, store, inventory_id, readerOf(ctx)),
    ),
  }),

  'stores.itemInfo': async (ctx, { store_id, items }) => ({
    data: await inOpenStore(ctx.services, store_id, (tx, store) => priceCart(tx, store, items, readerOf(ctx))),
  }),
};

const readerOf = ({ services, request }: Pick<PublicCtx, 'services' | 'request'>): Reader => ({
  locale: localeOf(shopperLanguage(request)),
  now: services.now(),
});

function toRecord(store: OpenStore): StoreRecord {
  const { name: store_name, fulfilment, status } = store;
  const { store_id, pause_note, about, logo, email, phone, address, country, currency, hours, closed_days, terms } =
    store;
  return {
    ...{
      store_id,
      store_name,
      pause_note,
      about,
      logo,
      email,
      phone,
      address,
      country,
      currency,
      hours,
      closed_days,
      terms,
    },
    status: status === 'paused' ? 'paused' : 'open',
    fulfilment: fulfilment.flatMap(({ is_on, kind, name }) => (is_on ? [{ kind, name }] : [])),
  };
}
