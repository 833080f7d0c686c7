import type { Api } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { useMutation } from '@tanstack/react-query';

export function useRenderFile() {
  const { call } = useShell();
  return useMutation({
    mutationFn: (input: Api['codes.render']['in']) => call('codes.render', input),
  });
}

/** Codes on sheets of labels, as a PDF. */
export function useLabels() {
  const { call, session } = useShell();
  return useMutation({
    mutationFn: (input: Omit<Api['codes.labels']['in'], 'org_id'>) =>
      call('codes.labels', { org_id: session.org.org_id, ...input }),
    meta: { shownByForm: true },
  });
}
