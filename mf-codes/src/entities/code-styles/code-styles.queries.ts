import type { Api, QrStyle } from '@swapt/shared/contract';
import { apiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** How well phones read a style, found out by the server. The last answer stays until the next one is there. */
export function useScanScore(style: QrStyle, codeId: string | undefined) {
  const { call, session } = useShell();
  return useQuery({
    ...apiQuery(call, 'codes.render', { org_id: session.org.org_id, code_id: codeId, style, score: true }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
}

/** Looks that the organization has kept. */
export function useSavedStyles() {
  const { call, session } = useShell();
  const query = apiQuery(call, 'codes.styles.list', { org_id: session.org.org_id });
  return useQuery({ ...query, select: ({ data }) => data });
}

export function useSaveStyle() {
  const { call, session } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Pick<Api['codes.styles.save']['in'], 'name' | 'style'>) =>
      call('codes.styles.save', { org_id: session.org.org_id, ...input }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['codes'] }),
    meta: { shownByForm: true },
  });
}

export function useDeleteStyle() {
  const { call, session } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (styleId: string) => call('codes.styles.delete', { org_id: session.org.org_id, style_id: styleId }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['codes'] }),
  });
}
