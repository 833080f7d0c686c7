import type { Api } from '@swapt/shared/contract';
import { apiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

type Input<K extends keyof Api> = Omit<Api[K]['in'], 'org_id'>;

export function useCustomers(input: Input<'customers.list'>) {
  const { call, session } = useShell();
  const query = apiQuery(call, 'customers.list', { org_id: session.org.org_id, ...input });
  return useQuery({ ...query, placeholderData: keepPreviousData });
}

export function useCustomer(id: string) {
  const { call, session } = useShell();
  const query = apiQuery(call, 'customers.get', { org_id: session.org.org_id, id });
  return useQuery({ ...query, select: ({ data }) => data });
}

export function useSuggestions(id: string | undefined, pageSize: number) {
  const { call, session } = useShell();
  return useQuery(apiQuery(call, 'customers.suggestions.list', { org_id: session.org.org_id, id, pageSize }));
}

export function useTags() {
  const { call, session } = useShell();
  const query = apiQuery(call, 'customers.tags', { org_id: session.org.org_id });
  return useQuery({ ...query, select: ({ data }) => data });
}

export function useSegments() {
  const { call, session } = useShell();
  const query = apiQuery(call, 'customers.segments.list', { org_id: session.org.org_id });
  return useQuery({ ...query, select: ({ data }) => data });
}

export function useActivity(id: string, pageSize: number) {
  const { call, session } = useShell();
  const query = apiQuery(call, 'analytics.customerActivity', { org_id: session.org.org_id, id, pageSize });
  return useQuery({ ...query, placeholderData: keepPreviousData });
}

export function useInteractions(id: string) {
  const { call, session } = useShell();
  const query = apiQuery(call, 'analytics.customerInteraction', { org_id: session.org.org_id, id });
  return useQuery({ ...query, select: ({ data }) => data });
}

export function useSubmissions(input: Input<'submissions.list'>) {
  const { call, session } = useShell();
  const query = apiQuery(call, 'submissions.list', { org_id: session.org.org_id, ...input });
  return useQuery({ ...query, placeholderData: keepPreviousData });
}

/** As many as a list that drops down is good for; the others are found by typing. */
const choices = 20;

/** Codes to filter by, those with the most scans first. */
export function useCodeChoices(search: string) {
  const { call, session } = useShell();
  const filter = { search: search || undefined, sort: 'scans' as const };
  const query = apiQuery(call, 'codes.list', { org_id: session.org.org_id, pageSize: choices, filter });
  return useQuery({ ...query, placeholderData: keepPreviousData, select: ({ data }) => data });
}

/** What the code is called that the list is filtered by. */
export function useCodeName(codeId = '') {
  const { call, session } = useShell();
  const query = apiQuery(call, 'codes.get', { org_id: session.org.org_id, code_id: codeId });
  return useQuery({ ...query, enabled: codeId !== '', select: ({ data }) => data.name });
}

/** Pages to filter by, those that were saved last first. */
export function usePageChoices(search: string) {
  const { call, session } = useShell();
  const input = { org_id: session.org.org_id, pageSize: choices, search: search || undefined };
  const query = apiQuery(call, 'pages.list', input);
  return useQuery({ ...query, placeholderData: keepPreviousData, select: ({ data }) => data });
}

/** What the page is called that the list is filtered by. */
export function usePageName(pageId = '') {
  const { call } = useShell();
  const query = apiQuery(call, 'pages.get', { page_id: pageId });
  return useQuery({ ...query, enabled: pageId !== '', select: ({ data }) => data.page?.name });
}

/** Everything that shows customers is asked for again. */
function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      ['customers', 'submissions', 'analytics'].map((noun) => client.invalidateQueries({ queryKey: [noun] })),
    );
}

export function useUpdateCustomer(shownByForm?: true) {
  const { call, session } = useShell();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (input: Input<'customers.update'>) =>
      call('customers.update', { org_id: session.org.org_id, ...input }),
    onSuccess: refresh,
    ...(shownByForm && { meta: { shownByForm } }),
  });
}

export function useMergeCustomers() {
  const { call, session } = useShell();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (input: Input<'customers.merge'>) => call('customers.merge', { org_id: session.org.org_id, ...input }),
    onSuccess: refresh,
    meta: { shownByForm: true },
  });
}

/**
 * Outside of a form: what goes wrong is said by the shell. Everything is asked for again also after a refusal, as a colleague may have settled the
 * pair. `onMerged` stands here and not at the call: the pair, and with it whoever called, is gone by then.
 */
export function useMergeSuggested(onMerged: () => void) {
  const { call, session } = useShell();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (input: Input<'customers.merge'>) => call('customers.merge', { org_id: session.org.org_id, ...input }),
    onSuccess: onMerged,
    onSettled: refresh,
  });
}

/** As with a merge. */
export function useDismissSuggestion(onDismissed: () => void) {
  const { call, session } = useShell();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (input: Input<'customers.suggestions.dismiss'>) =>
      call('customers.suggestions.dismiss', { org_id: session.org.org_id, ...input }),
    onSuccess: onDismissed,
    onSettled: refresh,
  });
}

export function useDeleteCustomer() {
  const { call, session } = useShell();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => call('customers.delete', { org_id: session.org.org_id, id }),
    // Not waited for: the screen of the customer is left before it asks for what is no longer there.
    onSuccess: () => void refresh(),
  });
}

export function useSaveSegment() {
  const { call, session } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input<'customers.segments.save'>) =>
      call('customers.segments.save', { org_id: session.org.org_id, ...input }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['customers'] }),
    meta: { shownByForm: true },
  });
}

export function useDeleteSegment() {
  const { call, session } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (segment_id: string) => call('customers.segments.delete', { org_id: session.org.org_id, segment_id }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['customers'] }),
  });
}
