import type { OrgInput } from '@swapt/shared/client';
import { liveInterval, useApiMutation, useApiQuery } from '@swapt/shared/query';
import { keepPreviousData } from '@tanstack/react-query';

export const useCustomers = (input: OrgInput<'customers.list'>) =>
  useApiQuery('customers.list', input, { placeholderData: keepPreviousData, refetchInterval: liveInterval.list });

export const useCustomer = (id: string) => useApiQuery('customers.get', { id }, { select: ({ data }) => data });

export const useSuggestions = (id: string | undefined, pageSize: number) =>
  useApiQuery('customers.suggestions.list', { id, pageSize });

export const useTags = () => useApiQuery('customers.tags', {}, { select: ({ data }) => data });

export const useSegments = () => useApiQuery('customers.segments.list', {}, { select: ({ data }) => data });

export const useActivity = (id: string, pageSize: number) =>
  useApiQuery('analytics.customerActivity', { id, pageSize }, { placeholderData: keepPreviousData });

export const useInteractions = (id: string) =>
  useApiQuery('analytics.customerInteraction', { id }, { select: ({ data }) => data });

export const useSubmissions = (input: OrgInput<'submissions.list'>) =>
  useApiQuery('submissions.list', input, { placeholderData: keepPreviousData, refetchInterval: liveInterval.screen });

export const useUpdateCustomer = (shownByForm?: true) => useApiMutation('customers.update', { shownByForm });

export const useTagCustomers = () => useApiMutation('customers.tag', { shownByForm: true });

/** Begins to change many customers in the background. */
export const useChangeManyCustomers = (options?: { shownByForm: true }) =>
  useApiMutation('bulkChanges.startCustomers', { ...options, isOnce: true });

export const useMergeCustomers = () => useApiMutation('customers.merge', { shownByForm: true });

/**
 * Outside of a form: what goes wrong is said by the shell. Everything is asked for again also after a refusal, as a colleague may have settled the
 * pair. `onMerged` stands here and not at the call: the pair, and with it whoever called, is gone by then.
 */
export const useMergeSuggested = (onMerged: () => void) =>
  useApiMutation('customers.merge', { onSuccess: onMerged, refreshAlways: true });

/** As with a merge. */
export const useDismissSuggestion = (onDismissed: () => void) =>
  useApiMutation('customers.suggestions.dismiss', { onSuccess: onDismissed, refreshAlways: true });

export const useDeleteCustomer = () => useApiMutation('customers.delete', { isLeaving: true });

export const useSaveSegment = () => useApiMutation('customers.segments.save', { shownByForm: true });

export const useDeleteSegment = () => useApiMutation('customers.segments.delete');
