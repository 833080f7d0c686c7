import { localeOf } from '@swapt/shared/messages';
import { shopperLanguage } from '../../platform/http/callers/shopper-language.js';
import type { Handlers } from '../../platform/http/handler.js';
import { inOpenStore } from '../stores/stores.service.js';
import { changeAddOn, createAddOn, listAddOns, moveAddOn, removeAddOn, switchAddOn } from './addons.service.js';
import { listOffered } from './offered-addons.service.js';

type Ids =
  'addons.get' | 'addons.list' | 'addons.create' | 'addons.update' | 'addons.status' | 'addons.move' | 'addons.delete';

export const addonsHandlers: Handlers<Ids> = {
  'addons.get': async ({ services, request }, { store_id, inventory_id }) => ({
    data: await inOpenStore(services, store_id, (tx, store) =>
      listOffered(tx, store, inventory_id, localeOf(shopperLanguage(request))),
    ),
  }),
  'addons.list': async (ctx, input) => listAddOns(ctx, input),
  'addons.create': async (ctx, { org_id: _, ...input }) => ({ data: await createAddOn(ctx, input) }),
  'addons.update': async (ctx, input) => ({ data: await changeAddOn(ctx, input) }),
  'addons.status': async (ctx, { add_on, status }) => ({ data: await switchAddOn(ctx, add_on, status) }),
  'addons.move': async (ctx, { add_on_id, before_add_on_id }) => ({
    data: await moveAddOn(ctx, add_on_id, before_add_on_id),
  }),
  'addons.delete': async (ctx, { add_on_id }) => {
    await removeAddOn(ctx, add_on_id);
    return { data: { add_on_id } };
  },
};
