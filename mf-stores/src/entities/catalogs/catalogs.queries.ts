import type { OrgInput } from '@swapt/shared/client';
import { useApiMutation, useApiQuery } from '@swapt/shared/query';
import { keepPreviousData } from '@tanstack/react-query';

export const useCatalogs = (input: OrgInput<'catalogs.get'>) =>
  useApiQuery('catalogs.get', input, { placeholderData: keepPreviousData });

/** One catalog; asked for only with an id. */
export const useCatalog = (catalogId: string | undefined) =>
  useApiQuery(
    'catalogs.get',
    { catalog_id: catalogId ?? '' },
    { enabled: Boolean(catalogId), select: ({ data }) => data[0] },
  );

export const useCreateCatalog = () => useApiMutation('catalogs.create', { isOnce: true, shownByForm: true });

export const useRenameCatalog = () => useApiMutation('catalogs.update', { shownByForm: true });

export const useDeleteCatalog = () => useApiMutation('catalogs.delete', { isLeaving: true });

/** Begins to delete many catalogs in the background. */
export const useDeleteManyCatalogs = () => useApiMutation('bulkChanges.deleteCatalogs', { isOnce: true });

export const useAddItems = () => useApiMutation('items.add', { shownByForm: true });
