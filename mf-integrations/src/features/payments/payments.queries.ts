import { useApiMutation, useApiQuery } from '@swapt/shared/query';

export const useConnected = () => useApiQuery('payments.org', {}, { select: ({ data }) => data });

/** As the card service says it now. */
export const useBalance = () => useApiQuery('payments.balance', {}, { select: ({ data }) => data });

export const useConnect = () => useApiMutation('payments.connect.create', { shownByForm: true });

/** Asks the card service; what it says is read again. */
export const useRefreshAccount = () => useApiMutation('payments.connect.status', { refreshAlways: true });

/** Where the organization answers what the card service asks. */
export const useAccountLink = () => useApiMutation('payments.connect');

export const useDetach = () => useApiMutation('payments.org', { refreshAlways: true });

export const useSeller = () => useApiQuery('payments.tax', {}, { select: ({ data }) => data });

export const useSaveSeller = () => useApiMutation('payments.tax', { shownByForm: true });

export const useRegister = () => useApiMutation('payments.taxRegistration', { shownByForm: true });

/** Who comes back from the page of the card service sees what it reports, a moment later. */
const everyMs = 10_000;

export const useSubscription = () =>
  useApiQuery('payments.subscription', {}, { select: ({ data }) => data, refetchInterval: everyMs });

/** The address of that page. */
export const useSubscriptionPage = () => useApiMutation('payments.subscription');
