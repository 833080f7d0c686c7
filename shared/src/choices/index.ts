import { keepPreviousData } from '@tanstack/react-query';
import { useApiQuery } from '../client/query.js';

/** As many as a list that drops down is good for; the others are found by typing. */
const pageSize = 20;

/** Codes to choose from, by a part of their name; the newest first unless told otherwise. */
export const useCodeChoices = (search: string, sort?: 'name' | 'scans') =>
  useApiQuery(
    'codes.list',
    { pageSize, filter: { search: search || undefined, sort } },
    { placeholderData: keepPreviousData },
  );

/** The name of a code that is not among the choices; asked for only with an id. */
export const useCodeName = (codeId: string | undefined) =>
  useApiQuery('codes.get', { code_id: codeId ?? '' }, { enabled: Boolean(codeId), select: ({ data }) => data.name });

/** Pages to choose from, by a part of their name; those that were saved last first. */
export const usePageChoices = (search: string) =>
  useApiQuery('pages.list', { pageSize, search: search || undefined }, { placeholderData: keepPreviousData });

/** The team's name of a page that is not among the choices; asked for only with an id. */
export const usePageName = (pageId: string | undefined) =>
  useApiQuery(
    'pages.get',
    { page_id: pageId ?? '' },
    { enabled: Boolean(pageId), select: ({ data }) => data.page?.name },
  );

/** Folders to choose from, by a part of their name; asked for only with one, which may be empty. */
export const useFolderChoices = (search: string | undefined) =>
  useApiQuery(
    'folders.get',
    { pageSize, search: search || undefined },
    { enabled: search !== undefined, placeholderData: keepPreviousData },
  );

/** The name of a folder that is not among the choices; asked for only with an id. */
export const useFolderName = (folderId: string | undefined) =>
  useApiQuery(
    'folders.get',
    { folder_id: folderId ?? '' },
    { enabled: Boolean(folderId), select: ({ data }) => data[0]?.name },
  );

/** Stores to choose from, by a part of their name. */
export const useStoreChoices = (search: string) =>
  useApiQuery('stores.list', { pageSize, search: search || undefined }, { placeholderData: keepPreviousData });

/** The name of a store that is not among the choices; asked for only with an id. */
export const useStoreName = (storeId: string | undefined) =>
  useApiQuery(
    'stores.get',
    { store_id: storeId ?? '' },
    { enabled: Boolean(storeId), select: ({ data }) => data.name },
  );

/** What a store sells, by a part of its name; asked for only with a store. */
export const useItemChoices = (storeId: string | undefined, search: string) =>
  useApiQuery(
    'stores.allInventory',
    { store_id: storeId ?? '', pageSize, search: search || undefined },
    { enabled: Boolean(storeId), placeholderData: keepPreviousData },
  );

/** The name of an item that is not among the choices; asked for only with an id. */
export const useItemName = (storeId: string | undefined, itemId: string | undefined) =>
  useApiQuery(
    'stores.adminInventory',
    { store_id: storeId ?? '', item_id: itemId, pageSize: 1 },
    { enabled: Boolean(storeId && itemId), select: ({ data }) => data[0]?.name },
  );
