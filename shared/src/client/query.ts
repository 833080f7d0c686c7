import { queryOptions, useMutation, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Api, OperationId } from '../contract/index.js';
import { useShell } from '../sdk/index.js';
import { ApiError } from './api-error.js';
import type { OrgCall, OrgInput } from './bind-org.js';
import { useRefresh } from './use-refresh.js';

export { useOneByOne } from './use-one-by-one.js';
export { useRefresh } from './use-refresh.js';

declare module '@tanstack/react-query' {
  interface Register {
    /** A form that shows the error itself says so; the shell shows every other failed mutation in the snackbar. */
    mutationMeta: { shownByForm?: true };
  }
}

/** Query options of a reading operation. The key starts with the noun, so that whatever changes the noun makes it read again. */
export function apiQuery<K extends OperationId>(call: OrgCall, id: K, input: OrgInput<K>) {
  return queryOptions(readingOf(call, id, input));
}

/**
 * Ms between two reads of what a screen says comes by itself, as its `refetchInterval`; a window in the background reads nothing. Counts in the rows of a
 * list may be a little older.
 */
export const liveInterval = { screen: 5_000, list: 15_000 } as const;

const readingOf = <K extends OperationId>(call: OrgCall, id: K, input: OrgInput<K>) => ({
  queryKey: [...id.split('.', 1), id, call.orgId, input],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(id, input, { signal }),
});

type Out<K extends OperationId> = Api[K]['out'];
type QueryOptions<K extends OperationId, Picked> = Omit<UseQueryOptions<Out<K>, Error, Picked>, 'queryKey' | 'queryFn'>;

/** Reads by an operation, for the organization in use. */
export function useApiQuery<K extends OperationId, Picked = Out<K>>(
  id: K,
  input: OrgInput<K>,
  options: QueryOptions<K, Picked> = {},
) {
  const { call } = useShell();
  return useQuery<Out<K>, Error, Picked>({ ...readingOf(call, id, input), ...options });
}

export interface MutationOptions<Input, Reply> {
  /** A form shows the failure itself; all others show in the snackbar. */
  shownByForm?: boolean;
  /** The same input sent again after a failure takes effect once: for what makes something new. */
  isOnce?: true;
  /** Everything is read again after a refusal, too: somebody else may have been first. */
  refreshAlways?: true;
  /** The screen is left before anything is read again, so that nothing asks for what is gone. */
  isLeaving?: true;
  onSuccess?: (reply: Reply, input: Input) => void;
}

/** In terms of both types: the compiler would try by all operations at once what an operation can stand for. */
type OptionsOf<K extends OperationId> = MutationOptions<OrgInput<K>, Out<K>>;

/** Changes something by an operation, for the organization in use; what it made untrue is read again (`changes.ts`). */
export function useApiMutation<K extends OperationId>(id: K, options: OptionsOf<K> = {}) {
  const { call } = useShell();
  return useMutationOf(call, id, options);
}

/** The same with a call of one's own, where there is no shell around. */
export function useMutationOf<K extends OperationId>(call: OrgCall, id: K, options: OptionsOf<K> = {}) {
  const { shownByForm, isOnce, refreshAlways, isLeaving, onSuccess } = options;
  const refreshAll = useRefresh(id);
  const sent = useRef({ content: '', key: '' });
  const refresh = async () => {
    const done = refreshAll();
    if (!isLeaving) await done;
  };
  return useMutation({
    // What got no answer may have been done: it is sent again only where that changes nothing.
    retry: (failures, error) =>
      failures < 3 && isRepeatable(id, isOnce) && error instanceof ApiError && error.status === 0,
    mutationFn: (input: OrgInput<K>) => {
      if (!isOnce || isTrial(input)) return call(id, input);
      const content = JSON.stringify(input);
      if (sent.current.content !== content) sent.current = { content, key: crypto.randomUUID() };
      return call(id, input, { idempotencyKey: sent.current.key });
    },
    onSuccess: async (reply, input) => {
      // The same once more is meant as another one.
      sent.current = { content: '', key: '' };
      onSuccess?.(reply, input);
      if (!refreshAlways && !isTrial(input)) await refresh();
    },
    ...(refreshAlways && { onSettled: refresh }),
    ...(shownByForm && { meta: { shownByForm } }),
  });
}

/** Whether sending it twice does what sending it once does: with a key, or because it only sets fields. */
const isRepeatable = (id: OperationId, isOnce?: boolean): boolean => isOnce === true || id.endsWith('.update');

/** Only tells what it would do. */
const isTrial = (input: object): boolean => Reflect.get(input, 'dry_run') === true;
