import type { OrgInput } from '@swapt/shared/client';
import { useApiMutation, useApiQuery } from '@swapt/shared/query';
import { keepPreviousData } from '@tanstack/react-query';

export const useStores = (input: OrgInput<'stores.list'>) =>
  useApiQuery('stores.list', input, { placeholderData: keepPreviousData });

export const useStore = (storeId: string) =>
  useApiQuery('stores.get', { store_id: storeId }, { select: ({ data }) => data });

/** Where its setting up stands, with the store as it is by then; asked for by those who may change it. */
export const useStoreSetup = (storeId: string, enabled = true) =>
  useApiQuery('stores.initializeNext', { store_id: storeId }, { select: ({ data }) => data, enabled });

export const useCreateStore = () => useApiMutation('stores.create', { isOnce: true, shownByForm: true });

export const useUpdateStore = () => useApiMutation('stores.update', { shownByForm: true });

/** Opens, pauses, closes, deletes or restores one. A failure shows in the snackbar. */
export const useMoveStore = () => useApiMutation('stores.status', { refreshAlways: true });

export const useSaveStep = () => useApiMutation('stores.updateInit', { shownByForm: true });

/** Puts products, or all of a catalog, at the end of what a store sells. */
export const useAddStoreItems = () => useApiMutation('stores.addItems', { shownByForm: true });
