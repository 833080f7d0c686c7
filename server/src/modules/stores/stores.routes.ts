import type { Handlers } from '../../platform/http/handler.js';
import { beginSetup, readSetup, saveStep } from './store-setup.js';
import { moveStore } from './store-status.js';
import { changeStore, createStore, listStores, readStore } from './stores.service.js';

export const storesHandlers: Handlers<
  | 'stores.create'
  | 'stores.list'
  | 'stores.get'
  | 'stores.update'
  | 'stores.status'
  | 'stores.initialize'
  | 'stores.initializeNext'
  | 'stores.updateInit'
> = {
  'stores.create': async (ctx, { org_id: _, ...input }) => ({ data: await createStore(ctx, input) }),
  'stores.list': async (ctx, { org_id: _, ...input }) => listStores(ctx, input),
  'stores.get': async (ctx, { store_id }) => ({ data: await readStore(ctx, store_id) }),
  'stores.update': async (ctx, input) => ({ data: await changeStore(ctx, input) }),
  'stores.status': async (ctx, input) => ({ data: await moveStore(ctx, input) }),
  'stores.initialize': async (ctx, { store_id }) => ({ data: await beginSetup(ctx, store_id) }),
  'stores.initializeNext': async (ctx, { store_id }) => ({ data: await readSetup(ctx, store_id) }),
  'stores.updateInit': async (ctx, input) => ({ data: await saveStep(ctx, input) }),
};
