import type { OrgInput } from '@swapt/shared/client';
import { liveInterval, useApiMutation, useApiQuery } from '@swapt/shared/query';
import { keepPreviousData } from '@tanstack/react-query';

export const useEvents = (input: OrgInput<'stores.events'>) =>
  useApiQuery('stores.events', input, { placeholderData: keepPreviousData, refetchInterval: liveInterval.list });

export const useEvent = (eventId: string) =>
  useApiQuery(
    'events.get',
    { event_id: eventId },
    { select: ({ data }) => data, refetchInterval: liveInterval.screen },
  );

export const useScheduleEvent = () => useApiMutation('events.create', { isOnce: true, shownByForm: true });

export const useUpdateEvent = () => useApiMutation('events.update', { shownByForm: true });

/** Without a form: a failure shows in the snackbar, and the event is read again. */
export const useCloseEvent = () => useApiMutation('events.close', { refreshAlways: true });

export const useReopenEvent = () => useApiMutation('events.reopen', { refreshAlways: true });

export const useCancelEvent = () => useApiMutation('events.cancel', { refreshAlways: true });
