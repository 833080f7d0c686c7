import type { OrgInput } from '@swapt/shared/client';
import { useApiMutation, useApiQuery } from '@swapt/shared/query';
import { useDefaultCurrency } from '../../entities/products/use-default-currency.js';
import { useStores } from '../../entities/stores/stores.queries.js';
import { keepPreviousData } from '@tanstack/react-query';

export const useDiscounts = (input: OrgInput<'discounts.list'>) =>
  useApiQuery('discounts.list', input, { placeholderData: keepPreviousData });

export const useDiscount = (discountId: string) =>
  useApiQuery('discounts.get', { discount_id: discountId }, { select: ({ data }) => data });

/** The currency of the first store, else the one that prices begin with; undefined while it is not known. */
export function useUsualCurrency(): string | undefined {
  const [preferred] = useDefaultCurrency();
  const stores = useStores({ pageSize: 1 });
  return stores.isPending ? undefined : (stores.data?.data[0]?.currency ?? preferred);
}

/** Promo locks to choose from, by part of a name or code. */
export const usePromoLocks = (search: string) =>
  useApiQuery('promoLock.list', { pageSize: 20, ...(search && { search }) }, { placeholderData: keepPreviousData });

/** What a cart would pay. A discount that was saved since is reckoned with as it is now. */
export const useDiscountPreview = (input: OrgInput<'discounts.preview'>, enabled: boolean) =>
  useApiQuery('discounts.preview', input, { enabled, select: ({ data }) => data, placeholderData: keepPreviousData });

export const useCreateDiscount = () => useApiMutation('discounts.create', { isOnce: true, shownByForm: true });

export const useUpdateDiscount = () => useApiMutation('discounts.update', { shownByForm: true });

/** Activates, pauses or ends one. A failure shows in the snackbar. */
export const useMoveDiscount = () => useApiMutation('discounts.activate', { refreshAlways: true });

export const useDeleteDiscount = () => useApiMutation('discounts.delete', { refreshAlways: true, isLeaving: true });
