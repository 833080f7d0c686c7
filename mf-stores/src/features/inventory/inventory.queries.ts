import type { OrgInput } from '@swapt/shared/client';
import type { Api } from '@swapt/shared/contract';
import { useApiMutation, useApiQuery } from '@swapt/shared/query';
import { keepPreviousData } from '@tanstack/react-query';
import { stockRows } from './stock/stock-rows.js';

export type BriefItem = Api['stores.allInventory']['out']['data'][number];
export type Stock = Api['stores.modifyInventory']['out']['data'];

export const useStoreItems = (input: OrgInput<'stores.allInventory'>) =>
  useApiQuery('stores.allInventory', input, { placeholderData: keepPreviousData });

/** A row for each variant of what a store sells. */
export const useStock = (input: OrgInput<'stores.adminInventory'>, enabled: boolean) =>
  useApiQuery('stores.adminInventory', input, { placeholderData: keepPreviousData, select: stockRows, enabled });

/** Those alone that have the text, an exact SKU or barcode first. */
export const useFoundStock = (input: OrgInput<'stores.search'>, enabled: boolean) =>
  useApiQuery('stores.search', input, { placeholderData: keepPreviousData, select: stockRows, enabled });

export const useMoves = (input: OrgInput<'stores.moves'>) =>
  useApiQuery('stores.moves', input, { placeholderData: keepPreviousData });

export const useShowItem = () => useApiMutation('stores.item', { refreshAlways: true });

export const useTakeOutOfStore = () => useApiMutation('stores.removeItem', { shownByForm: true });

/** What a change is sent with: once, however often the answer is lost, and everybody else's changes are seen after it. */
const change = { isOnce: true, shownByForm: true, refreshAlways: true } as const;

export const useModifyStock = () => useApiMutation('stores.modifyInventory', change);
export const useCountStock = () => useApiMutation('stores.countInventory', change);
export const useSellElsewhere = () => useApiMutation('stores.soldCount', change);
export const useTransferStock = () => useApiMutation('stores.transferStock', change);
export const useStockSettings = () =>
  useApiMutation('stores.stockSettings', { shownByForm: true, refreshAlways: true });
/** The same where no form is: a failure shows in the snackbar. */
export const useSoldOutToday = () => useApiMutation('stores.stockSettings', { refreshAlways: true });
