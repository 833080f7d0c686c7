import type { OrgInput } from '@swapt/shared/client';
import { useApiMutation, useApiQuery } from '@swapt/shared/query';
import { keepPreviousData } from '@tanstack/react-query';

/** New ones show up by themselves. */
const everyMs = 10_000;

export const useOrders = (input: OrgInput<'orders.byStore'>) =>
  useApiQuery('orders.byStore', input, { placeholderData: keepPreviousData, refetchInterval: everyMs });

export const useOrder = (id: string) =>
  useApiQuery('orders.get', { id }, { select: ({ data }) => data, refetchInterval: everyMs });

export const useUpdateOrder = () => useApiMutation('orders.update', { shownByForm: true });

/** Without a form: a failure shows in the snackbar, and the order is read again. */
export const useDoOrder = () => useApiMutation('orders.update', { refreshAlways: true });

export const useCancelOrder = () => useApiMutation('orders.cancel', { refreshAlways: true });

export const useDeleteOrder = () => useApiMutation('orders.delete', { refreshAlways: true });
