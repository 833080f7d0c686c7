import type { Api, ListedOrder } from '@swapt/shared/contract';
import type { OrgInput } from '@swapt/shared/client';
import { useApiMutation, useApiQuery } from '@swapt/shared/query';
import { keepPreviousData } from '@tanstack/react-query';

/** New ones show up by themselves. */
const everyMs = 10_000;

export const useOrders = (input: OrgInput<'orders.byStore'>) =>
  useApiQuery('orders.byStore', input, { placeholderData: keepPreviousData, refetchInterval: everyMs });

const mostOnBoard = 100;

/** What is to be prepared or handed over, whoever comes first on top. */
export const useBoardOrders = (storeId: string) =>
  useApiQuery(
    'orders.byStore',
    { store_id: storeId, show: 'to_do', page: 1, pageSize: mostOnBoard },
    { select: cardsOf, refetchInterval: everyMs },
  );

const cardsOf = ({ data }: { data: readonly ListedOrder[] }) =>
  // Newest first comes from the server: of two that are due at once, the older one comes first.
  [...data]
    .reverse()
    .sort((one, other) => dueAt(one).localeCompare(dueAt(other)))
    .map((order) => ({ id: order.order_id, column: order.ready_at === null ? 'new' : 'ready', order }));

const dueAt = ({ pickup_from: from, placed_at: placed, created_at: created }: ListedOrder) => from ?? placed ?? created;

export const useOrder = (id: string) =>
  useApiQuery('orders.get', { id }, { select: ({ data }) => data, refetchInterval: everyMs });

export const useUpdateOrder = () => useApiMutation('orders.update', { shownByForm: true });

/** Without a form: a failure shows in the snackbar, and the order is read again. */
export const useDoOrder = () => useApiMutation('orders.update', { refreshAlways: true });

export const useEditLines = () => useApiMutation('orders.editLines', { shownByForm: true });

export const useMakeOrder = () => useApiMutation('orders.make', { shownByForm: true });

/** What an order would come to, and how it can be got. */
export const useOrderQuote = (input: Api['orders.quote']['in'], enabled: boolean) =>
  useApiQuery('orders.quote', input, { placeholderData: keepPreviousData, select: ({ data }) => data, enabled });

export const useCancelOrder = () => useApiMutation('orders.cancel', { refreshAlways: true });

export const useDeleteOrder = () => useApiMutation('orders.delete', { refreshAlways: true });

export const useOrderPayments = (id: string) =>
  useApiQuery('payments.get', { id }, { select: ({ data }) => data, refetchInterval: everyMs });

export const useCharge = () => useApiMutation('payments.capture', { refreshAlways: true });

export const useRefund = () => useApiMutation('payments.refund', { shownByForm: true });
