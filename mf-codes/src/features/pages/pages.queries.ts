import type { OrgInput } from '@swapt/shared/client';
import type { Code, PageSummary } from '@swapt/shared/contract';
import { liveInterval, useApiMutation, useApiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';

export const usePages = (input: OrgInput<'pages.list'>) =>
  useApiQuery('pages.list', input, { placeholderData: keepPreviousData, refetchInterval: liveInterval.list });

/** A page with its draft and what is published. Nothing of it is kept: an editor never begins with a draft that is no longer the newest. */
export const usePage = (pageId: string) =>
  useApiQuery('pages.get', { page_id: pageId }, { select: ({ data }) => data, gcTime: 0, staleTime: Infinity });

export const usePagesOfCode = (codeId: string) =>
  useApiQuery('pages.byCode', { code_id: codeId }, { select: ({ data }) => data });

export const useVersions = (pageId: string) => useApiQuery('pages.versions', { page_id: pageId, pageSize: 50 });

/** One version with what was on it. */
export const useVersion = (pageId: string, version: number) =>
  useApiQuery('pages.versions', { page_id: pageId, version }, { select: ({ data }) => data[0] });

/** As many as a dialog shows of the codes that lead to a page. */
export const mostCodes = 5;

export const useCodesOfPage = (pageId: string) =>
  useApiQuery('codes.list', { pageSize: mostCodes, filter: { page_id: pageId } });

export const useCreatePageCode = () => useApiMutation('codes.create', { isOnce: true, shownByForm: true });

type Changing = 'pages.publish' | 'pages.unpublish' | 'pages.delete' | 'pages.restore' | 'pages.update';

/** Changes a page; with `shownByForm` the screen shows a failure itself. */
export const useChangePage = <K extends Changing>(operation: K, options?: { shownByForm: true }) =>
  useApiMutation(operation, options);

/** Begins to change many pages in the background. */
export const useChangeManyPages = () => useApiMutation('bulkChanges.startPages', { isOnce: true });

/** Makes a page with the draft of another one. */
export function useCopyPage() {
  const { call } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ page_id, name }: { page_id: string; name: string }) => {
      const { data } = await call('pages.get', { page_id });
      return call('pages.create', { name, draft: data.page?.draft });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['pages'] }),
  });
}

/** Makes a code lead to a page: one of the type page shows it, a link gets its address as the destination. */
export const leadingTo = (code: Code, page: Pick<PageSummary, 'page_id' | 'url'>): OrgInput<'codes.update'> => ({
  code_id: code.code_id,
  data: code.type === 'page' ? { content: { page_id: page.page_id } } : { target: page.url },
});
