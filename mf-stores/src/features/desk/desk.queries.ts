import type { OrgInput } from '@swapt/shared/client';
import { useApiMutation, useApiQuery } from '@swapt/shared/query';

/** What waits for a phone or a terminal is asked for often: somebody stands there. */
const waitingMs = 2_000;

export const useSales = (sessionId: string, isWaiting = false) =>
  useApiQuery(
    'pos.sales',
    { session_id: sessionId },
    { select: ({ data }) => data, ...(isWaiting && { refetchInterval: waitingMs }) },
  );

export const useQuote = (input: OrgInput<'pos.quote'>, enabled: boolean) =>
  useApiQuery('pos.quote', input, { select: ({ data }) => data, enabled });

export const useOrderOfSale = (id: string) => useApiQuery('orders.get', { id }, { select: ({ data }) => data });

export const useRefundable = (id: string) =>
  useApiQuery('payments.get', { id }, { select: ({ data }) => data.refundable_lines });

export const useVoidSale = () => useApiMutation('pos.void', { shownByForm: true });

/** What was paid in the same moment is read again, and shown as paid. */
export const useCallOff = () => useApiMutation('pos.void', { refreshAlways: true });

export const useRefundSale = () => useApiMutation('pos.refund', { shownByForm: true, isOnce: true });

export const useMoveCash = () => useApiMutation('pos.moveCash', { shownByForm: true, isOnce: true });

export const useCountDesk = () => useApiMutation('pos.count', { shownByForm: true });

/** Nothing that a form would show: what is wrong with it, the sale itself says. */
export const useSell = () => useApiMutation('pos.sell');
