import type { Api } from '@swapt/shared/contract';
import { apiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

export function useCode(codeId: string) {
  const { call, session } = useShell();
  return useQuery(apiQuery(call, 'codes.get', { org_id: session.org.org_id, code_id: codeId }));
}

/** Saves a change of a code; with `shownByForm` the screen shows a failure itself. */
export function useUpdateCode(meta?: { shownByForm: true }) {
  const { call } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Api['codes.update']['in']) => call('codes.update', input),
    onSuccess: () => client.invalidateQueries({ queryKey: ['codes'] }),
    meta,
  });
}

/** Does one thing to many codes at once. */
export function useBulk() {
  const { call, session } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Omit<Api['codes.bulk']['in'], 'org_id'>) =>
      call('codes.bulk', { org_id: session.org.org_id, ...input }),
    onSuccess: () => Promise.all(['folders', 'codes'].map((noun) => client.invalidateQueries({ queryKey: [noun] }))),
  });
}
