import type { Api } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export function useAddAlias() {
  const { call, session } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Omit<Api['codes.addAlias']['in'], 'org_id'>) =>
      call('codes.addAlias', { org_id: session.org.org_id, ...input }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['codes'] }),
    meta: { shownByForm: true },
  });
}

export function useRemoveAlias() {
  const { call, session } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Omit<Api['codes.removeAlias']['in'], 'org_id'>) =>
      call('codes.removeAlias', { org_id: session.org.org_id, ...input }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['codes'] }),
  });
}
