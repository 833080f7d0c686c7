import { liveInterval, useApiMutation, useApiQuery } from '@swapt/shared/query';

export const useEventMoney = (eventId: string) =>
  useApiQuery(
    'settlement.get',
    { event_id: eventId },
    { select: ({ data }) => data, refetchInterval: liveInterval.screen },
  );

export const useSubmit = () => useApiMutation('settlement.submit', { shownByForm: true });

/** Without a form: a failure shows in the snackbar, and all is read again. */
export const useApprove = () => useApiMutation('settlement.approve', { refreshAlways: true });

export const useReject = () => useApiMutation('settlement.reject', { shownByForm: true });
