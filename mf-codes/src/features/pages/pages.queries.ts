import type { Api, Code, PageSummary } from '@swapt/shared/contract';
import { apiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

export function usePages(input: Omit<Api['pages.list']['in'], 'org_id'>) {
  const { call, session } = useShell();
  const query = apiQuery(call, 'pages.list', { org_id: session.org.org_id, ...input });
  return useQuery({ ...query, placeholderData: keepPreviousData });
}

/** A page with its draft and what is published. Nothing of it is kept: an editor never begins with a draft that is no longer the newest. */
export function usePage(pageId: string) {
  const { call } = useShell();
  return useQuery({
    ...apiQuery(call, 'pages.get', { page_id: pageId }),
    select: ({ data }) => data,
    gcTime: 0,
    staleTime: Infinity,
  });
}

export function usePagesOfCode(codeId: string) {
  const { call } = useShell();
  return useQuery({ ...apiQuery(call, 'pages.byCode', { code_id: codeId }), select: ({ data }) => data });
}

export function useVersions(pageId: string) {
  const { call, session } = useShell();
  return useQuery(apiQuery(call, 'pages.versions', { org_id: session.org.org_id, page_id: pageId, pageSize: 50 }));
}

/** One version with what was on it. */
export function useVersion(pageId: string, version: number) {
  const { call, session } = useShell();
  const input = { org_id: session.org.org_id, page_id: pageId, version };
  return useQuery({ ...apiQuery(call, 'pages.versions', input), select: ({ data }) => data[0] });
}

type Changing = 'pages.publish' | 'pages.unpublish' | 'pages.delete' | 'pages.restore' | 'pages.update';

/** Changes a page; with `shownByForm` the screen shows a failure itself. */
export function useChangePage<K extends Changing>(operation: K, meta?: { shownByForm: true }) {
  const { call } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Api[K]['in']) => call(operation, input),
    onSuccess: () => client.invalidateQueries({ queryKey: ['pages'] }),
    meta,
  });
}

/** Makes a page with the draft of another one. */
export function useCopyPage() {
  const { call, session } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ page_id, name }: { page_id: string; name: string }) => {
      const { data } = await call('pages.get', { page_id });
      return call('pages.create', { org_id: session.org.org_id, name, draft: data.page?.draft });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['pages'] }),
  });
}

export function useCodeOfPage(codeId: string) {
  const { call, session } = useShell();
  return useQuery({
    ...apiQuery(call, 'codes.get', { org_id: session.org.org_id, code_id: codeId }),
    enabled: codeId !== '',
    select: ({ data }) => data,
  });
}

/** Makes a code lead to a page: one of the type page shows it, a link gets its address as the destination. */
export function useLeadToPage() {
  const { call } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ code, page }: { code: Code; page: Pick<PageSummary, 'page_id' | 'url'> }) =>
      call('codes.update', {
        org_id: code.org_id,
        code_id: code.code_id,
        data: code.type === 'page' ? { content: { page_id: page.page_id } } : { target: page.url },
      }),
    onSuccess: () => Promise.all(['pages', 'codes'].map((noun) => client.invalidateQueries({ queryKey: [noun] }))),
  });
}
