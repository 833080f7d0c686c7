import type { OrgInput } from '@swapt/shared/client';
import { useApiMutation, useApiQuery } from '@swapt/shared/query';
import { keepPreviousData } from '@tanstack/react-query';

export const useCatalogs = (input: OrgInput<'catalogs.get'>) =>
  useApiQuery('catalogs.get', input, { placeholderData: keepPreviousData });

export const useCreateCatalog = () => useApiMutation('catalogs.create', { isOnce: true, shownByForm: true });

export const useDeleteCatalog = () => useApiMutation('catalogs.delete');
