import type { StoreRecord } from '@swapt/shared/contract';
import { localeOf } from '@swapt/shared/messages';
import { shopperLanguage } from '../../platform/http/callers/shopper-language.js';
import type { Handlers } from '../../platform/http/handler.js';
import { readOpenStore, type OpenStore } from '../stores/stores.service.js';
import { priceCart } from './priced-cart.js';
import { listCategories, listShownItems } from './shown-items.js';
import { readShownProduct } from './shown-product.js';

type Ids =
  | 'stores.record'
  | 'stores.theme'
  | 'stores.inventory'
  | 'stores.categories'
  | 'stores.inventoryItem'
  | 'stores.itemInfo';

export const storefrontHandlers: Handlers<Ids> = {
  'stores.record': async ({ services }, { store_id }) => ({ data: toRecord(await readOpenStore(services, store_id)) }),

  'stores.theme': async ({ services }, { store_id }) => {
    const { theme, name } = await readOpenStore(services, store_id);
    return { data: { customized_field: theme, store_name: name } };
  },

  'stores.inventory': async ({ services, request }, { store_id, ...asked }) =>
    listShownItems(services, await readOpenStore(services, store_id), asked, localeOf(shopperLanguage(request))),

  'stores.categories': async ({ services }, { store_id }) => ({
    data: await listCategories(services, await readOpenStore(services, store_id)),
  }),

  'stores.inventoryItem': async ({ services, request }, { store_id, inventory_id }) => {
    const store = await readOpenStore(services, store_id);
    return { data: await readShownProduct(services, store, inventory_id, localeOf(shopperLanguage(request))) };
  },

  'stores.itemInfo': async ({ services, request }, { store_id, items }) => {
    const store = await readOpenStore(services, store_id);
    return { data: await priceCart(services, store, items, localeOf(shopperLanguage(request))) };
  },
};

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
