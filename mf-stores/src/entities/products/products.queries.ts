import type { OrgInput } from '@swapt/shared/client';
import { useApiMutation, useApiQuery } from '@swapt/shared/query';
import { keepPreviousData } from '@tanstack/react-query';

/** As many as a list that drops down is good for; the others are found by typing. */
const choices = 20;

export const useProducts = (input: OrgInput<'product.list'>) =>
  useApiQuery('product.list', input, { placeholderData: keepPreviousData });

/** Products to choose from, by a part of their name, SKU or barcode. */
export const useProductChoices = (search: string) =>
  useProducts({ pageSize: choices, search: search || undefined, sort: search ? 'name' : 'changed' });

/** Nothing of it is kept: a form never begins with a product that is no longer the newest. */
export const useProduct = (productId: string) =>
  useApiQuery('product.get', { product_id: productId }, { select: ({ data }) => data, gcTime: 0, staleTime: Infinity });

export const useCreateProduct = () =>
  useApiMutation('product.create', { isOnce: true, shownByForm: true, isLeaving: true });

export const useUpdateProduct = () => useApiMutation('product.update', { shownByForm: true, isLeaving: true });

/** The same where no form is: a failure shows in the snackbar. */
export const useMoveProduct = () => useApiMutation('product.update', { isLeaving: true });

/** Begins to change many products in the background. */
export const useChangeManyProducts = () => useApiMutation('bulkChanges.startProducts', { isOnce: true });

/** Checks rows of a table and keeps them for an import. */
export const useAddImportRows = () => useApiMutation('productImports.add', { isOnce: true, shownByForm: true });

/** Begins to create the products of an import in the background. */
export const useStartImport = () => useApiMutation('bulkChanges.importProducts', { isOnce: true, shownByForm: true });
