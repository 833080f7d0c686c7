import { useApiMutation, useApiQuery } from '@swapt/shared/query';

export const useCode = (codeId: string, options?: { enabled?: boolean; refetchInterval?: number | false }) =>
  useApiQuery('codes.get', { code_id: codeId }, options);

/** The tags in use, with their numbers of codes. */
export const useTags = () => useApiQuery('codes.tags', {}, { select: ({ data }) => data });

export const useCreateFolder = () => useApiMutation('folders.create', { shownByForm: true });

/** Saves a change of a code; with `shownByForm` the screen shows a failure itself. */
export const useUpdateCode = (options?: { shownByForm: true }) => useApiMutation('codes.update', options);

/** Does one thing to many codes at once. */
export const useBulk = (options?: { shownByForm: true }) => useApiMutation('codes.bulk', options);

/** Begins to do one thing to more codes than one request changes. */
export const useStartBulkChange = () => useApiMutation('bulkChanges.start', { isOnce: true });
