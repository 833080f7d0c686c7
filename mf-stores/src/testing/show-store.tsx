import { renderScreen, type RenderScreenOptions } from '@swapt/shared/testing';
import type { Store } from '@swapt/shared/contract';
import type { ReactNode } from 'react';
import { testStore, testStores } from './test-store.js';

/** A screen of one store at an address below its own, with a server that has it. */
export function showStore(
  screen: ReactNode,
  below: string,
  begin: Partial<Store> = {},
  options: RenderScreenOptions = {},
) {
  const server = testStores(begin);
  const shown = renderScreen(screen, {
    path: `/admin/store/:storeId${below.split('?')[0]}`,
    route: `/admin/store/${testStore.store_id}${below}`,
    ...options,
    api: { ...server.api, ...options.api },
  });
  return { ...shown, change: server.change };
}
